import { timeEntryEndpoints } from "@caseload/contract/engagements/time-entries";
import { timerEndpoints } from "@caseload/contract/engagements/timers";
import { timesheetEndpoints } from "@caseload/contract/engagements/timesheets";
import { idParams } from "@caseload/contract/fields";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../../../platform/actor.ts";
import { dayIn, daysBetween } from "../../../platform/calendar-day.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { sendCsv } from "../../../platform/http/send-download.ts";
import { requireParty } from "../contracts/queries.ts";
import { answerTimesheet } from "./answer-timesheet.ts";
import { changeTimeEntry, deleteTimeEntry } from "./change-time-entry.ts";
import { hintsFor } from "./narrative-hints.ts";
import { presentTimeEntry, presentTimer, presentTimesheet } from "./present.ts";
import { listContractTime, readTimeSummary } from "./contract-time.ts";
import {
  findEntries,
  findTimer,
  listTime,
  listTimesheets,
  readTime,
  readTimesheets,
  requireFirmTimesheet,
  findTimesheet,
  requireOwnEntry,
} from "./queries.ts";
import { isContemporaneous, recordTime } from "./record-time.ts";
import { reverseTimeEntry } from "./reverse-time-entry.ts";
import { submitTimesheet } from "./submit-timesheet.ts";
import { timeCsv, timesheetsCsv } from "./time-csv.ts";
import { discardTimer, startTimer, stopTimer } from "./timer.ts";

const done = { success: true as const };
const noDetails = { narrative: null, taskCode: null, activityCode: null, clerical: false };

export function timeRoutes(register: Register, { db, clock }: Deps): void {
  const showEntries = async (ids: readonly number[]) => (await findEntries(db, ids)).map(presentTimeEntry);
  async function showEntry(id: number) {
    const [entry] = await showEntries([id]);
    if (!entry) throw new Error(`There is no time entry ${id}.`);
    return entry;
  }
  async function showTimesheet(actor: Actor, id: number) {
    const row = await findTimesheet(db, id);
    if (!row) throw new Error(`There is no timesheet ${id}.`);
    return presentTimesheet(row, actor);
  }
  async function showTimer(actor: Actor) {
    const row = await findTimer(db, actor.id);
    return row ? presentTimer(row, clock()) : null;
  }

  /** Strangers get 404 whatever they send, before the body is checked. */
  const beforeOn =
    (requireAccess: (actor: Actor, id: number) => Promise<unknown>) =>
    async ({ actor, params }: FastifyRequest) => {
      const named = idParams.safeParse(params);
      if (actor && named.success) await requireAccess(actor, named.data.id);
    };
  const onContract = { before: beforeOn((actor, id) => requireParty(db, actor, id, "paralegal")) };
  const onEntry = { before: beforeOn((actor, id) => requireOwnEntry(db, actor, id)) };
  const onTimesheet = { before: beforeOn((actor, id) => requireFirmTimesheet(db, actor, id)) };

  register(timeEntryEndpoints.listContractTime, async ({ actor, params, query }) => {
    const { rows, next } = await listContractTime(db, actor, params.id, query);
    return { rows: rows.map(presentTimeEntry), next };
  });

  register(timeEntryEndpoints.downloadContractTime, async ({ actor, params, query, reply }) => {
    const { side } = await requireParty(db, actor, params.id);
    const rows = await readTime(db, { contractId: params.id, side }, query);
    return sendCsv(reply, `caseload-contract-${params.id}-time`, timeCsv(rows));
  });

  register(timeEntryEndpoints.getTimeSummary, async ({ actor, params }) =>
    readTimeSummary(db, actor, params.id),
  );

  register(
    timeEntryEndpoints.createTimeEntry,
    async ({ actor, params, body }) => showEntry(await recordTime(db, actor, params.id, body, clock())),
    {
      ...onContract,
      reread: async ({ id }, { actor }) => {
        await requireOwnEntry(db, actor, id);
        return showEntry(id);
      },
    },
  );

  register(
    timeEntryEndpoints.changeTimeEntry,
    async ({ actor, params, body }) => {
      await changeTimeEntry(db, actor, params.id, body, clock());
      return showEntry(params.id);
    },
    onEntry,
  );

  register(timeEntryEndpoints.deleteTimeEntry, async ({ actor, params }) => {
    await deleteTimeEntry(db, actor, params.id);
    return done;
  });

  register(
    timeEntryEndpoints.reverseTimeEntry,
    async ({ actor, params, body }) =>
      showEntry(await reverseTimeEntry(db, actor, params.id, body.reason, clock())),
    onEntry,
  );

  register(timeEntryEndpoints.listOwnTime, async ({ actor, query }) => {
    const { rows, next } = await listTime(db, { paralegalId: actor.id }, query);
    return { rows: rows.map(presentTimeEntry), next };
  });

  register(timeEntryEndpoints.downloadOwnTime, async ({ actor, query, reply }) =>
    sendCsv(reply, "caseload-time", timeCsv(await readTime(db, { paralegalId: actor.id }, query))),
  );

  register(timeEntryEndpoints.hintAtNarrative, async ({ actor, body }) => {
    await requireParty(db, actor, body.contractId, "paralegal");
    const age = body.day === undefined ? 0 : daysBetween(body.day, dayIn(clock(), actor.timeZone));
    return hintsFor({
      narrative: body.narrative,
      minutes: body.minutes,
      clerical: body.clerical ?? false,
      contemporaneous: isContemporaneous(age),
    }).map(({ text }) => text);
  });

  register(timerEndpoints.getTimer, async ({ actor }) => showTimer(actor));

  register(timerEndpoints.startTimer, async ({ actor, body }) => {
    await startTimer(db, actor, body, clock());
    const timer = await showTimer(actor);
    if (!timer) throw new Error("The timer was not stored.");
    return timer;
  });

  register(timerEndpoints.stopTimer, async ({ actor, body }) => {
    const [first, ...further] = await showEntries(await stopTimer(db, actor, body ?? noDetails, clock()));
    if (!first) throw new Error("The timer recorded no time.");
    return { ...first, further };
  });

  register(timerEndpoints.discardTimer, async ({ actor }) => {
    await discardTimer(db, actor);
    return done;
  });

  register(timesheetEndpoints.listTimesheets, async ({ actor, params, query }) => {
    await requireParty(db, actor, params.id);
    const { rows, next } = await listTimesheets(db, params.id, query);
    return { rows: rows.map((row) => presentTimesheet(row, actor)), next };
  });

  register(timesheetEndpoints.downloadTimesheets, async ({ actor, params, reply }) => {
    await requireParty(db, actor, params.id);
    const rows = await readTimesheets(db, params.id);
    return sendCsv(reply, `caseload-contract-${params.id}-timesheets`, timesheetsCsv(rows));
  });

  register(
    timesheetEndpoints.submitTimesheet,
    async ({ actor, params, body }) =>
      showTimesheet(actor, await submitTimesheet(db, actor, params.id, body.weekStart, clock())),
    onContract,
  );

  register(
    timesheetEndpoints.approveTimesheet,
    async ({ actor, params, body }) => {
      const answer = { status: "approved", reason: null } as const;
      await answerTimesheet(db, actor, params.id, answer, body?.comments ?? [], clock());
      return showTimesheet(actor, params.id);
    },
    onTimesheet,
  );

  register(
    timesheetEndpoints.returnTimesheet,
    async ({ actor, params, body }) => {
      const answer = { status: "returned", reason: body.reason } as const;
      await answerTimesheet(db, actor, params.id, answer, body.comments, clock());
      return showTimesheet(actor, params.id);
    },
    onTimesheet,
  );
}
