import { changesOf } from "@caseload/contract/endpoint";
import { applicationEndpoints, type applicationForm } from "@caseload/contract/hiring/applications";
import { attachmentErrorMessages } from "@caseload/contract/hiring/screening-answers";
import type { ProposedPay } from "@caseload/contract/engagements/structured-terms";
import { applicationMoves } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { postedBudget } from "@caseload/matching/posted-budget";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { type Actor, fullName } from "../../../platform/actor.ts";
import { isUniqueViolation } from "../../../platform/db/unique-violation.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { Deps } from "../../../platform/deps.ts";
import { dayIn } from "../../../platform/calendar-day.ts";
import { attachFiles, releaseFiles } from "../../../platform/files/store-file.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { badRequest, conflict, forbidden, notFound } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { findReviewers } from "./find-reviewers.ts";
import { canSee } from "../../jobs/postings/policy.ts";
import { mayReapply, requireOpenJob } from "../../jobs/postings/accepts-applications.ts";
import { checkNewApplication } from "../conflicts/check-application.ts";
import { acceptPendingInvite } from "../job-invites/answer-invite.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { newApplicationNotice } from "./notices.ts";
import { dropApplicationDraft } from "./application-drafts.ts";
import type { StoredAttachment } from "./attachments.ts";
import { canApplyTo, isOfOwnFirm } from "./policy.ts";
import { type LockedJob, lockJob } from "../../jobs/postings/lock-job.ts";
import { areBlocked } from "../../../platform/db/blocked-people.ts";

type ApplicationInput = z.output<typeof applicationForm> & {
  attachment?: StoredAttachment | undefined;
};

/** @throws HttpError 400 when the posting's budget is of the other kind */
function requireKindOfBudget(proposed: ProposedPay | undefined, job: LockedJob): void {
  const budget = postedBudget(job);
  if (proposed && budget && proposed.kind !== budget.kind)
    throw badRequest(errorMessages.payKindOfBudget(budget.kind));
}

/**
 * Every question of the posting has its answer, in their order.
 * @throws HttpError 400 where answers are missing, 409 where the posting asks something else by now
 */
function requireAnswers({ answers = [] }: ApplicationInput, { screeningQuestions }: LockedJob): void {
  if (answers.length === 0 && screeningQuestions.length > 0)
    throw badRequest(attachmentErrorMessages.answersMissing);
  const asked = answers.map(({ question }) => question);
  if (asked.length !== screeningQuestions.length || asked.some((text, at) => text !== screeningQuestions[at]))
    throw conflict(attachmentErrorMessages.questionsChanged);
}

/** @throws HttpError 400 for a day before today where the applicant is */
function requireStartAhead({ startDate }: ApplicationInput, actor: Actor, now: Date): void {
  if (startDate !== null && startDate < dayIn(now, actor.timeZone))
    throw badRequest(attachmentErrorMessages.startPast);
}

/** The columns that an application sent again replaces. */
const contentOf = ({
  coverLetter,
  proposedPay,
  startDate,
  conflictNote,
  answers,
  attachment,
}: ApplicationInput) => ({
  coverLetter,
  proposedPay: proposedPay ?? null,
  startDate,
  conflictNote,
  answers: answers ?? [],
  attachmentId: attachment?.attachmentId ?? null,
  attachmentScannedAt: attachment?.attachmentScannedAt ?? null,
});

const returned = { id: applications.id, paralegalId: applications.paralegalId };

/** Makes the applicant's earlier application pending again. Undefined when there is none that may be used again. */
async function reapply(tx: Tx, actor: Actor, input: ApplicationInput, now: Date) {
  const earlier = and(
    eq(applications.jobId, input.jobId),
    eq(applications.paralegalId, actor.id),
    mayReapply,
  );
  const [replaced] = await tx
    .select({ attachmentId: applications.attachmentId })
    .from(applications)
    .where(earlier)
    .for("no key update");
  const [application] = await tx
    .update(applications)
    .set({
      status: applicationMoves.reapply.to,
      ...contentOf(input),
      createdAt: now,
      viewedAt: null,
      answeredAt: null,
      decidedAt: null,
      decidedById: null,
      reason: null,
    })
    .where(earlier)
    .returning(returned);
  if (application && replaced?.attachmentId) await releaseFiles(tx, [replaced.attachmentId]);
  return application;
}

async function store(tx: Tx, actor: Actor, input: ApplicationInput & { firmId: number }, now: Date) {
  if (input.attachment) await attachFiles(tx, [input.attachment.attachmentId]);
  const earlier = await reapply(tx, actor, input, now);
  if (earlier) return { ...earlier, isAgain: true };
  const [application] = await tx
    .insert(applications)
    .values({
      ...contentOf(input),
      jobId: input.jobId,
      firmId: input.firmId,
      paralegalId: actor.id,
      status: "pending",
      createdAt: now,
    })
    .returning(returned);
  if (!application) throw new Error("The application was not stored.");
  return { ...application, isAgain: false };
}

/**
 * Applies to a job. A person has one application per job; after a withdrawal or a canceled contract it becomes pending
 * again, with the new cover letter and price. The lock on the job keeps the firm from deciding at the same time. Returns the
 * application's id.
 * @throws HttpError 404 for a job that the applicant cannot see, 409 when it is closed, filled, applied to already or of the applicant's own
 * firm, or when its questions have changed, 400 for a price of another kind than the posted budget, a start in the past
 * and missing answers
 */
export async function applyToJob(
  { db, nameSeal }: Pick<Deps, "db" | "nameSeal">,
  actor: Actor,
  input: ApplicationInput,
  now: Date,
): Promise<number> {
  try {
    return await db.transaction(async (tx) => {
      await lockActiveUser(tx, actor.id);
      const job = await lockJob(tx, input.jobId, "share");
      if (!job || !canSee(actor, job)) throw notFound(errorMessages.jobNotFound);
      if (await areBlocked(tx, actor.id, job.postedById)) throw notFound(errorMessages.jobNotFound);
      if (!canApplyTo(actor, job)) throw forbidden(errorMessages.ownPosting);
      if (isOfOwnFirm(actor, job)) throw conflict(errorMessages.ownFirm);
      requireOpenJob(job, now);
      requireKindOfBudget(input.proposedPay, job);
      requireStartAhead(input, actor, now);
      requireAnswers(input, job);
      const application = await store(tx, actor, { ...input, firmId: job.firmId }, now);
      const status = await checkNewApplication(tx, nameSeal, application, now);
      const topics = changesOf(applicationEndpoints.apply, "applications", "jobs");
      await notify(tx, newApplicationNotice(application, job, fullName(actor), status), topics, now);
      await dropApplicationDraft(tx, actor, job.id);
      await acceptPendingInvite(tx, application.paralegalId, job.id, now);
      const reviewers = await findReviewers(tx, job);
      await announce(tx, { to: [actor.id, ...reviewers], topics });
      return application.id;
    });
  } catch (error) {
    if (isUniqueViolation(error, "applications_job_paralegal")) throw conflict(errorMessages.alreadyApplied);
    throw error;
  }
}
