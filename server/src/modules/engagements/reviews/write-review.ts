import {
  criteriaOf,
  reviewCriteria,
  reviewErrorMessages,
  reviewLimits,
} from "@caseload/contract/engagements/review-rules";
import type { ReviewForm } from "@caseload/contract/engagements/reviews";
import type { UserType } from "@caseload/contract/roles";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { reviews } from "../../../platform/db/schema/reviews.ts";
import { badRequest, conflict, forbidden } from "../../../platform/http/http-error.ts";
import { lockContract, requireActingParty } from "../contracts/queries.ts";
import { mayActOn } from "../contracts/policy.ts";
import { announceReviews, notifySide } from "./notices.ts";
import { isWithinPeriod, mayEdit } from "./policy.ts";
import { requireReview } from "./queries.ts";

/** @throws HttpError 400 that names the criterion that is missing, or that the other side rates */
function requireCriteria(side: UserType, { criteria }: ReviewForm): void {
  for (const criterion of reviewCriteria) {
    const isOwn = criteriaOf[side].includes(criterion);
    if (isOwn && criteria[criterion] === undefined)
      throw badRequest(reviewErrorMessages.criterionMissing(criterion));
    if (!isOwn && criteria[criterion] !== undefined)
      throw badRequest(reviewErrorMessages.criterionForeign(criterion));
  }
}

interface Published {
  contract: { id: number; paralegalId: number; attorneyId: number; supervisorId: number; firmId: number };
  title: string;
}

/** Shows the reviews of a contract to both sides and to everyone. Returns how many were hidden. */
async function publish(tx: Tx, { contract, title }: Published, now: Date): Promise<number> {
  const shown = await tx
    .update(reviews)
    .set({ publishedAt: now })
    .where(and(eq(reviews.contractId, contract.id), isNull(reviews.publishedAt)))
    .returning({ side: reviews.side });
  // The side that a review is about is notified.
  for (const side of ["attorney", "paralegal"] as const)
    if (shown.some((review) => review.side !== side))
      await notifySide(
        tx,
        contract,
        side,
        { title: "You received a review", message: `${title}. You can post one reply.` },
        now,
      );
  await announceReviews(tx, contract);
  return shown.length;
}

/**
 * Reviews a completed contract for the actor's side. Shown once both sides have written, or when the period ends.
 * @returns the review's id
 * @throws HttpError 404 for people who are not a party, 403 for those who may not act, 400 for missing criteria, 409
 * before completion, after the period, and for a second review
 */
export async function writeReview(
  db: Db,
  actor: Actor,
  contractId: number,
  form: ReviewForm,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    await requireActingParty(tx, actor, contractId);
    // Of the two sides' reviews, and of the period's end, each sees the one before.
    await lockContract(tx, contractId);
    const { contract, job, side } = await requireActingParty(tx, actor, contractId);
    requireCriteria(side, form);
    if (contract.startedAt === null) throw conflict(reviewErrorMessages.neverStarted);
    if (contract.status !== "completed") throw conflict(reviewErrorMessages.notCompleted);
    const existing = await tx.select().from(reviews).where(eq(reviews.contractId, contractId));
    if (existing.some((review) => review.side === side)) throw conflict(reviewErrorMessages.alreadyReviewed);
    if (!isWithinPeriod(contract, now)) throw conflict(reviewErrorMessages.periodOver);
    const { paralegalId, firmId } = contract;
    const [stored] = await tx
      .insert(reviews)
      .values({ contractId, side, authorId: actor.id, paralegalId, firmId, ...form, createdAt: now })
      .returning({ id: reviews.id });
    if (!stored) throw new Error("The review was not stored.");
    if (existing.length > 0) await publish(tx, { contract, title: job.title }, now);
    else {
      await announceReviews(tx, contract, side);
      const other = side === "attorney" ? "paralegal" : "attorney";
      const text = {
        title: `${fullName(actor)} wrote a review`,
        message: `${job.title}. You can read it once you've written yours, or ${reviewLimits.days} days after completion.`,
      };
      await notifySide(tx, contract, other, text, now);
    }
    return stored.id;
  });
}

/**
 * Edits one's own review until it is published.
 * @throws HttpError 404 for people who are not a party, 403 for colleagues of the author, 409 once it is published
 */
export async function editReview(
  db: Db,
  actor: Actor,
  id: number,
  form: ReviewForm,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { review, party } = await requireReview(tx, actor, id);
    if (review.authorId !== actor.id) throw forbidden(reviewErrorMessages.ownReviewOnly);
    if (!mayEdit(actor.id, review)) throw conflict(reviewErrorMessages.published);
    requireCriteria(review.side, form);
    const [edited] = await tx
      .update(reviews)
      .set({ ...form, editedAt: now })
      .where(and(eq(reviews.id, id), isNull(reviews.publishedAt)))
      .returning({ id: reviews.id });
    if (!edited) throw conflict(reviewErrorMessages.published);
    await announceReviews(tx, party.contract, review.side);
  });
}

/**
 * Replies to a published review, once, for the side that it is about.
 * @throws HttpError 404 for people who are not a party, 403 for those who may not act, 409 for a second reply
 */
export async function replyToReview(
  db: Db,
  actor: Actor,
  id: number,
  text: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { review, party, job } = await requireReview(tx, actor, id);
    if (review.side === party.side || !mayActOn(actor, party.contract))
      throw forbidden("Only the side that a review is about can reply.");
    const [replied] = await tx
      .update(reviews)
      .set({ reply: text, repliedAt: now, repliedById: actor.id })
      .where(and(eq(reviews.id, id), isNull(reviews.reply)))
      .returning({ id: reviews.id });
    if (!replied) throw conflict(reviewErrorMessages.replied);
    const notice = { title: `${fullName(actor)} replied to your review`, message: job.title };
    await notifySide(tx, party.contract, review.side, notice, now);
    await announceReviews(tx, party.contract);
  });
}

/** Contracts per run; the next minute's run takes the rest. */
const batchSize = 200;

/** Scheduled: publishes reviews whose period has ended, though the other side has written none. Returns how many. */
export async function publishReviews(db: Db, now: Date): Promise<number> {
  const hidden = sql`exists (select from ${reviews} r where r.contract_id = ${contracts.id} and r.published_at is null)`;
  const isOver = sql`${contracts.endedAt} <= ${now.toISOString()}::timestamptz - make_interval(days => ${reviewLimits.days})`;
  const due = await db
    .select({ contract: contracts, title: jobs.title })
    .from(contracts)
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .where(and(hidden, isOver))
    .orderBy(asc(contracts.id))
    .limit(batchSize);
  let published = 0;
  for (const row of due)
    published += await db.transaction(async (tx) => {
      await lockContract(tx, row.contract.id);
      return publish(tx, row, now);
    });
  return published;
}
