import { nameInFile } from "@caseload/contract/accounts/name-in-file";
import { csvLine, csvMark } from "@caseload/contract/csv";
import { idParams } from "@caseload/contract/fields";
import { conflictCheckEndpoints } from "@caseload/contract/hiring/conflict-checks";
import { conflictEventLabels, conflictStatusLabels } from "@caseload/contract/hiring/conflict-statuses";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { sendCsv } from "../../../platform/http/send-download.ts";
import { consentToCompare } from "./consent-to-compare.ts";
import { decideConflict } from "./decide-conflict.ts";
import { presentConflict, presentEvent } from "./present.ts";
import { type EventRow, listEvents, readEvents, requireConflict } from "./queries.ts";

function* logCsv(rows: readonly EventRow[]): Generator<string> {
  yield csvMark + csvLine(["Application", "Job", "Paralegal", "Event", "Status", "At"]);
  for (const { event, jobTitle, paralegalName, paralegalEmailConfirmed } of rows)
    yield csvLine([
      event.applicationId,
      jobTitle,
      nameInFile(paralegalName, paralegalEmailConfirmed),
      conflictEventLabels[event.kind],
      conflictStatusLabels[event.status],
      event.at.toISOString(),
    ]);
}

export function conflictRoutes(register: Register, { db, clock, nameSeal }: Deps): void {
  const show = async (actor: Actor, id: number) =>
    presentConflict(actor, await requireConflict(db, actor, id), nameSeal);

  /** Strangers get 404 whatever they send, before the body is checked. */
  const before = async ({ actor, params }: FastifyRequest) => {
    const named = idParams.safeParse(params);
    if (actor && named.success) await requireConflict(db, actor, named.data.id);
  };

  register(conflictCheckEndpoints.getConflict, async ({ actor, params }) => show(actor, params.id));

  register(
    conflictCheckEndpoints.decideConflict,
    async ({ actor, params, body }) => {
      await decideConflict({ db, nameSeal }, actor, params.id, body, clock());
      return show(actor, params.id);
    },
    { before },
  );

  register(
    conflictCheckEndpoints.consentToCompare,
    async ({ actor, params, body }) => {
      await consentToCompare(db, actor, params.id, body.consent, clock());
      return show(actor, params.id);
    },
    { before },
  );

  register(conflictCheckEndpoints.listConflictLog, async ({ actor, query }) => {
    const { rows, next } = await listEvents(db, actor, query);
    return { rows: rows.map(presentEvent), next };
  });

  register(conflictCheckEndpoints.downloadConflictLog, async ({ actor, reply }) =>
    sendCsv(reply, "caseload-conflict-log", logCsv(await readEvents(db, actor))),
  );
}
