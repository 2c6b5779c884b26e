import { contractMoves } from "@caseload/contract/lifecycles";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { moveContract } from "./move-contract.ts";
import { notifyParties } from "./notify-parties.ts";
import { requireActingParty } from "./queries.ts";

/**
 * Cancels a contract that has not ended, for either side. A filled job stays filled; the firm may accept a backup or
 * reopen it. Runners-up of a job that is open already are restored at once.
 * @throws HttpError 404 for people who are not a party, 409 when the contract has ended
 */
export async function cancelContract(
  { db, hooks }: Pick<Deps, "db" | "hooks">,
  actor: Actor,
  id: number,
  reason: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { contract, job, side } = await requireActingParty(tx, actor, id);
    await moveContract(
      tx,
      id,
      {
        move: contractMoves.cancel,
        changes: { endedAt: now, cancelReason: reason },
        event: { kind: "cancelled", actorId: actor.id, note: reason },
      },
      now,
    );
    await hooks.restoreBackups(tx, contract.jobId, now);
    const message = `${fullName(actor)} canceled the contract for ${job.title}: ${reason}`;
    await notifyParties(
      tx,
      contract,
      side,
      { aboutId: actor.id, title: "Contract canceled", message, priority: "high" },
      now,
    );
  });
}
