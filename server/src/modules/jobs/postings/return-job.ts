import { jobApprovalEndpoints } from "@caseload/contract/jobs/job-approvals";
import { jobMoves } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { findColleaguesWho } from "../../firms/firm/queries.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { findFirmJob } from "./find-job.ts";

const topics = jobApprovalEndpoints.returnJob.changes;

/**
 * Sends a posting that awaits approval back to its writer, who can revise it.
 * @throws HttpError 404 outside the firm, 409 when it no longer awaits approval
 */
export async function returnJob(
  db: Db,
  actor: Actor & { firmId: number },
  jobId: number,
  reason: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await findFirmJob(tx, actor, jobId);
    const { from, to } = jobMoves.return;
    const [changed] = await tx
      .update(jobs)
      .set({ status: to, returnReason: reason, returnedAt: now, returnedById: actor.id, updatedAt: now })
      .where(and(eq(jobs.id, jobId), inArray(jobs.status, [...from])))
      .returning({ id: jobs.id });
    if (!changed) throw conflict(errorMessages.moveNotPossible);
    if (job.postedById !== actor.id)
      await notify(
        tx,
        {
          userId: job.postedById,
          type: "job_update",
          title: "Your posting was returned",
          message: `${fullName(actor)} returned ${job.title}: ${reason}`,
          priority: "high",
          actionUrl: "/jobs/mine?group=draft",
        },
        topics,
        now,
      );
    const approvers = await findColleaguesWho(tx, "job:approve", actor.firmId);
    await announce(tx, { to: [...approvers, job.postedById], topics });
  });
}
