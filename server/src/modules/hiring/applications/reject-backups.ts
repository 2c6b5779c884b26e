import { applicationMoves } from "@caseload/contract/lifecycles";
import type { ApplicationStatus } from "@caseload/contract/lifecycles";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { findReviewers } from "./find-reviewers.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { endInterviews } from "../interviews/end-interviews.ts";
import { rejectedNotice } from "./notices.ts";
import { type LockedJob, lockJob } from "../../jobs/postings/lock-job.ts";

/** The reason of these rejections, which no person decides. */
export const positionFilled = "position filled";

/** Whether every position has a contract with agreed terms, and no terms are pending. */
async function areTermsAgreed(tx: Tx, job: LockedJob): Promise<boolean> {
  const [row] = await tx
    .select({
      pending: sql<number>`count(*) filter (where ${contracts.status} = 'pending_terms')`.mapWith(Number),
      taken: sql<number>`count(*)`.mapWith(Number),
    })
    .from(contracts)
    .where(and(eq(contracts.jobId, job.id), ne(contracts.status, "cancelled")));
  return row !== undefined && job.status === "filled" && row.pending === 0 && row.taken >= job.positions;
}

/**
 * Rejects the remaining applicants, who stay as backups until the terms of every position are agreed (PRODUCT.md
 * "Accept"). The lock makes the second of two concurrent agreements see the first.
 */
export async function rejectBackups(tx: Tx, jobId: number, now: Date): Promise<void> {
  const job = await lockJob(tx, jobId, "no key update");
  if (job && (await areTermsAgreed(tx, job)))
    await rejectAsFilled(tx, job, applicationMoves.reject.from, now);
}

/** Rejects the applicants in these statuses because the position is filled. The caller holds the job's lock. */
export async function rejectAsFilled(
  tx: Tx,
  job: LockedJob,
  statuses: readonly ApplicationStatus[],
  now: Date,
): Promise<void> {
  const backups = await tx
    .update(applications)
    .set({ status: applicationMoves.reject.to, decidedAt: now, reason: positionFilled })
    .where(and(eq(applications.jobId, job.id), inArray(applications.status, [...statuses])))
    .returning({ id: applications.id, paralegalId: applications.paralegalId });
  if (backups.length === 0) return;
  await endInterviews(
    tx,
    backups.map(({ id }) => id),
    now,
  );
  // By person, as in restoreBackups, so that two jobs with the same applicants do not deadlock at the counters of emails.
  for (const backup of backups.toSorted((one, other) => one.paralegalId - other.paralegalId))
    await notify(tx, rejectedNotice(backup, job, positionFilled), ["applications", "jobs"], now);
  const reviewers = await findReviewers(tx, job);
  await announce(tx, { to: [job.postedById, ...reviewers], topics: ["applications", "jobs"] });
}
