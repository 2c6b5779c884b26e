import { interviewEndpoints } from "@caseload/contract/hiring/interviews";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { limitActivity } from "../../../platform/http/activity-limits.ts";
import { requireConfirmedEmail } from "../../../platform/http/confirmed-email.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { sendCsv } from "../../../platform/http/send-download.ts";
import { cancelInterview, confirmInterview, declineInterview, recordOutcome } from "./answer-interview.ts";
import { interviewsCsv } from "./interviews-csv.ts";
import { presentInterview } from "./present.ts";
import { counterInterview, proposeInterview } from "./propose-interview.ts";
import { listInterviews, readInterviews, requireInterview } from "./queries.ts";

export function interviewRoutes(register: Register, { db, config, clock }: Deps): void {
  async function show(actor: Actor, id: number) {
    const row = await requireInterview(db, actor, id);
    return presentInterview(row, row.side, clock());
  }

  register(
    interviewEndpoints.proposeInterview,
    async ({ actor, params, body }) => {
      requireConfirmedEmail(config, actor);
      const propose = () => proposeInterview(db, actor, params.id, body, clock());
      return show(actor, await limitActivity({ db, config }, actor, "interviewProposals", propose));
    },
    { reread: ({ id }, { actor }) => show(actor, id) },
  );

  register(interviewEndpoints.listInterviews, async ({ actor, query }) => {
    const { rows, next } = await listInterviews(db, actor, query);
    const sideIn = (row: (typeof rows)[number]) =>
      row.application.paralegalId === actor.id ? "paralegal" : "attorney";
    return { rows: rows.map((row) => presentInterview(row, sideIn(row), clock())), next };
  });

  register(interviewEndpoints.downloadInterviews, async ({ actor, query, reply }) =>
    sendCsv(reply, "caseload-interviews", interviewsCsv(await readInterviews(db, actor, query))),
  );

  register(interviewEndpoints.confirmInterview, async ({ actor, params, body }) => {
    await confirmInterview(db, actor, params.id, body, clock());
    return show(actor, params.id);
  });

  register(interviewEndpoints.counterInterview, async ({ actor, params, body }) => {
    const counter = () => counterInterview(db, actor, params.id, body.slots, clock());
    await limitActivity({ db, config }, actor, "interviewProposals", counter);
    return show(actor, params.id);
  });

  register(interviewEndpoints.declineInterview, async ({ actor, params, body }) => {
    await declineInterview(db, actor, params.id, body?.reason ?? null, clock());
    return show(actor, params.id);
  });

  register(interviewEndpoints.cancelInterview, async ({ actor, params, body }) => {
    await cancelInterview(db, actor, params.id, body?.reason ?? null, clock());
    return show(actor, params.id);
  });

  register(interviewEndpoints.recordInterviewOutcome, async ({ actor, params, body }) => {
    await recordOutcome(db, actor, params.id, body.outcome, clock());
    return show(actor, params.id);
  });
}
