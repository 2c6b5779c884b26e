import type { contractEventKinds } from "@caseload/contract/engagements/contracts";
import type { contractMoves } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { contractEvents, contracts } from "../../../platform/db/schema/contracts.ts";
import { conflict } from "../../../platform/http/http-error.ts";

interface TimelineEvent {
  contractId: number;
  kind: (typeof contractEventKinds)[number];
  /** Null for scheduled tasks. */
  actorId: number | null;
  note?: string;
}

interface Move {
  move: (typeof contractMoves)[keyof typeof contractMoves];
  changes: Partial<Omit<typeof contracts.$inferInsert, "id" | "status">>;
  event: Omit<TimelineEvent, "contractId">;
}

/** Appends an event to the timeline. The database rejects updates and deletions of these rows. */
export async function recordTimelineEvent(tx: Tx, event: TimelineEvent, now: Date): Promise<void> {
  await tx.insert(contractEvents).values({ ...event, createdAt: now });
}

/**
 * Makes one legal move and records it in the timeline.
 * @returns false when the contract's status, or the extra condition, no longer allows the move
 */
export async function tryMoveContract(
  tx: Tx,
  id: number,
  { move, changes, event }: Move,
  now: Date,
  condition?: SQL,
): Promise<boolean> {
  const moved = await tx
    .update(contracts)
    .set({ ...changes, status: move.to })
    .where(and(eq(contracts.id, id), inArray(contracts.status, [...move.from]), condition))
    .returning({ id: contracts.id });
  if (moved.length > 0) await recordTimelineEvent(tx, { contractId: id, ...event }, now);
  return moved.length > 0;
}

/** @throws HttpError 409 when the contract's status does not allow the move */
export async function moveContract(tx: Tx, id: number, move: Move, now: Date): Promise<void> {
  if (!(await tryMoveContract(tx, id, move, now))) throw conflict(errorMessages.moveNotPossible);
}
