import type { contractMoves } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { conflict } from "../../../platform/http/http-error.ts";

type Move = (typeof contractMoves)[keyof typeof contractMoves];
type Changes = Partial<Omit<typeof contracts.$inferInsert, "id" | "status">>;

/** One legal move, if the contract still stands where it may start; answers whether it did. */
export async function tryMove(
  tx: Tx,
  id: number,
  move: Move,
  changes: Changes,
  only?: SQL,
): Promise<boolean> {
  const moved = await tx
    .update(contracts)
    .set({ ...changes, status: move.to })
    .where(and(eq(contracts.id, id), inArray(contracts.status, [...move.from]), only))
    .returning({ id: contracts.id });
  return moved.length > 0;
}

/** @throws HttpError 409 when the contract has moved on */
export async function moveContract(tx: Tx, id: number, move: Move, changes: Changes): Promise<void> {
  if (!(await tryMove(tx, id, move, changes))) throw conflict(errorMessages.moveNotPossible);
}
