import type { applicationMoves } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { applications, plannedDecisions } from "../../../platform/db/schema/applications.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { endInterviews } from "../interviews/end-interviews.ts";

type Move = (typeof applicationMoves)[keyof typeof applicationMoves];

/** The error for a move that the current status does not allow. */
async function moveError(tx: Tx, id: number) {
  const [row] = await tx
    .select({ status: applications.status })
    .from(applications)
    .where(eq(applications.id, id));
  if (row?.status === "withdrawn") return conflict(errorMessages.applicationWithdrawn);
  if (row?.status === "pending" || row?.status === "reviewing")
    return conflict(errorMessages.moveNotPossible);
  return conflict(errorMessages.applicationDecided);
}

/**
 * Makes one legal move of an application.
 * @param by the reviewer; null for moves of the applicant and of the system
 * @param reason of a rejection
 * @throws HttpError 409 when the current status does not allow the move
 */
export async function changeApplicationStatus(
  tx: Tx,
  id: number,
  move: Move,
  by: number | null,
  now: Date,
  reason: string | null = null,
): Promise<void> {
  const isDecision = move.to !== "reviewing";
  const changed = await tx
    .update(applications)
    .set({
      status: move.to,
      ...(isDecision && { decidedAt: now, decidedById: by, reason }),
      ...(by !== null && { answeredAt: sql`coalesce(${applications.answeredAt}, ${now.toISOString()})` }),
    })
    .where(and(eq(applications.id, id), inArray(applications.status, [...move.from])))
    .returning({ id: applications.id });
  if (changed.length === 0) throw await moveError(tx, id);
  // A planned decision gives way to one that was made.
  await tx.delete(plannedDecisions).where(eq(plannedDecisions.applicationId, id));
  if (isDecision) await endInterviews(tx, [id], now);
}
