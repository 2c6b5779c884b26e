import { applicationMoves } from "@caseload/contract/lifecycles";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
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
  // Postings before applications, and by their ids: the order in which decisions lock too.
  const locked = await tx
    .select({ id: jobs.id, pausedAt: jobs.pausedAt })
    .from(jobs)
    .where(
      inArray(
        jobs.id,
        rows.map(({ jobId }) => jobId),
      ),
    )
    .orderBy(asc(jobs.id))
    .for("no key update");
  await tx.update(applications).set({ answeredAt: now }).where(isUnanswered);
  for (const { id, pausedAt } of locked) if (pausedAt) await resumeIfAnswered(tx, id, now);
}
