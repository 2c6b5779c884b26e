import type { VersionProposal } from "@caseload/contract/engagements/contract-versions";
import { contractMoves, mayMove } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { checkProposal, requireChange } from "./check-proposal.ts";
import { recordTimelineEvent } from "./move-contract.ts";
import { storeAddress } from "./store-address.ts";
import { notifyParties } from "./notify-parties.ts";
import { findVersion, lockContract, requireActingParty } from "./queries.ts";
import { closeOpenVersion, currentVersionColumns, drawUp, insertVersion, nextVersion } from "./versions.ts";

/**
 * Proposes other terms before both parties have signed; signatures under the former version no longer count. The lock
 * on the contract's row makes one of two concurrent proposals win. Returns the new version's number.
 * @throws HttpError 404 for people who are not a party, 403 for members who may only read it, 400 for a supervisor of
 * another firm, unchanged terms and as checkProposal, 409 when `base` is not the latest version or the terms are signed
 */
export async function proposeVersion(
  db: Db,
  actor: Actor,
  id: number,
  { base, terms, note, keepAddress }: VersionProposal,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockContract(tx, id);
    const own = await requireActingParty(tx, actor, id);
    const { contract, job, side } = own;
    if (!mayMove(contract.status, contractMoves.agree)) throw conflict(errorMessages.moveNotPossible);
    if (base !== contract.version) throw conflict(errorMessages.termsVersionChanged);
    const latest = await findVersion(tx, id, base);
    checkProposal(own, latest, terms);
    if (keepAddress) await storeAddress(tx, own, terms);
    const text = await drawUp(tx, own, terms);
    requireChange(latest, terms, text);
    const version = await nextVersion(tx, id);
    await closeOpenVersion(tx, id, "superseded");
    const content = await insertVersion(
      tx,
      { contractId: id, version, kind: "terms", authorId: actor.id, authorSide: side, note, terms, text },
      now,
    );
    await tx
      .update(contracts)
      .set({ ...currentVersionColumns({ version, structuredTerms: terms, terms: text }), expiryReminders: 0 })
      .where(eq(contracts.id, id));
    await recordTimelineEvent(
      tx,
      { contractId: id, kind: "version_proposed", actorId: actor.id, version, note, ...content },
      now,
    );
    const message = `${fullName(actor)} proposed version ${version} of the terms for ${job.title}. Review the changes, then sign or counter.`;
    await notifyParties(
      tx,
      contract,
      side,
      { aboutId: actor.id, title: "New terms proposed", message, priority: "high" },
      now,
    );
    return version;
  });
}
