import { createHash } from "node:crypto";
import { contractMoves, mayMove } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { contractSignatures } from "../../../platform/db/schema/contracts.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import type { Hooks } from "../../../platform/hooks.ts";
import type { Deps } from "../../../platform/deps.ts";
import { dayIn, plusDays } from "../../../platform/calendar-day.ts";
import { openContractFor } from "./lock-contract.ts";
import { moveContract } from "./move-contract.ts";
import { lockContract } from "./queries.ts";
import { recordTimelineEvent } from "./record-timeline-event.ts";
import { notifyParties } from "./notify-parties.ts";

type Entered = Awaited<ReturnType<typeof openContractFor>>;

/** Name, time, address and a hash of the exact text. @throws HttpError 409 when the side has agreed already */
async function sign(
  tx: Tx,
  { contract, side }: Entered,
  actor: Actor,
  ipAddress: string,
  now: Date,
): Promise<void> {
  const signed = await tx
    .insert(contractSignatures)
    .values({
      contractId: contract.id,
      side,
      userId: actor.id,
      name: fullName(actor),
      ipAddress,
      termsHash: createHash("sha256").update(contract.terms, "utf8").digest("hex"),
      signedAt: now,
    })
    .onConflictDoNothing({ target: [contractSignatures.contractId, contractSignatures.side] })
    .returning({ id: contractSignatures.id });
  if (signed.length === 0) throw conflict(errorMessages.alreadyAgreed);
}

async function bothHaveSigned(tx: Tx, contractId: number): Promise<boolean> {
  const rows = await tx
    .select({ side: contractSignatures.side })
    .from(contractSignatures)
    .where(eq(contractSignatures.contractId, contractId));
  return rows.length === 2;
}

/** The second agreement makes the terms binding; work starts on the next day, the attorney's calendar counts. */
async function bind(
  tx: Tx,
  hooks: Pick<Hooks, "rejectBackups">,
  { contract, attorney }: Entered,
  actor: Actor,
  now: Date,
): Promise<void> {
  const startsOn = plusDays(dayIn(now, attorney.timeZone), 1);
  await moveContract(tx, contract.id, contractMoves.agree, { termsAgreedAt: now, startsOn });
  await recordTimelineEvent(tx, { contractId: contract.id, kind: "terms_agreed", actorId: actor.id }, now);
  await hooks.rejectBackups(tx, contract.jobId, now);
}

/**
 * One side agrees to the terms as they stand. The contract's row is locked: of two agreements at once, the second
 * sees the first.
 * @throws HttpError 404 for strangers, 409 when the side has agreed already or the contract has moved on
 */
export async function agreeToTerms(
  { db, hooks }: Pick<Deps, "db" | "hooks">,
  actor: Actor,
  id: number,
  ipAddress: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockContract(tx, id);
    const entered = await openContractFor(tx, actor, id);
    const { contract, job, side } = entered;
    const mine = side === "attorney" ? entered.attorneySignature : entered.paralegalSignature;
    if (mine) throw conflict(errorMessages.alreadyAgreed);
    if (!mayMove(contract.status, contractMoves.agree)) throw conflict(errorMessages.moveNotPossible);
    await sign(tx, entered, actor, ipAddress, now);
    await recordTimelineEvent(tx, { contractId: id, kind: "agreed", actorId: actor.id }, now);
    const bound = await bothHaveSigned(tx, id);
    if (bound) await bind(tx, hooks, entered, actor, now);
    const words = bound
      ? { title: "Terms agreed", message: `Both sides have agreed to the terms for ${job.title}.` }
      : {
          title: "Terms signed by one side",
          message: `${fullName(actor)} agreed to the terms for ${job.title}. Your agreement makes them binding.`,
        };
    await notifyParties(tx, contract, side, { ...words, priority: "high" }, now);
  });
}
