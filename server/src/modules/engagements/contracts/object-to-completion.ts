import { contractMoves, mayMove } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, gt, inArray } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { recordTimelineEvent } from "./move-contract.ts";
import { notifyParties } from "./notify-parties.ts";
import { objectionCutoff } from "./policy.ts";
import { requireActingParty } from "./queries.ts";

/**
 * Objects to a requested completion for the firm. This withdraws the request, and the contract stays in progress.
 * @throws HttpError 404 for everyone else, 409 without a request or once the 96 hours have passed
 */
export async function objectToCompletion(
  db: Db,
  actor: Actor,
  id: number,
  reason: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { contract, job, side } = await requireActingParty(tx, actor, id, "attorney");
    const cleared = await tx
      .update(contracts)
      .set({ completionRequestedAt: null })
      .where(
        and(
          eq(contracts.id, id),
          inArray(contracts.status, [...contractMoves.complete.from]),
          gt(contracts.completionRequestedAt, objectionCutoff(now)),
        ),
      )
      .returning({ id: contracts.id });
    if (cleared.length === 0) {
      const isLate =
        contract.completionRequestedAt !== null && mayMove(contract.status, contractMoves.complete);
      throw conflict(isLate ? errorMessages.objectionTooLate : errorMessages.moveNotPossible);
    }
    await recordTimelineEvent(
      tx,
      { contractId: id, kind: "completion_objected", actorId: actor.id, note: reason },
      now,
    );
    const message = `${fullName(actor)} objected to the completion of ${job.title}: ${reason}`;
    await notifyParties(
      tx,
      contract,
      side,
      { aboutId: actor.id, title: "Completion not accepted", message, priority: "high" },
      now,
    );
  });
}
