import { contractMoves, mayMove } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, gt, inArray } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { openContractFor } from "./lock-contract.ts";
import { lastUnopposable } from "./objection-period.ts";
import { recordTimelineEvent } from "./record-timeline-event.ts";
import { notifyParties } from "./notify-parties.ts";

/**
 * The law office objects to a requested completion: the request is withdrawn and the work goes on.
 * @throws HttpError 404 for everybody else, 409 when nothing was asked for or the 96 hours have passed
 */
export async function objectToCompletion(
  db: Db,
  actor: Actor,
  id: number,
  reason: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { contract, job, side } = await openContractFor(tx, actor, id, "attorney");
    const cleared = await tx
      .update(contracts)
      .set({ completionRequestedAt: null })
      .where(
        and(
          eq(contracts.id, id),
          inArray(contracts.status, [...contractMoves.complete.from]),
          gt(contracts.completionRequestedAt, lastUnopposable(now)),
        ),
      )
      .returning({ id: contracts.id });
    if (cleared.length === 0) {
      const late =
        contract.completionRequestedAt !== null && mayMove(contract.status, contractMoves.complete);
      throw conflict(late ? errorMessages.objectionTooLate : errorMessages.moveNotPossible);
    }
    await recordTimelineEvent(
      tx,
      { contractId: id, kind: "completion_objected", actorId: actor.id, note: reason },
      now,
    );
    const message = `${fullName(actor)} objects to the completion of ${job.title}: ${reason}`;
    await notifyParties(
      tx,
      contract,
      side,
      { title: "Completion not accepted", message, priority: "high" },
      now,
    );
  });
}
