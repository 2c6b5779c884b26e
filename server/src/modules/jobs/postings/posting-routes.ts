import { postingEndpoints } from "@caseload/contract/jobs/postings";
import { errorMessages } from "@caseload/contract/error-messages";
import { type Actor, may } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { inFirm } from "../../../platform/firm-actor.ts";
import { limitActivity } from "../../../platform/http/activity-limits.ts";
import { requireConfirmedEmail } from "../../../platform/http/confirmed-email.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { forbidden } from "../../../platform/http/http-error.ts";
import { amendJob, findUndecidedApplicants } from "./amend-job.ts";
import { changeJobs } from "./change-jobs.ts";
import { changeParties } from "./change-parties.ts";
import { changeDraft, discardDraft, saveDraft } from "./save-draft.ts";
import { duplicateJob } from "./duplicate-job.ts";
import { findManagedJob } from "./find-job.ts";
import { countManaged, listManaged, type ManagedFilters } from "./managed-queries.ts";
import { findParties, openParty, sealParties, sealParty } from "./parties.ts";
import { presentManagedJob, presentStoredPosting } from "./present.ts";

/** The list of the whole firm needs job:edit. */
function requireListAccess(actor: Actor, filters: ManagedFilters) {
  if (filters.whose === "firm" && !may(actor, "job:edit")) throw forbidden(errorMessages.notPermitted);
  return inFirm(actor);
}

/** Writing and managing postings; reading published ones is in routes.ts. */
export function postingRoutes(register: Register, { db, hooks, config, clock, nameSeal }: Deps): void {
  async function show(actor: Actor, jobId: number) {
    const job = await findManagedJob(db, actor, jobId);
    const [parties, undecided] = await Promise.all([
      findParties(db, jobId),
      findUndecidedApplicants(db, jobId),
    ]);
    return presentStoredPosting(job, {
      parties: parties.map((party) => openParty(nameSeal, party)),
      applicants: undecided.length,
    });
  }

  register(postingEndpoints.listManagedJobs, async ({ actor, query }) => {
    const { rows, next, ...context } = await listManaged(db, requireListAccess(actor, query), query);
    const now = clock();
    return { rows: rows.map((row) => presentManagedJob(row, context, now)), next };
  });

  register(postingEndpoints.countManagedJobs, async ({ actor, query }) =>
    countManaged(db, requireListAccess(actor, query), query),
  );

  register(
    postingEndpoints.saveDraft,
    async ({ actor, body }) => {
      const save = () => saveDraft(db, inFirm(actor), sealParties(nameSeal, body), clock());
      return show(actor, await limitActivity({ db, config }, actor, "postings", save));
    },
    { reread: ({ id }, { actor }) => show(actor, id) },
  );

  register(postingEndpoints.getPosting, async ({ actor, params }) => show(actor, params.id));

  register(postingEndpoints.changeDraft, async ({ actor, params, body }) => {
    await changeDraft(db, inFirm(actor), params.id, sealParties(nameSeal, body), clock());
    return show(actor, params.id);
  });

  register(postingEndpoints.discardDraft, async ({ actor, params }) => {
    await discardDraft(db, actor, params.id);
    return { success: true as const };
  });

  register(postingEndpoints.amendJob, async ({ actor, params, body }) => {
    requireConfirmedEmail(config, actor);
    await amendJob({ db, nameSeal }, inFirm(actor), params.id, sealParties(nameSeal, body), clock());
    return show(actor, params.id);
  });

  register(postingEndpoints.changeParties, async ({ actor, params, body: { parties, version } }) => {
    const sealed = parties.map((party) => sealParty(nameSeal, party));
    await changeParties({ db, nameSeal }, inFirm(actor), params.id, { parties: sealed, version }, clock());
    return show(actor, params.id);
  });

  register(
    postingEndpoints.duplicateJob,
    async ({ actor, params }) => {
      const duplicate = () => duplicateJob(db, inFirm(actor), params.id, clock());
      return show(actor, await limitActivity({ db, config }, actor, "postings", duplicate));
    },
    { reread: ({ id }, { actor }) => show(actor, id) },
  );

  register(postingEndpoints.changeJobs, async ({ actor, body }) => {
    if (body.action === "reopen" || body.action === "approve") requireConfirmedEmail(config, actor);
    return changeJobs({ db, hooks, config, nameSeal }, inFirm(actor), body, clock());
  });
}
