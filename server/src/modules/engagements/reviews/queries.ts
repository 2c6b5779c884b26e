import { reviewErrorMessages } from "@caseload/contract/engagements/review-rules";
import { and, desc, eq, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { reviews } from "../../../platform/db/schema/reviews.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { requireParty } from "../contracts/queries.ts";

const selectReviews = (db: Reader) =>
  db
    .select({
      review: reviews,
      authorName: users.name,
      authorEmailConfirmed: isEmailConfirmed(users),
      job: { title: jobs.title, givenFirmName: jobs.givenFirmName },
      firmName: firms.name,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.authorId))
    .innerJoin(contracts, eq(contracts.id, reviews.contractId))
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .innerJoin(firms, eq(firms.id, reviews.firmId));
export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

/** A contract with the reviews that the actor's side may read: its own, and the other's once published. */
export async function readContractReviews(db: Reader, actor: Actor, contractId: number) {
  const party = await requireParty(db, actor, contractId);
  const rows = await selectReviews(db)
    .where(and(eq(reviews.contractId, contractId), isNull(reviews.removedAt)))
    .orderBy(reviews.id);
  const visible = rows.filter(({ review }) => review.side === party.side || review.publishedAt !== null);
  return { party, rows: visible, isWritten: rows.some(({ review }) => review.side === party.side) };
}

/**
 * A review with the party's contract. One that is not published is unknown to the side that it is about.
 * @throws HttpError 404 for people who are not a party
 */
export async function requireReview(db: Reader, actor: Actor, id: number) {
  const [row] = await selectReviews(db).where(and(eq(reviews.id, id), isNull(reviews.removedAt)));
  if (!row) throw notFound(reviewErrorMessages.notFound);
  const party = await requireParty(db, actor, row.review.contractId).catch(() => null);
  if (!party || (row.review.side !== party.side && row.review.publishedAt === null))
    throw notFound(reviewErrorMessages.notFound);
  return { ...row, party };
}

const isShown = and(isNotNull(reviews.publishedAt), isNull(reviews.removedAt));

export const ofParalegal = (id: number): SQL | undefined =>
  and(eq(reviews.paralegalId, id), eq(reviews.side, "attorney"), isShown);
export const ofFirm = (id: number): SQL | undefined =>
  and(eq(reviews.firmId, id), eq(reviews.side, "paralegal"), isShown);

/** Published reviews, newest first. */
export async function listShown(
  db: Reader,
  condition: SQL | undefined,
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
) {
  const after = decodeCursor(cursor)?.id;
  const rows = await selectReviews(db)
    .where(and(condition, after === undefined ? undefined : lt(reviews.id, after)))
    .orderBy(desc(reviews.id))
    .limit(pageSize(limit));
  return toPage(rows, limit, ({ review }) => ({ at: null, id: review.id }));
}

export const readShown = (db: Reader, condition: SQL | undefined) =>
  selectReviews(db).where(condition).orderBy(desc(reviews.id));

/** Whether the viewer may read a paralegal's profile: members may, visitors where its owner made it public. */
export async function canReadProfile(db: Reader, viewer: Actor | null, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ isPublic: paralegalProfiles.isPublic })
    .from(paralegalProfiles)
    .innerJoin(users, and(eq(users.id, paralegalProfiles.userId), isNull(users.deactivatedAt)))
    .where(eq(paralegalProfiles.userId, userId));
  return row !== undefined && (viewer !== null || row.isPublic);
}

/** Whether a firm has a page: a complete profile. */
export async function hasPage(db: Reader, firmId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: firms.id })
    .from(firms)
    .where(and(eq(firms.id, firmId), eq(firms.complete, true)));
  return row !== undefined;
}
