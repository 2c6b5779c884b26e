import { and, eq, lte, notExists } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { jobSilences } from "../../../platform/db/schema/response-times.ts";
import { isWaiting } from "./queries.ts";

/**
 * Scheduled: forgets reminders once everybody whom they spoke of has an answer, or the posting is open no more; answers
 * how many. Later applicants are reminded of anew.
 */
export async function settleUnanswered(db: Db): Promise<number> {
  const meant = db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, and(eq(jobs.id, applications.jobId), eq(jobs.status, "open")))
    .where(
      and(
        eq(applications.jobId, jobSilences.jobId),
        isWaiting,
        lte(applications.createdAt, jobSilences.remindedAt),
      ),
    );
  const { rowCount } = await db.delete(jobSilences).where(notExists(meant));
  return rowCount ?? 0;
}
