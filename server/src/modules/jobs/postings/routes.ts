import { jobApprovalEndpoints } from "@caseload/contract/jobs/job-approvals";
import { jobEndpoints } from "@caseload/contract/jobs/jobs";
import { postingGuardEndpoints } from "@caseload/contract/jobs/posting-guard";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { requireConfirmedEmail } from "../../../platform/http/confirmed-email.ts";
import { limitActivity } from "../../../platform/http/activity-limits.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { inFirm } from "../../../platform/firm-actor.ts";
import { approveJob } from "./approve-job.ts";
import { listViewer, scoreFor } from "./match-score.ts";
import { changeJobStatus } from "./change-job-status.ts";
import { findJobDetail } from "./find-job.ts";
import { canListDraftsOf, canListPostingsOf } from "./policy.ts";
import { findPartiesOf, sealParties } from "./parties.ts";
import { findingsIn, namesOf } from "./posting-guard.ts";
import { postJob } from "./post-job.ts";
import { presentJob, presentJobDetail, presentListedJob, presentOwnJob } from "./present.ts";
import {
  findPerson,
  findQuestionsOf,
  listOpenJobsOf,
  listPostingsOf,
  listJobsAwaitingApproval,
} from "./queries.ts";
import { returnJob } from "./return-job.ts";
import { reviseJob } from "./revise-job.ts";
import { findSimilarJobs, similarShown } from "./similar-jobs.ts";

export function jobRoutes(register: Register, deps: Deps): void {
  const { db, hooks, config, clock, nameSeal } = deps;

  async function show(actor: Actor | null, jobId: number) {
    const { job, ...facts } = await findJobDetail(db, actor, jobId, clock());
    const score = await scoreFor(deps, actor, [job]);
    return presentJobDetail(job, score, facts);
  }

  register(jobEndpoints.getJob, async ({ actor, params }) => show(actor, params.id));

  register(jobEndpoints.listAttorneyJobs, async ({ actor, params, query }) => {
    const person = await findPerson(db, params.userId);
    if (!person || !canListPostingsOf(actor, person)) throw notFound(errorMessages.userNotFound);
    const drafts = canListDraftsOf(actor, person);
    const { rows, next, ...context } = await listPostingsOf(db, person.id, { ...query, drafts });
    const now = clock();
    return { rows: rows.map((row) => presentOwnJob(row, context, now)), next };
  });

  register(jobEndpoints.listSimilarJobs, async ({ actor, params }) => {
    const { job } = await findJobDetail(db, actor, params.id, clock());
    const rows = await findSimilarJobs(db, actor, job, clock());
    const viewer = await listViewer(deps, actor, rows);
    return rows
      .map((row) => presentListedJob(row, viewer))
      .filter(({ matchScore }) => matchScore !== 0)
      .toSorted((one, other) => (other.matchScore ?? 0) - (one.matchScore ?? 0))
      .slice(0, similarShown);
  });

  register(jobEndpoints.listFirmJobs, async ({ actor, params, query }) => {
    const page = await listOpenJobsOf(db, params.id, actor, query);
    const viewer = await listViewer(deps, actor, page.rows);
    return { rows: page.rows.map((row) => presentListedJob(row, viewer)), next: page.next };
  });

  register(
    jobEndpoints.postJob,
    async ({ actor, body }) => {
      requireConfirmedEmail(config, actor);
      const post = () =>
        postJob({ db, config, nameSeal }, inFirm(actor), sealParties(nameSeal, body), clock());
      return show(actor, await limitActivity({ db, config }, actor, "postings", post));
    },
    { reread: ({ id }, { actor }) => show(actor, id) },
  );

  register(jobEndpoints.changeJobStatus, async ({ actor, params, body }) => {
    const change = () => changeJobStatus({ db, hooks, config, nameSeal }, actor, params.id, body, clock());
    if (body.status === "open") {
      requireConfirmedEmail(config, actor);
      await limitActivity({ db, config }, actor, "postings", change);
    } else await change();
    return show(actor, params.id);
  });

  register(jobApprovalEndpoints.listJobApprovals, async ({ actor, query }) => {
    const page = await listJobsAwaitingApproval(db, inFirm(actor).firmId, query);
    const ids = page.rows.map(({ id }) => id);
    const [parties, questions] = await Promise.all([findPartiesOf(db, ids), findQuestionsOf(db, ids)]);
    const rows = page.rows.map((row) => {
      const screeningQuestions = questions.get(row.id) ?? [];
      const names = namesOf(nameSeal, parties.get(row.id) ?? []);
      const guardFindings = findingsIn({ ...row, screeningQuestions }, names);
      return { ...presentJob(row, () => null), screeningQuestions, guardFindings };
    });
    return { rows, next: page.next };
  });

  register(postingGuardEndpoints.checkPosting, async ({ body: { parties = [], ...text } }) =>
    findingsIn(text, parties),
  );

  register(jobApprovalEndpoints.approveJob, async ({ actor, params, body }) => {
    requireConfirmedEmail(config, actor);
    const approve = () =>
      approveJob({ db, config }, inFirm(actor), params.id, new Date(body.createdAt), clock());
    await limitActivity({ db, config }, actor, "postings", approve);
    return show(actor, params.id);
  });

  register(jobApprovalEndpoints.returnJob, async ({ actor, params, body }) => {
    await returnJob(db, inFirm(actor), params.id, body.reason, clock());
    return show(actor, params.id);
  });

  register(jobApprovalEndpoints.reviseJob, async ({ actor, params, body }) => {
    requireConfirmedEmail(config, actor);
    const revise = () =>
      reviseJob({ db, config, nameSeal }, inFirm(actor), params.id, sealParties(nameSeal, body), clock());
    await limitActivity({ db, config }, actor, "postings", revise);
    return show(actor, params.id);
  });
}
