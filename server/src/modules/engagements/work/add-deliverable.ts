import { takesWork } from "@caseload/contract/engagements/deliverable-moves";
import type { NewDeliverable } from "@caseload/contract/engagements/deliverables";
import { workErrorMessages } from "@caseload/contract/engagements/work-error-messages";
import { workLimits } from "@caseload/contract/engagements/work-limits";
import { type Actor, fullName } from "../../../platform/actor.ts";
import { formatLongDate } from "../../../platform/calendar-day.ts";
import type { Db } from "../../../platform/db/database.ts";
import { deliverables } from "../../../platform/db/schema/work.ts";
import { conflict, forbidden } from "../../../platform/http/http-error.ts";
import { lockContract, requireParty } from "../contracts/queries.ts";
import { notifyOfWork } from "./notify-of-work.ts";
import { mayAssign } from "./policy.ts";
import { countDeliverables } from "./queries.ts";

/**
 * Adds a deliverable for either side. Returns its id.
 * @throws HttpError 404 for people who are not a party, 403 for members of the firm who may only read, 409 outside an
 * agreement in force and at the limit
 */
export async function addDeliverable(
  db: Db,
  actor: Actor,
  contractId: number,
  { title, dueOn, instructions }: NewDeliverable,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockContract(tx, contractId);
    const { contract, job, side } = await requireParty(tx, actor, contractId);
    if (!mayAssign(actor, contract)) throw forbidden(workErrorMessages.workAssigners);
    if (!takesWork(contract.status)) throw conflict(workErrorMessages.workNotOpen);
    if ((await countDeliverables(tx, contractId)) >= workLimits.deliverables)
      throw conflict(workErrorMessages.tooManyDeliverables);
    const author = { authorId: actor.id, authorSide: side };
    const [row] = await tx
      .insert(deliverables)
      .values({ contractId, title, dueOn, instructions, ...author, createdAt: now })
      .returning({ id: deliverables.id });
    if (!row) throw new Error("The deliverable was not stored.");
    const due = dueOn === null ? "" : `, due ${formatLongDate(dueOn)}`;
    const message = `${fullName(actor)} added "${title}" on ${job.title}${due}.`;
    await notifyOfWork(
      tx,
      contract,
      side,
      { aboutId: actor.id, title: "Deliverable added", message, priority: "medium" },
      now,
    );
    return row.id;
  });
}
