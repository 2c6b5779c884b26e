import { contractMoves } from "@caseload/contract/lifecycles";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { openContractFor } from "./lock-contract.ts";
import { moveContract } from "./move-contract.ts";
import { recordTimelineEvent } from "./record-timeline-event.ts";
import { notifyParties } from "./notify-parties.ts";

/**
 * The law office starts the agreed work, before its start date or on it.
 * @throws HttpError 404 for everybody else, 409 when the contract has moved on
 */
export async function startContract(db: Db, actor: Actor, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { contract, job, side } = await openContractFor(tx, actor, id, "attorney");
    await moveContract(tx, id, contractMoves.start, { startedAt: now });
    await recordTimelineEvent(tx, { contractId: id, kind: "started", actorId: actor.id }, now);
    const message = `${fullName(actor)} started the work on ${job.title}.`;
    await notifyParties(tx, contract, side, { title: "Work has started", message, priority: "high" }, now);
  });
}
