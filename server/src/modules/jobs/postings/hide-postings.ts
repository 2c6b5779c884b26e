import { jobMoves } from "@caseload/contract/lifecycles";
import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";

/** Closes a person's open postings and hides all of them from everybody but their firm. */
export async function hidePostings(tx: Tx, postedById: number, now: Date): Promise<void> {
  await tx
    .update(jobs)
    .set({ status: jobMoves.close.to, closedAt: now, updatedAt: now })
    .where(and(eq(jobs.postedById, postedById), inArray(jobs.status, [...jobMoves.close.from])));
  await tx.update(jobs).set({ hidden: true }).where(eq(jobs.postedById, postedById));
}

/** Brings a person's postings back, in the status that they have. */
export async function showPostings(tx: Tx, postedById: number): Promise<void> {
  await tx.update(jobs).set({ hidden: false }).where(eq(jobs.postedById, postedById));
}
