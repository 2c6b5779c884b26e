import { changesOf } from "@caseload/contract/endpoint";
import { applicationEndpoints } from "@caseload/contract/hiring/applications";
import { errorMessages } from "@caseload/contract/error-messages";
import { type Actor, fullName } from "../../../platform/actor.ts";
import { isUniqueViolation } from "../../../platform/db/unique-violation.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, forbidden, notFound } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { findColleaguesWho } from "../../firms/firm/queries.ts";
import { canSee } from "../../jobs/postings/policy.ts";
import { requireOpenJob } from "../../jobs/postings/accepts-applications.ts";
import { acceptPendingInvite } from "../job-invites/answer-invite.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { newApplicationNotice } from "./notices.ts";
import { canApplyTo } from "./policy.ts";
import { lockJob } from "../../jobs/postings/lock-job.ts";

interface ApplicationInput {
  jobId: number;
  coverLetter: string;
}

async function store(tx: Tx, actor: Actor, input: ApplicationInput & { firmId: number }, now: Date) {
  const [application] = await tx
    .insert(applications)
    .values({ ...input, paralegalId: actor.id, status: "pending", createdAt: now })
    .returning({ id: applications.id, paralegalId: applications.paralegalId });
  if (!application) throw new Error("The application was not stored.");
  return application;
}

/**
 * Applies to a job. A person can apply to a job once. Returns the application's id.
 * @throws HttpError 404 for a job that the applicant cannot see, 409 when it is closed, filled or applied to already
 */
export async function applyToJob(db: Db, actor: Actor, input: ApplicationInput, now: Date): Promise<number> {
  try {
    return await db.transaction(async (tx) => {
      await lockActiveUser(tx, actor.id);
      const job = await lockJob(tx, input.jobId, "share");
      if (!job || !canSee(actor, job)) throw notFound(errorMessages.jobNotFound);
      if (!canApplyTo(actor, job)) throw forbidden(errorMessages.ownPosting);
      requireOpenJob(job, now);
      const application = await store(tx, actor, { ...input, firmId: job.firmId }, now);
      const topics = changesOf(applicationEndpoints.apply, "applications", "jobs");
      await notify(tx, newApplicationNotice(application, job, fullName(actor)), topics, now);
      await acceptPendingInvite(tx, application.paralegalId, job.id, now);
      const reviewers = await findColleaguesWho(tx, "application:review", job.firmId);
      await announce(tx, { to: [actor.id, ...reviewers], topics });
      return application.id;
    });
  } catch (error) {
    if (isUniqueViolation(error, "applications_job_paralegal")) throw conflict(errorMessages.alreadyApplied);
    throw error;
  }
}
