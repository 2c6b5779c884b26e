import { reportEndpoints } from "@caseload/contract/staff/abuse-reports";
import { reportReasonLabels, reportSubjectLabels } from "@caseload/contract/staff/report-reasons";
import type { ReportForm } from "@caseload/contract/staff/abuse-reports";
import { errorMessages } from "@caseload/contract/refusals";
import { and, eq, or } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import { messages } from "../../../platform/db/schema/messages.ts";
import { isUniqueViolation } from "../../../platform/db/unique-violation.ts";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { reports } from "../../../platform/db/schema/abuse-reports.ts";
import { conflict, forbidden, notFound } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { canSee } from "../../jobs/postings/policy.ts";
import { findJob } from "../../jobs/postings/queries.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { listStaffIds } from "../../../platform/staff-log/list-staff-ids.ts";
import { findProfile } from "../../profiles/paralegal-profiles/queries.ts";

/** Characters of what is reported that are kept. */
const excerptLength = 12_000;

/** What is reported: whose it is, and what it says today. */
interface Reported {
  authorId: number;
  excerpt: string;
}

async function findPosting(db: Reader, actor: Actor, id: number): Promise<Reported | undefined> {
  const job = await findJob(db, id);
  if (!job || !canSee(actor, job)) return undefined;
  return { authorId: job.postedById, excerpt: `${job.title}\n\n${job.description}` };
}

/** Every member sees every profile. */
async function findPerson(db: Reader, _actor: Actor, id: number): Promise<Reported | undefined> {
  const row = await findProfile(db, id);
  if (!row) return undefined;
  const { user, profile } = row;
  const lines = [user.name, profile.bio, `Education: ${profile.education}`, ...profile.certifications];
  return { authorId: user.id, excerpt: lines.join("\n\n") };
}

/** A message is known to the two who wrote it to each other. */
async function findMessage(db: Reader, actor: Actor, id: number): Promise<Reported | undefined> {
  const [row] = await db
    .select({ authorId: messages.senderId, excerpt: messages.content })
    .from(messages)
    .where(and(eq(messages.id, id), or(eq(messages.senderId, actor.id), eq(messages.receiverId, actor.id))));
  return row;
}

const finders = { job: findPosting, profile: findPerson, message: findMessage } as const;

/** What the reporter can see; undefined when there is nothing of the kind for them. */
const findReported = (db: Reader, actor: Actor, { subject, subjectId }: ReportForm) =>
  finders[subject](db, actor, subjectId);

/**
 * Stores a report with what it is about, and tells the staff; the author hears nothing of it.
 * @throws HttpError 404 for what the reporter cannot see, 403 for one's own, 409 while the same report is open
 */
export async function reportAbuse(db: Db, actor: Actor, form: ReportForm, now: Date): Promise<void> {
  const store = db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    const reported = await findReported(tx, actor, form);
    if (!reported) throw notFound(errorMessages.reportedNotFound);
    if (reported.authorId === actor.id) throw forbidden(errorMessages.ownContent);
    const excerpt = reported.excerpt.slice(0, excerptLength);
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
