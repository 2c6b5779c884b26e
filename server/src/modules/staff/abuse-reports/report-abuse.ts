import { reportEndpoints, type ReportForm } from "@caseload/contract/staff/abuse-reports";
import { reportReasonLabels, reportSubjectLabels } from "@caseload/contract/staff/report-reasons";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, or } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import { messages } from "../../../platform/db/schema/messages.ts";
import { isUniqueViolation } from "../../../platform/db/unique-violation.ts";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { reports } from "../../../platform/db/schema/abuse-reports.ts";
import { reviews } from "../../../platform/db/schema/reviews.ts";
import { isShownReview } from "../../../platform/db/review-summary.ts";
import { conflict, forbidden, notFound } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { canSee } from "../../jobs/postings/policy.ts";
import { findJob } from "../../jobs/postings/queries.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { listStaffIds } from "../../../platform/staff-log/list-staff-ids.ts";
import { findProfile } from "../../profiles/paralegal-profiles/queries.ts";

/** Characters. */
const maxExcerptLength = 12_000;

interface ReportedContent {
  authorId: number;
  excerpt: string;
}

async function findReportedJob(db: Reader, actor: Actor, id: number): Promise<ReportedContent | undefined> {
  const job = await findJob(db, id);
  if (!job || !canSee(actor, job)) return undefined;
  return { authorId: job.postedById, excerpt: `${job.title}\n\n${job.description}` };
}

/** Every member sees every profile. */
async function findReportedProfile(
  db: Reader,
  _actor: Actor,
  id: number,
): Promise<ReportedContent | undefined> {
  const row = await findProfile(db, id);
  if (!row) return undefined;
  const { user, profile } = row;
  const lines = [user.name, profile.bio, `Education: ${profile.education}`, ...profile.certifications];
  return { authorId: user.id, excerpt: lines.join("\n\n") };
}

/** Only sender and receiver may report a message. */
async function findReportedMessage(
  db: Reader,
  actor: Actor,
  id: number,
): Promise<ReportedContent | undefined> {
  const [row] = await db
    .select({ authorId: messages.senderId, excerpt: messages.content })
    .from(messages)
    .where(and(eq(messages.id, id), or(eq(messages.senderId, actor.id), eq(messages.receiverId, actor.id))));
  return row;
}

/** A published review; hidden ones are unknown to everyone but their author's side. */
async function findReportedReview(
  db: Reader,
  _actor: Actor,
  id: number,
): Promise<ReportedContent | undefined> {
  const [row] = await db
    .select({ authorId: reviews.authorId, excerpt: reviews.text })
    .from(reviews)
    .where(and(eq(reviews.id, id), isShownReview));
  return row;
}

/** Undefined for content that does not exist or that the actor cannot see. */
const findReported = {
  job: findReportedJob,
  profile: findReportedProfile,
  message: findReportedMessage,
  review: findReportedReview,
} as const;

/**
 * Stores a report with an excerpt of the content and notifies the staff. The author is not notified.
 * @throws HttpError 404 for content that the reporter cannot see, 403 for one's own, 409 while the same report is open
 */
export async function reportAbuse(db: Db, actor: Actor, form: ReportForm, now: Date): Promise<void> {
  const store = db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    const reported = await findReported[form.subject](tx, actor, form.subjectId);
    if (!reported) throw notFound(errorMessages.reportedNotFound);
    if (reported.authorId === actor.id) throw forbidden(errorMessages.ownContent);
    const excerpt = reported.excerpt.slice(0, maxExcerptLength);
    const about = { reporterId: actor.id, reportedId: reported.authorId, excerpt, createdAt: now };
    const [stored] = await tx
      .insert(reports)
      .values({ ...form, ...about })
      .returning({ id: reports.id });
    if (!stored) throw new Error("The report was not stored.");
    const notice = {
      type: "system",
      title: `${reportSubjectLabels[form.subject]} reported`,
      message: `${reportReasonLabels[form.reason]}.`,
      priority: "high",
      actionUrl: `/staff/reports/${stored.id}`,
    } as const;
    for (const userId of await listStaffIds(tx))
      await notify(tx, { userId, ...notice }, reportEndpoints.reportAbuse.changes, now);
  });
  await store.catch((error: unknown) => {
    throw isUniqueViolation(error, "reports_open_once") ? conflict(errorMessages.reportedAlready) : error;
  });
}
