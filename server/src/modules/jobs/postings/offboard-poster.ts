import { jobMoves } from "@caseload/contract/lifecycles";
import { and, eq, inArray } from "drizzle-orm";
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

/** Shows a person's postings again, each in its status. */
export async function showPostings(tx: Tx, postedById: number): Promise<void> {
  await tx.update(jobs).set({ hidden: false }).where(eq(jobs.postedById, postedById));
}

/** Transfers a person's postings for a firm to a colleague, and shows them again. */
export async function transferPostings(
  tx: Tx,
  { firmId, fromId, toId }: { firmId: number; fromId: number; toId: number },
): Promise<void> {
  await tx
    .update(jobs)
    .set({ postedById: toId, hidden: false })
    .where(and(eq(jobs.firmId, firmId), eq(jobs.postedById, fromId)));
}
