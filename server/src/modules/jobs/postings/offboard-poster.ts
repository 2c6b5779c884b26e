import { jobMoves } from "@caseload/contract/lifecycles";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";

/** Closes a person's open postings, and hides all of their postings outside the firm. */
export async function hidePostings(tx: Tx, postedById: number, now: Date): Promise<void> {
  await tx
    .update(jobs)
    .set({ status: jobMoves.close.to, closedAt: now, updatedAt: now })
    .where(and(eq(jobs.postedById, postedById), inArray(jobs.status, [...jobMoves.close.from])));
  await tx.update(jobs).set({ hidden: true }).where(eq(jobs.postedById, postedById));
}

/** Whether the poster is suspended or banned. */
const isPosterRestricted = sql<boolean>`exists (select from users p where p.id = jobs.posted_by_id
  and (p.suspended_until is not null or p.banned_at is not null))`;

/** Whether the poster is restricted, or has deactivated or deleted their account. */
export const isPosterAway = sql<boolean>`exists (select from users p where p.id = jobs.posted_by_id
  and (p.suspended_until is not null or p.banned_at is not null or p.deactivated_at is not null))`;

/** Hides the postings of a suspended or banned person outside the firm; each keeps its status. */
export async function hideRestricted(tx: Tx, postedById: number): Promise<void> {
  await tx.update(jobs).set({ hidden: true }).where(eq(jobs.postedById, postedById));
}

/** Shows a person's postings again, each in its status, unless staff keep them hidden. */
export async function showPostings(tx: Tx, postedById: number): Promise<void> {
  await tx
    .update(jobs)
    .set({ hidden: sql`${jobs.takenDownAt} is not null or ${isPosterRestricted}` })
    .where(eq(jobs.postedById, postedById));
}

/** Transfers a person's postings for a firm to a colleague, and shows them again. */
export async function transferPostings(
  tx: Tx,
  { firmId, fromId, toId }: { firmId: number; fromId: number; toId: number },
): Promise<void> {
  await tx
    .update(jobs)
    .set({ postedById: toId, hidden: sql`${jobs.takenDownAt} is not null` })
    .where(and(eq(jobs.firmId, firmId), eq(jobs.postedById, fromId)));
}
