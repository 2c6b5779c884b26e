import { applicationMoves } from "@caseload/contract/lifecycles";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { findReviewers } from "./find-reviewers.ts";
import { countTakenPositions, lockJob } from "../../jobs/postings/lock-job.ts";
import { requestChecks } from "../../jobs/postings/parties.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { restoredNotice } from "./notices.ts";
import { positionFilled } from "./reject-backups.ts";

/**
 * Makes the applications pending again that were rejected because the position was filled (ENGAGEMENT.md "Runner-up"),
 * once the job is open and a canceled contract has left a position free. Applications that a person rejected, and those of
 * people who have left, stay rejected. The locks on the applicants make deletions of accounts wait.
 */
export async function restoreBackups(tx: Tx, jobId: number, now: Date): Promise<void> {
  const job = await lockJob(tx, jobId, "no key update");
  if (job?.status !== "open" || (await countTakenPositions(tx, jobId)) >= job.positions) return;
  const { from, to } = applicationMoves.restore;
  const isBackup = and(
    eq(applications.jobId, jobId),
    inArray(applications.status, [...from]),
    eq(applications.reason, positionFilled),
    isNull(applications.decidedById),
  );
  const backups = await tx
    .select({ id: applications.id, paralegalId: applications.paralegalId })
    .from(applications)
    .innerJoin(users, and(eq(users.id, applications.paralegalId), isNull(users.deactivatedAt)))
    .where(isBackup)
    .orderBy(asc(users.id))
    .for("share", { of: users });
  if (backups.length === 0) return;
  const ids = backups.map(({ id }) => id);
  await tx
    .update(applications)
    .set({ status: to, decidedAt: null, reason: null })
    .where(and(isBackup, inArray(applications.id, ids)));
  // Rejected applications are not checked when a list changes.
  await requestChecks(tx, jobId);
  const topics = ["applications", "jobs"] as const;
  for (const backup of backups) await notify(tx, restoredNotice(backup, job), topics, now);
  const reviewers = await findReviewers(tx, job);
  await announce(tx, { to: [job.postedById, ...reviewers], topics });
}
