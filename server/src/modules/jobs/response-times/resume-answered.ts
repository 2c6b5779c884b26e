import type { Db, Tx } from "../../../platform/db/database.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { resumed } from "./notices.ts";
import { findAnswered, findSilence } from "./queries.ts";
import { resume } from "./resume-job.ts";
import { forEachPosting } from "./lock-unanswered.ts";

/** Resumes a paused posting by itself once nobody waits any more. The caller holds the posting's lock. */
export async function resumeIfAnswered(tx: Tx, jobId: number, now: Date): Promise<boolean> {
  const silence = await findSilence(tx, jobId, now);
  if (!silence?.pausedAt || silence.waiting > 0) return false;
  if (!(await resume(tx, silence))) return false;
  await notify(tx, { ...resumed(silence), userId: silence.postedById }, ["jobs"], now);
  return true;
}

/** Scheduled: the same for postings whose last waiting applicant has withdrawn or left; answers how many. */
export const resumeAnsweredJobs = async (db: Db, now: Date): Promise<number> =>
  forEachPosting(db, await findAnswered(db), now, (tx, { jobId }) => resumeIfAnswered(tx, jobId, now));
