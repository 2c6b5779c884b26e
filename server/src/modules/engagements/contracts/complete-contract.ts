import { contractMoves, mayMove } from "@caseload/contract/lifecycles";
import { limits } from "@caseload/contract/limits";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { openContractFor } from "./lock-contract.ts";
import { moveContract } from "./move-contract.ts";
import { findContract } from "./queries.ts";
import { recordTimelineEvent } from "./record-timeline-event.ts";
import { notifyParties } from "./notify-parties.ts";

type Entered = Awaited<ReturnType<typeof openContractFor>>;

/** The law office's word completes. */
async function complete(tx: Tx, { contract, job, side }: Entered, actor: Actor, now: Date): Promise<void> {
  await moveContract(tx, contract.id, contractMoves.complete, { endedAt: now });
  await recordTimelineEvent(tx, { contractId: contract.id, kind: "completed", actorId: actor.id }, now);
  const message = `${fullName(actor)} marked ${job.title} as complete.`;
  await notifyParties(tx, contract, side, { title: "Project completed", message, priority: "high" }, now);
}

/** The paralegal's word asks; it stands after 96 hours without an objection. */
async function request(tx: Tx, { contract, job, side }: Entered, actor: Actor, now: Date): Promise<void> {
  const asked = await tx
    .update(contracts)
    .set({ completionRequestedAt: now })
    .where(
      and(
        eq(contracts.id, contract.id),
        inArray(contracts.status, [...contractMoves.complete.from]),
        isNull(contracts.completionRequestedAt),
      ),
    )
    .returning({ id: contracts.id });
  if (asked.length === 0) {
    const status = (await findContract(tx, contract.id))?.contract.status;
    const waits = status !== undefined && mayMove(status, contractMoves.complete);
    throw conflict(waits ? errorMessages.completionRequested : errorMessages.moveNotPossible);
  }
  await recordTimelineEvent(
    tx,
    { contractId: contract.id, kind: "completion_requested", actorId: actor.id },
    now,
  );
  const message = `${fullName(actor)} asks you to complete ${job.title}. Without an objection it stands after ${limits.completionObjectionHours} hours.`;
  await notifyParties(tx, contract, side, { title: "Completion requested", message, priority: "high" }, now);
}

/**
 * Marks the work complete (law office) or asks for it (paralegal).
 * @throws HttpError 404 for strangers, 409 when it is asked already or the contract is not in progress
 */
export async function completeContract(db: Db, actor: Actor, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const entered = await openContractFor(tx, actor, id);
    await (entered.side === "attorney" ? complete : request)(tx, entered, actor, now);
  });
}
