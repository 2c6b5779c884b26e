import { applicationMoves } from "@caseload/contract/lifecycles";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { findColleaguesWho } from "../../firms/firm/queries.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { rejected } from "./notices.ts";
import { type LockedJob, lockJob } from "../../jobs/postings/lock-job.ts";

const reason = "position filled";

/** Whether every position is held under agreed terms and no other terms wait. */
async function isSettled(tx: Tx, job: LockedJob): Promise<boolean> {
  const [row] = await tx
    .select({
      waiting: sql<number>`count(*) filter (where ${contracts.status} = 'pending_terms')`.mapWith(Number),
      held: sql<number>`count(*)`.mapWith(Number),
    })
    .from(contracts)
    .where(and(eq(contracts.jobId, job.id), ne(contracts.status, "cancelled")));
  return row !== undefined && job.status === "filled" && row.waiting === 0 && row.held >= job.positions;
}

/**
 * The other applicants stay as backups until terms are agreed; then they are rejected (PRODUCT.md "Accept"). With
 * several positions that is when the last one's terms are. The lock lets the last of two agreements see the other.
 */
export async function rejectBackups(tx: Tx, jobId: number, now: Date): Promise<void> {
  const job = await lockJob(tx, jobId, "no key update");
  if (!job || !(await isSettled(tx, job))) return;
  const { from, to } = applicationMoves.reject;
  const backups = await tx
    .update(applications)
    .set({ status: to, decidedAt: now, reason })
    .where(and(eq(applications.jobId, jobId), inArray(applications.status, [...from])))
    .returning({ id: applications.id, paralegalId: applications.paralegalId });
  if (backups.length === 0) return;
  for (const backup of backups)
    await notify(tx, rejected(backup, job, reason), ["applications", "jobs"], now);
  const reviewers = await findColleaguesWho(tx, "application:review", job.firmId);
  await announce(tx, { to: [job.postedById, ...reviewers], topics: ["applications", "jobs"] });
}
