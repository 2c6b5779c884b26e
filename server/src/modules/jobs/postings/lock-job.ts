import { and, count, eq, ne } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";

/**
 * Locks a job's row until the transaction ends. "share" keeps its status while others apply too; "no key update" makes
 * decisions wait for each other. A plain "update" would also block transactions that check a foreign key to the job,
 * and deadlock with one that has already withdrawn an application.
 */
export async function lockJob(tx: Tx, id: number, strength: "share" | "no key update") {
  const [row] = await tx
    .select({
      id: jobs.id,
      title: jobs.title,
      status: jobs.status,
      priority: jobs.priority,
      positions: jobs.positions,
      hidden: jobs.hidden,
      closesAt: jobs.closesAt,
      pausedAt: jobs.pausedAt,
      budgetRange: jobs.budgetRange,
      budgetKind: jobs.budgetKind,
      budgetMin: jobs.budgetMin,
      budgetMax: jobs.budgetMax,
      screeningQuestions: jobs.screeningQuestions,
      firmId: jobs.firmId,
      postedById: jobs.postedById,
    })
    .from(jobs)
    .where(eq(jobs.id, id))
    .for(strength);
  return row;
}
export type LockedJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>;

/** Positions that are taken: contracts that are not canceled. */
export async function countTakenPositions(db: Reader, jobId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(contracts)
    .where(and(eq(contracts.jobId, jobId), ne(contracts.status, "cancelled")));
  return row?.count ?? 0;
}
