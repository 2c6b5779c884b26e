import type { contractEventKinds } from "@caseload/contract/engagements/contracts";
import type { contractMoves } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { contractEvents, contracts } from "../../../platform/db/schema/contracts.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { eventHash } from "./event-hash.ts";
import { lockContract } from "./queries.ts";
import { closeOpenVersion } from "./versions.ts";

interface TimelineEvent {
  contractId: number;
  kind: (typeof contractEventKinds)[number];
  /** Null for scheduled tasks. */
  actorId: number | null;
  note?: string | null;
  /** The version of the terms that it concerns. */
  version?: number;
  /** Hash of the version or signature that it is about. */
  contentSha256?: string;
}

interface Move {
  move: (typeof contractMoves)[keyof typeof contractMoves];
  changes: Partial<Omit<typeof contracts.$inferInsert, "id" | "status">>;
  event: Omit<TimelineEvent, "contractId">;
}

/**
 * Appends an event to the timeline, chained to the one before by its hash. The contract's lock makes concurrent events
 * follow each other. The database rejects updates and deletions of these rows.
 */
export async function recordTimelineEvent(tx: Tx, event: TimelineEvent, now: Date): Promise<void> {
  await lockContract(tx, event.contractId);
  const [last] = await tx
    .select({ hash: contractEvents.hash })
    .from(contractEvents)
    .where(eq(contractEvents.contractId, event.contractId))
    .orderBy(desc(contractEvents.id))
    .limit(1);
  const previousHash = last?.hash ?? null;
  const row = {
    ...event,
    note: event.note ?? null,
    version: event.version ?? null,
    contentSha256: event.contentSha256 ?? null,
    createdAt: now,
  };
  await tx.insert(contractEvents).values({ ...row, previousHash, hash: eventHash(row, previousHash) });
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
  if (moved.length === 0) return false;
  // Terms and amendments of an ended contract take no answer.
  if (move.to === "cancelled" || move.to === "completed") {
    for (const { kind, version } of await closeOpenVersion(tx, id, "lapsed"))
      if (kind === "amendment")
        await recordTimelineEvent(
          tx,
          { contractId: id, kind: "amendment_lapsed", actorId: null, version },
          now,
        );
  }
  await recordTimelineEvent(tx, { contractId: id, ...event }, now);
  return true;
}

/** @throws HttpError 409 when the contract's status does not allow the move */
export async function moveContract(tx: Tx, id: number, move: Move, now: Date): Promise<void> {
  if (!(await tryMoveContract(tx, id, move, now))) throw conflict(errorMessages.moveNotPossible);
}
