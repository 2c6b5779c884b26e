import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { isPosterAway } from "./offboard-poster.ts";

/**
 * Closes a person's posting and hides it from everyone but its firm, which cannot reopen it.
 * @returns what it said; undefined when the person has no such posting, or it is taken down already
 */
export async function takeDownPosting(
  tx: Tx,
  { id, postedById }: { id: number; postedById: number },
  now: Date,
): Promise<string | undefined> {
  const [job] = await tx
    .update(jobs)
    .set({
      takenDownAt: now,
      hidden: true,
      updatedAt: now,
      status: sql`case when ${jobs.status} = 'open' then 'closed' else ${jobs.status} end`,
      closedAt: sql`case when ${jobs.status} = 'open' then ${now.toISOString()}::timestamptz else ${jobs.closedAt} end`,
    })
    .where(and(eq(jobs.id, id), eq(jobs.postedById, postedById), isNull(jobs.takenDownAt)))
    .returning({ title: jobs.title, description: jobs.description });
  if (!job) return undefined;
  await announce(tx, { to: "everyone", topics: ["jobs"] });
  return `${job.title}\n\n${job.description}`;
}

/** Lets the firm reopen a posting that was taken down; it stays closed until then. */
export async function restorePosting(tx: Tx, id: number): Promise<void> {
  await tx.update(jobs).set({ takenDownAt: null, hidden: isPosterAway }).where(eq(jobs.id, id));
  await announce(tx, { to: "everyone", topics: ["jobs"] });
}
