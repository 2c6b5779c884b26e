import { sanctionErrorMessages } from "@caseload/contract/staff/sanction-messages";
import { type TakedownSubject, takenDownText } from "@caseload/contract/staff/sanction-kinds";
import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { messages } from "../../../platform/db/schema/messages.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { reviews } from "../../../platform/db/schema/reviews.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { restorePosting, takeDownPosting } from "../../jobs/postings/take-down-posting.ts";

interface Takedown {
  userId: number;
  subject: TakedownSubject;
  subjectId: number;
}

/** Hides a posting from everyone but its firm. @returns what it said */
async function takeDownJob(tx: Tx, { userId, subjectId }: Takedown, now: Date): Promise<string> {
  const posting = { id: subjectId, postedById: userId };
  const text = await takeDownPosting(tx, posting, now);
  if (text !== undefined) return text;
  const [row] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, subjectId), eq(jobs.postedById, userId)));
  throw row
    ? conflict(sanctionErrorMessages.alreadySanctioned)
    : notFound(sanctionErrorMessages.subjectNotFound);
}

/** Replaces a message's text wherever it is read; the sanction keeps the text. @returns what it said */
async function takeDownMessage(tx: Tx, { userId, subjectId }: Takedown): Promise<string> {
  const own = and(eq(messages.id, subjectId), eq(messages.senderId, userId));
  const [message] = await tx.select().from(messages).where(own).for("no key update");
  if (!message) throw notFound(sanctionErrorMessages.subjectNotFound);
  const [changed] = await tx
    .update(messages)
    .set({ content: takenDownText })
    .where(and(own, ne(messages.content, takenDownText)))
    .returning({ id: messages.id });
  if (!changed) throw conflict(sanctionErrorMessages.alreadySanctioned);
  // The receiver's notifications show the beginnings of messages.
  await tx
    .update(notifications)
    .set({ message: takenDownText })
    .where(
      and(
        eq(notifications.userId, message.receiverId),
        eq(notifications.type, "message"),
        eq(notifications.actionUrl, `/messages/${userId}`),
        sql`starts_with(${message.content.replace(/\s+/g, " ")}, left(rtrim(${notifications.message}, '…'), 100))`,
      ),
    );
  await announce(tx, { to: [message.receiverId, userId], topics: ["messages", "notifications"] });
  return message.content;
}

/** Refreshes the screens of everyone who may read the review of a profile or a firm. */
const announceReview = (tx: Tx) => announce(tx, { to: "everyone", topics: ["reviews"] });

/** Hides a published review, which counts nowhere then. @returns what it said */
async function takeDownReview(tx: Tx, { userId, subjectId }: Takedown, now: Date): Promise<string> {
  const own = and(eq(reviews.id, subjectId), eq(reviews.authorId, userId), isNotNull(reviews.publishedAt));
  const [review] = await tx.select().from(reviews).where(own).for("no key update");
  if (!review) throw notFound(sanctionErrorMessages.subjectNotFound);
  const [removed] = await tx
    .update(reviews)
    .set({ removedAt: now })
    .where(and(own, isNull(reviews.removedAt)))
    .returning({ id: reviews.id });
  if (!removed) throw conflict(sanctionErrorMessages.alreadySanctioned);
  await announceReview(tx);
  return review.text;
}

const takeDownOf = { job: takeDownJob, message: takeDownMessage, review: takeDownReview } as const;

/** @throws HttpError 404 when the person has no such posting, message or review, 409 when it is taken down already */
export const takeDown = (tx: Tx, takedown: Takedown, now: Date): Promise<string> =>
  takeDownOf[takedown.subject](tx, takedown, now);

/** Shows again what was taken down. A posting stays closed until its firm reopens it. */
export async function restoreTakedown(tx: Tx, takedown: Takedown & { removedText: string }): Promise<void> {
  const { userId, subject, subjectId, removedText } = takedown;
  if (subject === "job") return restorePosting(tx, subjectId);
  if (subject === "review") {
    await tx.update(reviews).set({ removedAt: null }).where(eq(reviews.id, subjectId));
    return announceReview(tx);
  }
  const [restored] = await tx
    .update(messages)
    .set({ content: removedText })
    .where(and(eq(messages.id, subjectId), eq(messages.content, takenDownText)))
    .returning({ receiverId: messages.receiverId });
  if (restored) await announce(tx, { to: [restored.receiverId, userId], topics: ["messages"] });
}
