import { changeableDeliverables, takesWork } from "@caseload/contract/engagements/deliverable-moves";
import type { DeliverableChanges } from "@caseload/contract/engagements/deliverables";
import { workErrorMessages } from "@caseload/contract/engagements/work-error-messages";
import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { deliverables } from "../../../platform/db/schema/work.ts";
import { conflict, forbidden } from "../../../platform/http/http-error.ts";
import { lockContract } from "../contracts/queries.ts";
import { requireNoHold } from "../holds/queries.ts";
import { announceWork } from "./announce-work.ts";
import { mayAssign } from "./policy.ts";
import { requireDeliverable } from "./queries.ts";

/**
 * Locks the contract of a deliverable that the actor's side added and that was never submitted.
 * @throws HttpError 404 for people who are not a party, 403 for the other side and for members who may only read, 409
 * once it was submitted or the contract has ended
 */
async function lockChangeable(tx: Tx, actor: Actor, id: number) {
  const before = await requireDeliverable(tx, actor, id);
  await lockContract(tx, before.contract.id);
  const { side, deliverable, contract } = await requireDeliverable(tx, actor, id);
  if (!mayAssign(actor, contract)) throw forbidden(workErrorMessages.workAssigners);
  if (side !== deliverable.authorSide) throw forbidden(workErrorMessages.deliverableOfOtherSide);
  if (!takesWork(contract.status)) throw conflict(workErrorMessages.workNotOpen);
  if (!changeableDeliverables.includes(deliverable.status))
    throw conflict(workErrorMessages.deliverableSubmittedBefore);
  return contract;
}

const isChangeable = (id: number) =>
  and(eq(deliverables.id, id), inArray(deliverables.status, [...changeableDeliverables]));

/** Changes a deliverable that was never submitted. @throws HttpError as lockChangeable */
export async function changeDeliverable(
  db: Db,
  actor: Actor,
  id: number,
  changes: DeliverableChanges,
): Promise<void> {
  await db.transaction(async (tx) => {
    const contract = await lockChangeable(tx, actor, id);
    await tx.update(deliverables).set(changes).where(isChangeable(id));
    await announceWork(tx, contract);
  });
}

/** Deletes a deliverable that was never submitted. @throws HttpError as lockChangeable, and 409 under a legal hold */
export async function deleteDeliverable(db: Db, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const contract = await lockChangeable(tx, actor, id);
    await requireNoHold(tx, contract.id);
    await tx.delete(deliverables).where(isChangeable(id));
    await announceWork(tx, contract);
  });
}
