import type { ContractComment } from "@caseload/contract/engagements/contract-comments";
import type { Contract, ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";
import type { UserType } from "@caseload/contract/roles";
import type { BarAdmission } from "@caseload/contract/profiles/bar-admission";
import { formerMember } from "@caseload/contract/accounts/account-deletion";
import { contractMoves, mayMove, mayAmend } from "@caseload/contract/lifecycles";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import type { Actor } from "../../../platform/actor.ts";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import { mayHandleInvoices } from "../invoices/policy.ts";
import { fileAccessEnd, mayActOn, mayHold, turnOf } from "./policy.ts";
import type { CommentRow, ContractRow, TimelineRow, VersionRow } from "./queries.ts";

const toInstant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Signatures show name and time. IP address and hash stay in the audit record. */
function presentParty(
  person: Pick<Contract["attorney"], "id" | "name" | "role" | "emailConfirmed">,
  signature: { name: string; emailConfirmed: boolean; signedAt: Date } | null,
): Contract["attorney"] {
  return {
    id: person.id,
    name: person.name,
    role: person.role,
    emailConfirmed: person.emailConfirmed,
    signature: signature && { ...signature, signedAt: signature.signedAt.toISOString() },
  };
}

export function presentContract(row: ContractRow, viewerSide: UserType, viewer: Actor): Contract {
  const { contract, job } = row;
  const act = mayActOn(viewer, contract);
  const other = viewerSide === "paralegal" ? row.attorney : row.paralegal;
  return {
    id: contract.id,
    status: contract.status,
    job: {
      id: job.id,
      title: job.title,
      description: job.description,
      location: job.location,
      firmName: displayFirmName({ current: row.firmName, given: job.givenFirmName }),
      hoursPerWeek: job.hoursPerWeek,
      duration: job.duration,
    },
    otherUser: { id: other.id, name: other.name, photo: other.photo, emailConfirmed: other.emailConfirmed },
    viewerSide,
    attorney: presentParty(row.attorney, row.attorneySignature),
    paralegal: presentParty(row.paralegal, row.paralegalSignature),
    agreedRate: contract.agreedRate,
    pay: row.pay,
    projectDeadline: contract.projectDeadline,
    createdAt: contract.createdAt.toISOString(),
    terms: contract.terms,
    termsAgreedAt: toInstant(contract.termsAgreedAt),
    startsOn: contract.startsOn,
    startedAt: toInstant(contract.startedAt),
    completionRequestedAt: toInstant(contract.completionRequestedAt),
    endedAt: toInstant(contract.endedAt),
    cancelReason: contract.cancelReason,
    version: contract.version,
    turn: turnOf(row.openVersion),
    hold: presentHold(row, viewerSide),
    conflict: presentConflict(row),
    may: {
      act,
      propose: act && mayMove(contract.status, contractMoves.agree),
      amend: act && mayAmend(contract.status),
      billClient: mayHandleInvoices(viewer, contract),
    },
  };
}

function presentConflict({ conflict, contract: { applicationId } }: ContractRow): Contract["conflict"] {
  if (conflict === null) return { applicationId, status: "not_checked", checkedAt: null, screening: "none" };
  const { status, checkedAt, screening } = conflict;
  return {
    applicationId,
    status,
    checkedAt: checkedAt === null ? null : new Date(checkedAt).toISOString(),
    screening: screening ?? "none",
  };
}

/** The paralegal sees that there is a hold, and not why. */
const presentHold = (
  { hold, holderName, holderConfirmed }: ContractRow,
  viewerSide: UserType,
): Contract["hold"] =>
  hold && {
    on: true,
    since: hold.placedAt.toISOString(),
    reason: viewerSide === "attorney" ? hold.reason : null,
    byName: holderName ?? formerMember,
    byEmailConfirmed: holderConfirmed ?? true,
  };

/** Signatures show name and time. IP address, user agent and hash stay in the audit record. */
export const presentVersion = ({ createdAt, signatures, ...version }: VersionRow): ContractVersion => ({
  ...version,
  createdAt: createdAt.toISOString(),
  signatures: signatures.map(({ side, name, emailConfirmed, signedAt }) => ({
    side,
    name,
    emailConfirmed: emailConfirmed !== false,
    signedAt: signedAt.toISOString(),
  })),
});

export const presentComment = ({ createdAt, ...comment }: CommentRow): ContractComment => ({
  ...comment,
  createdAt: createdAt.toISOString(),
});

const dayMs = 86_400_000;

function presentFileAccess(
  { contract, certificateSignedAt, hasFiles }: ContractRow,
  now: Date,
): ContractDetail["fileAccess"] {
  const endsAt = fileAccessEnd(contract.endedAt, certificateSignedAt);
  const ended = endsAt !== null && endsAt <= now;
  const asked = ended && hasFiles ? "due" : contract.endedAt === null ? "not_yet" : "possible";
  return { endsAt: toInstant(endsAt), ended, certificate: certificateSignedAt ? "given" : asked };
}

function expiresAt({ contract, openVersion }: ContractRow): string | null {
  if (contract.status !== "pending_terms" || openVersion === null) return null;
  return new Date(openVersion.createdAt.getTime() + engagementLimits.expiryDays * dayMs).toISOString();
}

interface ContractFacts {
  timeline: readonly TimelineRow[];
  /** The current one and the open one (findVersions). */
  versions: readonly VersionRow[];
  admissions: { supervisor: BarAdmission; attorney: BarAdmission };
}

export function presentContractDetail(
  row: ContractRow,
  viewerSide: UserType,
  viewer: Actor,
  { timeline, versions, admissions }: ContractFacts,
  now: Date,
): ContractDetail {
  const current = versions.find(({ version }) => version === row.contract.version);
  if (!current) throw new Error(`Contract ${row.contract.id} lacks its version ${row.contract.version}.`);
  const contract = presentContract(row, viewerSide, viewer);
  const amendment = versions.find(({ kind, status }) => kind === "amendment" && status === "open");
  return {
    ...contract,
    attorney: { ...contract.attorney, barAdmission: admissions.attorney },
    barAdmission: admissions.supervisor,
    structuredTerms: current.structuredTerms,
    termsSha256: current.sha256,
    payDerivedFrom: row.contract.payDerivedFrom,
    openAmendment: amendment ? presentVersion(amendment) : null,
    supervisor: { ...row.supervisor, barVerified: admissions.supervisor !== null },
    mayHold: mayHold(viewer, row.contract),
    fileAccess: presentFileAccess(row, now),
    expiresAt: expiresAt(row),
    timeline: timeline.map(({ createdAt, ...event }) => ({ ...event, createdAt: createdAt.toISOString() })),
  };
}
