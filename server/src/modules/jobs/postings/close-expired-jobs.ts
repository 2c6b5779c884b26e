import { jobMoves } from "@caseload/contract/lifecycles";
import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notify } from "../../notifications/notifications/notify.ts";

/** Postings of one run; the next minute's run takes the rest. */
const batchSize = 500;

/** Scheduled: closes open postings whose deadline has passed. Returns how many. */
export async function closeExpiredJobs(db: Db, now: Date): Promise<number> {
  const expired = and(inArray(jobs.status, [...jobMoves.close.from]), lte(jobs.closesAt, now));
  const due = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(expired)
    .orderBy(asc(jobs.closesAt))
    .limit(batchSize);
  let closed = 0;
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      const [job] = await tx
        .update(jobs)
        .set({ status: jobMoves.close.to, closedAt: now, updatedAt: now })
        .where(and(eq(jobs.id, id), expired))
        .returning({ title: jobs.title, postedById: jobs.postedById });
      if (!job) return;
      const notice = {
        userId: job.postedById,
        type: "job_update",
        title: "Posting closed",
        message: `The deadline for ${job.title} has passed.`,
        priority: "low",
        actionUrl: `/jobs/${id}`,
      } as const;
      await notify(tx, notice, ["jobs"], now);
      await announce(tx, { to: "everyone", topics: ["jobs"] });
      closed += 1;
    });
  }
  return closed;
}
