import { changesOf } from "@caseload/contract/endpoint";
import { applicationEndpoints } from "@caseload/contract/hiring/applications";
import { errorMessages } from "@caseload/contract/refusals";
import { type Actor, fullName } from "../../../platform/actor.ts";
import { isUniqueViolation } from "../../../platform/db/unique-violation.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, forbidden, notFound } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { findColleaguesWho } from "../../firms/firm/queries.ts";
import { canSee } from "../../jobs/postings/policy.ts";
import { requireOpenJob } from "../../jobs/postings/require-open-job.ts";
import { settleInvite } from "../job-invites/settle-invite.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { newApplication } from "./notices.ts";
import { canApplyTo } from "./policy.ts";
import { lockJob } from "../../jobs/postings/lock-job.ts";

interface Sent {
  jobId: number;
  coverLetter: string;
}

async function store(tx: Tx, actor: Actor, given: Sent & { firmId: number }, now: Date) {
  const [application] = await tx
    .insert(applications)
    .values({ ...given, paralegalId: actor.id, status: "pending", createdAt: now })
    .returning({ id: applications.id, paralegalId: applications.paralegalId });
  if (!application) throw new Error("The application was not stored.");
  return application;
}

/**
 * Applies to a job, once; answers the application's id.
 * @throws HttpError 404 for a job that the applicant cannot see, 409 when it is closed, filled or applied to already
 */
export async function apply(db: Db, actor: Actor, given: Sent, now: Date): Promise<number> {
  try {
    return await db.transaction(async (tx) => {
      await lockActiveUser(tx, actor.id);
      const job = await lockJob(tx, given.jobId, "share");
      if (!job || !canSee(actor, job)) throw notFound(errorMessages.jobNotFound);
      if (!canApplyTo(actor, job)) throw forbidden(errorMessages.ownPosting);
      requireOpenJob(job, now);
      const application = await store(tx, actor, { ...given, firmId: job.firmId }, now);
      await notify(
        tx,
        newApplication(application, job, fullName(actor)),
        changesOf(applicationEndpoints.apply, "applications", "jobs"),
        now,
      );
      await settleInvite(tx, application.paralegalId, job.id, now);
      const reviewers = await findColleaguesWho(tx, "application:review", job.firmId);
      await announce(tx, {
        to: [actor.id, ...reviewers],
        topics: changesOf(applicationEndpoints.apply, "applications", "jobs"),
      });
      return application.id;
    });
  } catch (error) {
    if (isUniqueViolation(error, "applications_job_paralegal")) throw conflict(errorMessages.alreadyApplied);
    throw error;
  }
}
