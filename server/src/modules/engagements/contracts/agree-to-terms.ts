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
import { moveContract, recordTimelineEvent } from "./move-contract.ts";
import { lockContract, requireParty } from "./queries.ts";
import { notifyParties } from "./notify-parties.ts";

type PartyContract = Awaited<ReturnType<typeof requireParty>>;

/** Stores name, time, IP address and a hash of the exact terms. @throws HttpError 409 when the side has signed */
async function sign(
  tx: Tx,
  { contract, side }: PartyContract,
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

/** The second signature makes the terms binding. Work starts on the next day of the attorney's calendar. */
async function bind(
  tx: Tx,
  hooks: Pick<Hooks, "rejectBackups">,
  { contract, attorney }: PartyContract,
  actor: Actor,
  now: Date,
): Promise<void> {
  const startsOn = plusDays(dayIn(now, attorney.timeZone), 1);
  await moveContract(
    tx,
    contract.id,
    {
      move: contractMoves.agree,
      changes: { termsAgreedAt: now, startsOn },
      event: { kind: "terms_agreed", actorId: actor.id },
    },
    now,
  );
  await hooks.rejectBackups(tx, contract.jobId, now);
}

/**
 * Signs the current terms for one side. The contract's row is locked, so the second of two concurrent signatures sees
 * the first.
 * @throws HttpError 404 for people who are not a party, 409 when the side has signed or the status does not allow it
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
    const own = await requireParty(tx, actor, id);
    const { contract, job, side } = own;
    const signature = side === "attorney" ? own.attorneySignature : own.paralegalSignature;
    if (signature) throw conflict(errorMessages.alreadyAgreed);
    if (!mayMove(contract.status, contractMoves.agree)) throw conflict(errorMessages.moveNotPossible);
    await sign(tx, own, actor, ipAddress, now);
    await recordTimelineEvent(tx, { contractId: id, kind: "agreed", actorId: actor.id }, now);
    const isBinding = await bothHaveSigned(tx, id);
    if (isBinding) await bind(tx, hooks, own, actor, now);
    const text = isBinding
      ? { title: "Terms agreed", message: `Both sides have agreed to the terms for ${job.title}.` }
      : {
          title: "Terms signed by one side",
          message: `${fullName(actor)} agreed to the terms for ${job.title}. Your agreement makes them binding.`,
        };
    await notifyParties(tx, contract, side, { ...text, priority: "high" }, now);
  });
}
