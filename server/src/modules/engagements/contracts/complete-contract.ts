import { contractMoves, mayMove } from "@caseload/contract/lifecycles";
import { limits } from "@caseload/contract/limits";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { moveContract, recordTimelineEvent, tryMoveContract } from "./move-contract.ts";
import { notifyParties } from "./notify-parties.ts";
import { objectionCutoff } from "./policy.ts";
import { findContract, type PartyContract, requireActingParty } from "./queries.ts";

async function complete(tx: Tx, { contract, job, side }: PartyContract, actor: Actor, now: Date) {
  const event = { kind: "completed", actorId: actor.id } as const;
  await moveContract(
    tx,
    contract.id,
    { move: contractMoves.complete, changes: { endedAt: now }, event },
    now,
  );
  const message = `${fullName(actor)} marked ${job.title} as complete.`;
  await notifyParties(
    tx,
    contract,
    side,
    { aboutId: actor.id, title: "Project completed", message, priority: "high" },
    now,
  );
}

/** Requests completion. Without an objection the contract completes after 96 hours. */
async function request(tx: Tx, { contract, job, side }: PartyContract, actor: Actor, now: Date) {
  const requested = await tx
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
  if (requested.length === 0) {
    const status = (await findContract(tx, contract.id))?.contract.status;
    const isPending = status !== undefined && mayMove(status, contractMoves.complete);
    throw conflict(isPending ? errorMessages.completionRequested : errorMessages.moveNotPossible);
  }
  await recordTimelineEvent(
    tx,
    { contractId: contract.id, kind: "completion_requested", actorId: actor.id },
    now,
  );
  const message = `${fullName(actor)} asked you to mark ${job.title} as complete. It completes automatically after ${limits.completionObjectionHours} hours unless you object.`;
  await notifyParties(
    tx,
    contract,
    side,
    { aboutId: actor.id, title: "Completion requested", message, priority: "high" },
    now,
  );
}

/**
 * Completes the contract for the firm; requests completion for the paralegal.
 * @throws HttpError 404 for people who are not a party, 409 when it is requested already or not in progress
 */
export async function completeContract(db: Db, actor: Actor, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await requireActingParty(tx, actor, id);
    await (own.side === "attorney" ? complete : request)(tx, own, actor, now);
  });
}

/** Contracts per run; the next minute's run takes the rest. */
const batchSize = 500;

/** Scheduled: completes contracts whose request passed 96 hours without an objection. Returns how many. */
export async function completeUnopposedContracts(db: Db, now: Date): Promise<number> {
  const unopposed = lte(contracts.completionRequestedAt, objectionCutoff(now));
  const due = await db
    .select({ contract: contracts, title: jobs.title })
    .from(contracts)
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .where(and(inArray(contracts.status, [...contractMoves.complete.from]), unopposed))
    .orderBy(asc(contracts.completionRequestedAt), asc(contracts.id))
    .limit(batchSize);
  const note = `No objection within ${limits.completionObjectionHours} hours.`;
  const event = { kind: "completed", actorId: null, note } as const;
  const move = { move: contractMoves.complete, changes: { endedAt: now }, event };
  let completed = 0;
  for (const { contract, title } of due) {
    await db.transaction(async (tx) => {
      if (!(await tryMoveContract(tx, contract.id, move, now, unopposed))) return;
      const text = {
        title: "Project completed",
        message: `${title} was completed because the firm did not object within ${limits.completionObjectionHours} hours.`,
      };
      await notifyParties(tx, contract, null, { ...text, priority: "medium" }, now);
      completed += 1;
    });
  }
  return completed;
}
