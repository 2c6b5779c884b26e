import { jobInviteEndpoints } from "@caseload/contract/hiring/job-invites";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Deps } from "../../../platform/deps.ts";
import { inFirm } from "../../../platform/firm-actor.ts";
import { requireConfirmedEmail } from "../../../platform/http/confirmed-email.ts";
import { limitActivity } from "../../../platform/http/activity-limits.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { findParalegal } from "../directory/queries.ts";
import { answerInvite } from "./answer-invite.ts";
import { inviteToJob } from "./invite-to-job.ts";
import { presentInvite, presentJobForInvite } from "./present.ts";
import { findInvite, findJobForInvite, listInvites, listJobsForInvite } from "./queries.ts";

export function jobInviteRoutes(register: Register, { db, config, clock }: Deps): void {
  async function show(id: number) {
    const row = await findInvite(db, id);
    if (!row) throw notFound(errorMessages.jobInviteNotFound);
    return presentInvite(row);
  }

  register(jobInviteEndpoints.listJobsForInvite, async ({ actor, params }) => {
    const { firmId } = inFirm(actor);
    if (!(await findParalegal(db, params.id))) throw notFound(errorMessages.profileNotFound);
    return (await listJobsForInvite(db, { firmId, paralegalId: params.id }, clock())).map(
      presentJobForInvite,
    );
  });

  register(jobInviteEndpoints.inviteToJob, async ({ actor, params, body }) => {
    requireConfirmedEmail(config, actor);
    const hirer = inFirm(actor);
    const invite = () => inviteToJob(db, hirer, params.id, body, clock());
    await limitActivity({ db, config }, actor, "jobInvites", invite);
    const pair = { firmId: hirer.firmId, paralegalId: params.id };
    const row = await findJobForInvite(db, pair, body.jobId, clock());
    if (!row) throw notFound(errorMessages.jobNotFound);
    return presentJobForInvite(row);
  });

  register(jobInviteEndpoints.listJobInvites, async ({ actor, query }) => {
    const { rows, next } = await listInvites(db, actor.id, query);
    return { rows: rows.map(presentInvite), next };
  });

  register(jobInviteEndpoints.acceptJobInvite, async ({ actor, params }) => {
    await answerInvite(db, actor, params.id, { move: "accept", reason: null }, clock());
    return show(params.id);
  });

  register(jobInviteEndpoints.declineJobInvite, async ({ actor, params, body }) => {
    await answerInvite(db, actor, params.id, { move: "decline", reason: body.reason }, clock());
    return show(params.id);
  });
}
