import type { JobMark, OwnJobList } from "@caseload/contract/jobs/job-mark-options";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { jobMarks } from "../../../platform/db/schema/job-marks.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";

/** What a person saved or hid of some jobs, by job. */
export async function findMarks(
  db: Reader,
  userId: number,
  jobIds: number[],
): Promise<ReadonlyMap<number, JobMark>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .select({ jobId: jobMarks.jobId, mark: jobMarks.mark })
    .from(jobMarks)
    .where(and(eq(jobMarks.userId, userId), inArray(jobMarks.jobId, jobIds)));
  return new Map(rows.map(({ jobId, mark }) => [jobId, mark]));
}

/** Whether a person has hidden any job; most have not. */
export async function hidesJobs(db: Reader, userId: number): Promise<boolean> {
  const rows = await db
    .select({ jobId: jobMarks.jobId })
    .from(jobMarks)
    .where(and(eq(jobMarks.userId, userId), eq(jobMarks.mark, "hidden")))
    .limit(1);
  return rows.length > 0;
}

const markedBy = (userId: number, mark: JobMark): SQL =>
  sql`${jobs.id} in (select m.job_id from job_marks m where m.user_id = ${userId}::integer and m.mark = ${mark})`;

/** SQL for the jobs that a person has not hidden. */
export const isShownTo = (userId: number): SQL => sql`not ${markedBy(userId, "hidden")}`;

/** SQL for the jobs that a person saved, hid or applied to and has not withdrawn from. */
export const isOwn = (userId: number, list: OwnJobList): SQL =>
  list === "applied"
    ? sql`${jobs.id} in (select a.job_id from applications a where a.paralegal_id = ${userId}::integer and a.status <> 'withdrawn')`
    : markedBy(userId, list);
