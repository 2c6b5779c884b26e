import { activeContractStatuses, contractMoves, mayMove } from "@caseload/contract/lifecycles";
import type { SignatureInput } from "@caseload/contract/engagements/contracts";
import { missingAddress } from "@caseload/contract/engagements/required-addresses";
import { isNameOfAccount, signatureNameError } from "@caseload/contract/engagements/signature-name";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { contractSignatures, contractVersions } from "../../../platform/db/schema/contracts.ts";
import { usedSecondFactor } from "../../../platform/db/session-factor.ts";
import { badRequest, conflict } from "../../../platform/http/http-error.ts";
import type { Hooks } from "../../../platform/hooks.ts";
import type { Deps } from "../../../platform/deps.ts";
import { dayIn, plusDays } from "../../../platform/calendar-day.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { sealAgreementTask } from "../agreements/seal-agreement-task.ts";
import { signatureSha256 } from "./event-content.ts";
import { moveContract, recordTimelineEvent } from "./move-contract.ts";
import {
  findVersion,
  lockContract,
  type PartyContract,
  requireActingParty,
  type VersionRow,
} from "./queries.ts";
import { findSupervisorById } from "../../firms/team/supervisors.ts";
import { notifyParties } from "./notify-parties.ts";

/** Where and how a signature was made. */
export interface SignatureContext {
  ipAddress: string;
  userAgent: string | null;
}

interface SigningRequest extends SignatureContext {
  /** As typed; the account's name when SPEC.md's call is made without a body. */
  name: string;
}

/**
 * Stores a signature. Returns the hash that its event in the timeline carries.
 * @throws HttpError 400 when the typed name is not the account's, 409 when the side has signed this version already, an
 * address that the governing state requires is missing, or the supervising attorney has left the firm
 */
export async function storeSignature(
  tx: Tx,
  { contract, side }: PartyContract,
  version: Pick<VersionRow, "version" | "sha256" | "structuredTerms">,
  actor: Actor,
  { name, ipAddress, userAgent }: SigningRequest,
  now: Date,
): Promise<{ contentSha256: string }> {
  if (!isNameOfAccount(name, fullName(actor)))
    throw badRequest(`${signatureNameError(fullName(actor))} (name)`);
  const missing = missingAddress(version.structuredTerms);
  if (missing !== null) throw conflict(missing);
  if (!(await findSupervisorById(tx, version.structuredTerms.supervisorId, contract.firmId)))
    throw conflict(errorMessages.supervisorLeft);
  const signature = {
    side,
    userId: actor.id,
    name,
    ipAddress,
    userAgent: userAgent?.slice(0, 500) ?? null,
    secondFactor: await usedSecondFactor(tx, actor),
    emailConfirmed: actor.emailVerified,
    termsHash: version.sha256,
    signedAt: now,
  };
  const signed = await tx
    .insert(contractSignatures)
    .values({ contractId: contract.id, version: version.version, ...signature })
    .onConflictDoNothing({
      target: [contractSignatures.contractId, contractSignatures.version, contractSignatures.side],
    })
    .returning({ id: contractSignatures.id });
  if (signed.length === 0) throw conflict(errorMessages.alreadyAgreed);
  return { contentSha256: signatureSha256(signature) };
}

/** Whether both parties have signed a version. */
export async function isSignedByBoth(tx: Tx, contractId: number, version: number): Promise<boolean> {
  const rows = await tx
    .select({ side: contractSignatures.side })
    .from(contractSignatures)
    .where(and(eq(contractSignatures.contractId, contractId), eq(contractSignatures.version, version)));
  return rows.length === 2;
}

export const setVersionStatus = (tx: Tx, contractId: number, version: number, status: VersionRow["status"]) =>
  tx
    .update(contractVersions)
    .set({ status })
    .where(and(eq(contractVersions.contractId, contractId), eq(contractVersions.version, version)));

/**
 * Work starts on the agreed day, but not before the day after both have signed the agreement, on the attorney's calendar.
 */
export function firstWorkDay(
  { structuredTerms: { startsOn } }: Pick<VersionRow, "structuredTerms">,
  timeZone: string,
  termsAgreedAt: Date,
): string {
  const nextDay = plusDays(dayIn(termsAgreedAt, timeZone), 1);
  return startsOn > nextDay ? startsOn : nextDay;
}

const isActive = (status: PartyContract["contract"]["status"]): boolean =>
  activeContractStatuses.some((active) => active === status);

/** The second signature makes the terms binding. */
async function bind(
  tx: Tx,
  hooks: Pick<Hooks, "rejectBackups">,
  own: PartyContract,
  version: VersionRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { contract } = own;
  await setVersionStatus(tx, contract.id, version.version, "in_force");
  await enqueue(tx, sealAgreementTask, { contractId: contract.id, version: version.version });
  await moveContract(
    tx,
    contract.id,
    {
      move: contractMoves.agree,
      changes: { termsAgreedAt: now, startsOn: firstWorkDay(version, own.attorney.timeZone, now) },
      event: { kind: "terms_agreed", actorId: actor.id, version: version.version },
    },
    now,
  );
  await hooks.rejectBackups(tx, contract.jobId, now);
}

/**
 * Signs the latest terms for one side. The contract's row is locked, so the second of two concurrent signatures sees
 * the first, and none is given under terms that have changed.
 * @param input the version and hash that were read; without it, whatever is latest is signed (SPEC.md's call)
 * @throws HttpError 404 for people who are not a party, 403 for members who may only read it, 409 when the side has
 * signed, the terms changed, the pay is open, or the status does not allow it
 */
export async function agreeToTerms(
  { db, hooks }: Pick<Deps, "db" | "hooks">,
  actor: Actor,
  id: number,
  input: SignatureInput | undefined,
  context: SignatureContext,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockContract(tx, id);
    const own = await requireActingParty(tx, actor, id);
    const { contract, job, side } = own;
    if (!isActive(contract.status)) throw conflict(errorMessages.contractEnded);
    if (input && input.version !== contract.version) throw conflict(errorMessages.termsVersionChanged);
    const ownSignature = side === "attorney" ? own.attorneySignature : own.paralegalSignature;
    if (ownSignature) throw conflict(errorMessages.alreadyAgreed);
    if (!mayMove(contract.status, contractMoves.agree)) throw conflict(errorMessages.moveNotPossible);
    const version = await findVersion(tx, id, contract.version);
    if (input && input.sha256.toLowerCase() !== version.sha256)
      throw conflict(errorMessages.termsVersionChanged);
    if (version.structuredTerms.pay === null) throw conflict(errorMessages.payNotSet);
    const signing = { name: input?.name ?? fullName(actor), ...context };
    const content = await storeSignature(tx, own, version, actor, signing, now);
    await recordTimelineEvent(
      tx,
      { contractId: id, kind: "agreed", actorId: actor.id, version: version.version, ...content },
      now,
    );
    const isBinding = await isSignedByBoth(tx, id, version.version);
    if (isBinding) await bind(tx, hooks, own, version, actor, now);
    const text = isBinding
      ? { title: "Agreement signed", message: `Both parties signed the agreement for ${job.title}.` }
      : {
          title: `${fullName(actor)} signed the agreement`,
          message: `${fullName(actor)} signed the agreement for ${job.title}. It becomes binding when you sign.`,
        };
    await notifyParties(tx, contract, side, { aboutId: actor.id, ...text, priority: "high" }, now);
  });
}
