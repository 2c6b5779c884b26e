import { and, eq, lte, notExists } from "drizzle-orm";
import type { Db } from "../../db/handle.ts";
import { applications } from "../../db/schema/applications.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { jobSilences } from "../../db/schema/responses.ts";
import { isWaiting } from "./queries.ts";

/**
 * Scheduled: forgets reminders once everybody whom they spoke of has an answer, or the posting is open no more; answers
 * how many. Later applicants are reminded of anew.
 */
export async function settleSilences(db: Db): Promise<number> {
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
