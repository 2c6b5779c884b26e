import { contractFileErrorMessages } from "@caseload/contract/engagements/file-error-messages";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { legalHolds } from "../../../platform/db/schema/legal-holds.ts";
import { conflict, forbidden } from "../../../platform/http/http-error.ts";
import { announceFiles } from "../files/announce-files.ts";
import { recordTimelineEvent } from "../contracts/move-contract.ts";
import { notifyParties } from "../contracts/notify-parties.ts";
import { mayHold } from "../contracts/policy.ts";
import { lockContract, requireParty } from "../contracts/queries.ts";
import { isHeld, isStanding } from "./queries.ts";

interface HoldChange {
  on: boolean;
  reason: string;
}

/**
 * Returns the contract that the actor may place under a legal hold.
 * @throws HttpError 404 for people who are not of the firm's side, 403 for those whose role does not include it
 */
export async function requireHolder(db: Db, actor: Actor, contractId: number): Promise<void> {
  const { contract } = await requireParty(db, actor, contractId, "attorney");
  if (!mayHold(actor, contract)) throw forbidden(contractFileErrorMessages.holdersOnly);
}

/**
 * Places or ends a legal hold. Both sides are notified; only the firm sees the reason.
 * @throws HttpError 403 and 404 as requireHolder, 409 when the contract has a hold already, or has none
 */
export async function setHold(
  db: Db,
  actor: Actor,
  contractId: number,
  { on, reason }: HoldChange,
  now: Date,
): Promise<void> {
  await requireHolder(db, actor, contractId);
  await db.transaction(async (tx) => {
    await lockContract(tx, contractId);
    const { contract, job } = await requireParty(tx, actor, contractId, "attorney");
    if ((await isHeld(tx, contractId)) === on)
      throw conflict(on ? contractFileErrorMessages.holdStands : contractFileErrorMessages.noHold);
    if (on) await tx.insert(legalHolds).values({ contractId, reason, placedById: actor.id, placedAt: now });
    else
      await tx
        .update(legalHolds)
        .set({ endReason: reason, endedById: actor.id, endedAt: now })
        .where(isStanding(contractId));
    const kind = on ? "hold_placed" : "hold_ended";
    await recordTimelineEvent(tx, { contractId, kind, actorId: actor.id }, now);
    const message = on
      ? `${fullName(actor)} placed a legal hold on the contract for ${job.title}. Nothing in it can be deleted until the hold ends.`
      : `${fullName(actor)} ended the legal hold on the contract for ${job.title}.`;
    const title = on ? "Legal hold placed" : "Legal hold ended";
    await notifyParties(tx, contract, null, { aboutId: actor.id, title, message, priority: "high" }, now);
    await announceFiles(tx, contract);
  });
}
