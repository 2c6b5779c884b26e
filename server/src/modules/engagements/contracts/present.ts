import type { Contract, ContractDetail } from "@caseload/contract/engagements/contracts";
import type { UserType } from "@caseload/contract/roles";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import type { ContractRow, TimelineRow } from "./queries.ts";

const toInstant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Signatures show name and time. IP address and hash stay in the audit record. */
function presentParty(
  person: { id: number; name: string; role: Contract["attorney"]["role"] },
  signature: { name: string; signedAt: Date } | null,
): Contract["attorney"] {
  return {
    id: person.id,
    name: person.name,
    role: person.role,
    signature: signature && { name: signature.name, signedAt: signature.signedAt.toISOString() },
  };
}

export function presentContract(row: ContractRow, viewerSide: UserType): Contract {
  const { contract, job } = row;
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
    otherUser: { id: other.id, name: other.name, photo: other.photo },
    viewerSide,
    attorney: presentParty(row.attorney, row.attorneySignature),
    paralegal: presentParty(row.paralegal, row.paralegalSignature),
    agreedRate: contract.agreedRate,
    projectDeadline: contract.projectDeadline,
    createdAt: contract.createdAt.toISOString(),
    terms: contract.terms,
    termsAgreedAt: toInstant(contract.termsAgreedAt),
    startsOn: contract.startsOn,
    startedAt: toInstant(contract.startedAt),
    completionRequestedAt: toInstant(contract.completionRequestedAt),
    endedAt: toInstant(contract.endedAt),
    cancelReason: contract.cancelReason,
  };
}

export function presentContractDetail(
  row: ContractRow,
  viewerSide: UserType,
  timeline: readonly TimelineRow[],
): ContractDetail {
  return {
    ...presentContract(row, viewerSide),
    timeline: timeline.map((event) => ({
      id: event.id,
      kind: event.kind,
      actorId: event.actorId,
      actorName: event.actorName,
      note: event.note,
      createdAt: event.createdAt.toISOString(),
    })),
  };
}
