import type { UserType } from "@caseload/contract/roles";
import { and, count, eq, ne, sql } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";

/** The user type of the person who posted the job: a subquery, so that locking the job locks no user. */
export const posterType = sql<UserType>`(select p.user_type from ${users} p where p.id = ${jobs.postedById})`;

/**
 * Locks a job's row until the transaction ends. "share" holds its status still while others apply too; "update"
 * lets one decision after the other through.
 */
export async function lockJob(tx: Tx, id: number, strength: "share" | "update") {
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
      firmId: jobs.firmId,
      postedById: jobs.postedById,
      posterType,
    })
    .from(jobs)
    .where(eq(jobs.id, id))
    .for(strength);
  return row;
}
export type LockedJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>;

/** Positions of a job that somebody holds: every contract but the cancelled ones. */
export async function countTakenPositions(db: Reader, jobId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(contracts)
    .where(and(eq(contracts.jobId, jobId), ne(contracts.status, "cancelled")));
  return row?.count ?? 0;
}
