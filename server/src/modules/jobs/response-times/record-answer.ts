import { applicationMoves } from "@caseload/contract/lifecycles";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { lockJob } from "../postings/lock-job.ts";
import { resumeIfAnswered } from "./resume-job.ts";

/** A message from a firm counts as its answer to the receiver's unanswered applications there. */
export async function recordAnswer(
  tx: Tx,
  { firmId, paralegalId }: { firmId: number; paralegalId: number },
  now: Date,
): Promise<void> {
  const isUnanswered = and(
    eq(applications.paralegalId, paralegalId),
    eq(applications.firmId, firmId),
    inArray(applications.status, [...applicationMoves.reject.from]),
    isNull(applications.answeredAt),
  );
  const rows = await tx
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(isUnanswered)
    .orderBy(asc(applications.jobId));
  if (rows.length === 0) return;
  // Postings before applications, the order in which decisions lock too.
  for (const { jobId } of rows) await lockJob(tx, jobId, "no key update");
  await tx.update(applications).set({ answeredAt: now }).where(isUnanswered);
  for (const { jobId } of rows) await resumeIfAnswered(tx, jobId, now);
}
