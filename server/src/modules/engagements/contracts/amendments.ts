import type { AmendmentProposal, SignatureInput } from "@caseload/contract/engagements/contracts";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { mayAmend } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { badRequest, conflict, notFound } from "../../../platform/http/http-error.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { sealAgreementTask } from "../agreements/seal-agreement-task.ts";
import {
  firstWorkDay,
  isSignedByBoth,
  setVersionStatus,
  type SignatureContext,
  storeSignature,
} from "./agree-to-terms.ts";
import { checkProposal, requireChange } from "./check-proposal.ts";
import { recordTimelineEvent } from "./move-contract.ts";
import { notifyParties } from "./notify-parties.ts";
import {
  findVersion,
  findVersions,
  lockContract,
  type PartyContract,
  requireActingParty,
  type VersionRow,
} from "./queries.ts";
import { currentVersionColumns, drawUp, insertVersion, nextVersion } from "./versions.ts";

/** Locks the contract and returns it. */
async function openAgreement(tx: Tx, actor: Actor, id: number): Promise<PartyContract> {
  await lockContract(tx, id);
  const own = await requireActingParty(tx, actor, id);
  if (!mayAmend(own.contract.status)) throw conflict(errorMessages.moveNotPossible);
  return own;
}

const findOpen = async (tx: Tx, id: number): Promise<VersionRow | undefined> =>
  (await findVersions(tx, id, "current")).find(({ status }) => status === "open");

/** @throws HttpError 404 when there is no such amendment, 409 when it is no longer open */
async function requireOpenAmendment(tx: Tx, id: number, version: number): Promise<VersionRow> {
  const [amendment] = version <= engagementLimits.versions ? await findVersions(tx, id, version) : [];
  if (amendment?.kind !== "amendment") throw notFound(errorMessages.amendmentNotFound);
  if (amendment.status !== "open") throw conflict(errorMessages.amendmentNotOpen);
  return amendment;
}

/** Puts an amendment that both parties have signed in force in place of the former version. */
async function putInForce(
  tx: Tx,
  { contract, attorney }: PartyContract,
  amendment: VersionRow,
  now: Date,
): Promise<void> {
  const { id } = contract;
  await setVersionStatus(tx, id, contract.version, "superseded");
  await setVersionStatus(tx, id, amendment.version, "in_force");
  await enqueue(tx, sealAgreementTask, { contractId: id, version: amendment.version });
  await tx
    .update(contracts)
    .set({
      ...currentVersionColumns(amendment),
      ...(contract.startedAt === null && {
        startsOn: firstWorkDay(amendment, attorney.timeZone, contract.termsAgreedAt ?? now),
      }),
    })
    .where(eq(contracts.id, id));
  await recordTimelineEvent(
    tx,
    { contractId: id, kind: "amendment_in_force", actorId: null, version: amendment.version },
    now,
  );
}

/** Records one side's signature; the second puts the amendment in force. Returns whether it is in force. */
async function signAmendment(
  tx: Tx,
  own: PartyContract,
  amendment: VersionRow,
  actor: Actor,
  signature: SignatureContext & { name: string },
  now: Date,
): Promise<boolean> {
  const { id } = own.contract;
  const content = await storeSignature(tx, own, amendment, actor, signature, now);
  await recordTimelineEvent(
    tx,
    { contractId: id, kind: "amendment_agreed", actorId: actor.id, version: amendment.version, ...content },
    now,
  );
  const isBinding = await isSignedByBoth(tx, id, amendment.version);
  if (isBinding) await putInForce(tx, own, amendment, now);
  return isBinding;
}

async function declineOpen(
  tx: Tx,
  { contract }: PartyContract,
  { version }: VersionRow,
  actor: Actor,
  note: string | null,
  now: Date,
): Promise<void> {
  await setVersionStatus(tx, contract.id, version, "declined");
  const event = {
    contractId: contract.id,
    kind: "amendment_declined",
    actorId: actor.id,
    version,
    note,
  } as const;
  await recordTimelineEvent(tx, event, now);
}

/**
 * Proposes to amend the version in force. Starting from the other side's open amendment counters it: that one is
 * declined and this one proposed in one step. With a name and consent it is signed for the author's side. Returns the
 * amendment's version.
 * @throws HttpError 404 for people who are not a party, 403 for members who may only read it, 400 for terms without pay
 * or with a supervisor of another firm, unchanged terms and as checkProposal, 409 when another amendment is open, `base` is not the version in force, or the
 * status does not allow it
 */
