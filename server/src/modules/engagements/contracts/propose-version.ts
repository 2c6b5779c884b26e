import type { Proposal } from "@caseload/contract/engagements/contracts";
import { contractMoves, mayMove } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { recordTimelineEvent } from "./move-contract.ts";
import { notifyParties } from "./notify-parties.ts";
import { lockContract, requireActingParty } from "./queries.ts";
import { closeOpenVersion, currentVersionColumns, drawUp, insertVersion, nextVersion } from "./versions.ts";

/**
 * Proposes other terms before both sides have signed; signatures under the former version no longer count. The lock
 * on the contract's row makes one of two concurrent proposals win. Returns the new version's number.
 * @throws HttpError 404 for people who are not a party, 403 for members who may only read it, 400 for a supervisor of
 * another firm, 409 when `base` is not the latest version or the terms are signed
 */
export async function proposeVersion(
  db: Db,
  actor: Actor,
  id: number,
  { base, terms, note }: Proposal,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockContract(tx, id);
    const own = await requireActingParty(tx, actor, id);
    const { contract, job, side } = own;
    if (!mayMove(contract.status, contractMoves.agree)) throw conflict(errorMessages.moveNotPossible);
    if (base !== contract.version) throw conflict(errorMessages.termsVersionChanged);
    const text = await drawUp(tx, own, terms);
    const version = await nextVersion(tx, id);
    await closeOpenVersion(tx, id, "superseded");
    await insertVersion(
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
      { contractId: id, kind: "version_proposed", actorId: actor.id, version, note },
      now,
    );
    const message = `${fullName(actor)} proposed version ${version} of the terms for ${job.title}. Review the changes, then sign or counter.`;
    await notifyParties(tx, contract, side, { title: "New terms proposed", message, priority: "high" }, now);
    return version;
  });
}
