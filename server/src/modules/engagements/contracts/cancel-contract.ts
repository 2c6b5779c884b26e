import { contractMoves } from "@caseload/contract/lifecycles";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { openContractFor } from "./lock-contract.ts";
import { moveContract } from "./move-contract.ts";
import { recordTimelineEvent } from "./record-timeline-event.ts";
import { notifyParties } from "./notify-parties.ts";

/**
 * Either side cancels, with a reason, until completion. A filled job stays filled; the law office may accept a backup
 * or reopen it.
 * @throws HttpError 404 for strangers, 409 when the contract has ended
 */
export async function cancelContract(
  db: Db,
  actor: Actor,
  id: number,
  reason: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { contract, job, side } = await openContractFor(tx, actor, id);
    await moveContract(tx, id, contractMoves.cancel, { endedAt: now, cancelReason: reason });
    await recordTimelineEvent(
      tx,
      { contractId: id, kind: "cancelled", actorId: actor.id, note: reason },
      now,
    );
    const message = `${fullName(actor)} cancelled the contract for ${job.title}: ${reason}`;
    await notifyParties(tx, contract, side, { title: "Contract cancelled", message, priority: "high" }, now);
  });
}
