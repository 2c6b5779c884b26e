import { interviewMoves } from "@caseload/contract/hiring/interview-moves";
import { and, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { interviews } from "../../../platform/db/schema/interviews.ts";
import { notifyOfCancellation } from "./answer-interview.ts";
import { endInterview } from "./change-interview.ts";
import { findInterviews } from "./queries.ts";

/**
 * Cancels upcoming interviews about applications that were just decided or withdrawn. The outcome of an interview that
 * has started can still be recorded.
 */
export async function endInterviews(tx: Tx, applicationIds: readonly number[], now: Date): Promise<void> {
  if (applicationIds.length === 0) return;
  const isAhead = or(isNull(interviews.startsAt), gt(interviews.startsAt, now));
  const ofApplications = inArray(interviews.applicationId, [...applicationIds]);
  const isOpen = inArray(interviews.status, [...interviewMoves.cancel.from]);
  const open = await findInterviews(tx, and(ofApplications, isOpen, isAhead), applicationIds.length);
  for (const row of open) {
    // The lock keeps an answer that is on its way from changing what was read.
    await tx
      .select({ id: interviews.id })
      .from(interviews)
      .where(eq(interviews.id, row.interview.id))
      .for("no key update");
    const [current] = await findInterviews(tx, and(eq(interviews.id, row.interview.id), isOpen, isAhead), 1);
    if (!current) continue;
    const side = current.application.status === "withdrawn" ? "paralegal" : "attorney";
    const ended = await endInterview(tx, current, interviewMoves.cancel, { endedBy: null }, now);
    if (ended.interview.startsAt === null) continue;
    await notifyOfCancellation(tx, { ...ended, side }, null, () => "Interview canceled", now);
  }
}
