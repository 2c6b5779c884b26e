import type { ChangedFile, GenuineFile } from "@caseload/contract/engagements/verification";
import { activeContractStatuses, type ContractStatus } from "@caseload/contract/lifecycles";
import type { SealedAgreement, SealedFileRow } from "./queries.ts";

const isActive = (status: ContractStatus): boolean =>
  activeContractStatuses.some((active) => active === status);

/** A genuine file repeats what its holder reads in it, and nothing about the work. */
export function presentGenuine({
  sealed,
  certificate,
  contractStatus,
  versionStatus,
  unconfirmedSides,
}: SealedFileRow): GenuineFile {
  return {
    found: true,
    intact: true,
    contractId: sealed.contractId,
    version: sealed.version,
    status: contractStatus,
    inForce: isActive(contractStatus) && versionStatus === "in_force",
    firmName: sealed.firmName,
    termsSha256: sealed.termsSha256,
    signatures: sealed.signatures.map(({ side, name, signedAt }) => ({
      side,
      name,
      emailConfirmed: !unconfirmedSides.includes(side),
      signedAt,
    })),
    sealedAt: sealed.sealedAt.toISOString(),
    seal: {
      subject: certificate.subject,
      validTo: certificate.validTo.toISOString(),
      selfMade: certificate.selfMade,
      timeStamped: sealed.timeStamped,
    },
  };
}

/** A changed file: the agreement that it claims to be, without names and dates. */
export const presentChanged = ({
  contractId,
  version,
}: Pick<SealedAgreement, "contractId" | "version">): ChangedFile => ({
  found: true,
  intact: false,
  contractId,
  version,
  status: null,
  signatures: [],
  sealedAt: null,
  seal: null,
});