export async function proposeAmendment(
  db: Db,
  actor: Actor,
  id: number,
  { base, terms, note, name, consent }: AmendmentProposal,
  context: SignatureContext,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const own = await openAgreement(tx, actor, id);
    const { contract, job, side } = own;
    const open = await findOpen(tx, id);
    const isCounter = open !== undefined && open.authorSide !== side && base === open.version;
    if (open && !isCounter) throw conflict(errorMessages.amendmentOpen);
    if (!isCounter && base !== contract.version) throw conflict(errorMessages.termsVersionChanged);
    if (terms.pay === null) throw badRequest("Please set the pay (terms.pay)");
    if (consent && !name) throw badRequest("Please type your full name (name)");
    const inForce = await findVersion(tx, id, contract.version);
    checkProposal(own, open ?? inForce, terms);
    const text = await drawUp(tx, own, terms);
    for (const known of isCounter ? [open, inForce] : [inForce]) requireChange(known, terms, text);
    const version = await nextVersion(tx, id);
    if (isCounter) await declineOpen(tx, own, open, actor, null, now);
    const row = { contractId: id, version, kind: "amendment", authorId: actor.id, authorSide: side } as const;
    const content = await insertVersion(tx, { ...row, note, terms, text }, now);
    await recordTimelineEvent(
      tx,
      { contractId: id, kind: "amendment_proposed", actorId: actor.id, version, note, ...content },
      now,
    );
    if (consent && name) {
      const amendment = await requireOpenAmendment(tx, id, version);
      await signAmendment(tx, own, amendment, actor, { name, ...context }, now);
    }
    const message = `${fullName(actor)} proposed version ${version} of the agreement for ${job.title}. Version ${contract.version} stays in force until both of you sign.`;
    await notifyParties(
      tx,
      contract,
      side,
      { aboutId: actor.id, title: "Amendment proposed", message, priority: "high" },
      now,
    );
    return version;
  });
}

/**
 * Signs an open amendment for one side. The version in force holds until both have signed.
 * @throws HttpError 404 for people who are not a party and unknown amendments, 403 for members who may only read it,
 * 409 when it is no longer open, the hash is another text's, or the side has signed
 */
export async function agreeToAmendment(
  db: Db,
  actor: Actor,
  { id, version }: { id: number; version: number },
  { sha256, name }: Omit<SignatureInput, "version">,
  context: SignatureContext,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await openAgreement(tx, actor, id);
    const amendment = await requireOpenAmendment(tx, id, version);
    if (sha256.toLowerCase() !== amendment.sha256) throw conflict(errorMessages.termsVersionChanged);
    const isInForce = await signAmendment(tx, own, amendment, actor, { name, ...context }, now);
    const { title } = own.job;
    const text = isInForce
      ? {
          title: "Amendment in force",
          message: `Both parties signed version ${version} of the agreement for ${title}.`,
        }
      : {
          title: `${fullName(actor)} signed the amendment`,
          message: `${fullName(actor)} signed version ${version} of the agreement for ${title}. Your signature puts it in force.`,
        };
    await notifyParties(tx, own.contract, own.side, { aboutId: actor.id, ...text, priority: "high" }, now);
  });
}

/** Declines the other side's open amendment. @throws HttpError as agreeToAmendment, and 409 for one's own */
export async function declineAmendment(
  db: Db,
  actor: Actor,
  { id, version }: { id: number; version: number },
  reason: string | null,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await openAgreement(tx, actor, id);
    const amendment = await requireOpenAmendment(tx, id, version);
    if (amendment.authorSide === own.side) throw conflict(errorMessages.ownAmendment);
    await declineOpen(tx, own, amendment, actor, reason, now);
    const message = `${fullName(actor)} declined version ${version} of the agreement for ${own.job.title}${reason ? `: ${reason}` : "."}`;
    await notifyParties(
      tx,
      own.contract,
      own.side,
      { aboutId: actor.id, title: "Amendment declined", message, priority: "high" },
      now,
    );
  });
}

/** Withdraws one's own side's open amendment. @throws HttpError as agreeToAmendment, and 409 for the other side's */
export async function withdrawAmendment(
  db: Db,
  actor: Actor,
  { id, version }: { id: number; version: number },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await openAgreement(tx, actor, id);
    const amendment = await requireOpenAmendment(tx, id, version);
    if (amendment.authorSide !== own.side) throw conflict(errorMessages.otherAmendment);
    await setVersionStatus(tx, id, version, "withdrawn");
    await recordTimelineEvent(
      tx,
      { contractId: id, kind: "amendment_withdrawn", actorId: actor.id, version },
      now,
    );
    const message = `${fullName(actor)} withdrew version ${version} of the agreement for ${own.job.title}. Version ${own.contract.version} stays in force.`;
    await notifyParties(
      tx,
      own.contract,
      own.side,
      { aboutId: actor.id, title: "Amendment withdrawn", message, priority: "medium" },
      now,
    );
  });
}
