/** Which version of the terms is shown, what it is compared with, and what it is called. */
import type { ContractDetail, ContractVersion } from "@caseload/contract/engagements/contracts";

/** The version that awaits signatures; null when none does. */
export const openVersion = (versions: readonly ContractVersion[]): ContractVersion | null =>
  versions.find(({ status }) => status === "open") ?? null;

export const versionInForce = (versions: readonly ContractVersion[]): ContractVersion | null =>
  versions.find(({ status }) => status === "in_force") ?? null;

/** Was never superseded by another: it ended without taking effect. */
const isDead = ({ status }: ContractVersion): boolean => status === "declined" || status === "withdrawn";

/**
 * The version to compare with: the one in force, or the one before while nothing is (design language, "Version
 * switcher"). Null for the first.
 * @param versions newest first
 */
export function baseOf(versions: readonly ContractVersion[], shown: ContractVersion): ContractVersion | null {
  const inForce = versionInForce(versions);
  if (inForce && shown.version > inForce.version) return inForce;
  const earlier = versions.filter(({ version }) => version < shown.version);
  return earlier.find((version) => !isDead(version)) ?? earlier[0] ?? null;
}

/** The version that the page opens with: what awaits an answer, else what is current. */
export const shownAtFirst = (
  contract: Pick<ContractDetail, "version" | "openAmendment">,
  versions: readonly ContractVersion[],
): ContractVersion | undefined =>
  versions.find(({ version }) => version === (contract.openAmendment?.version ?? contract.version));

/** When the agreement ended; null while it is in force, or was never signed by both. */
export const agreementEnd = ({
  endedAt,
  termsAgreedAt,
}: Pick<ContractDetail, "endedAt" | "termsAgreedAt">): string | null =>
  termsAgreedAt === null ? null : endedAt;

/**
 * "Offer", "In force", "Amendment": what a version is.
 * @param end when the agreement ended, which its last version stays part of
 */
export function versionLabel(
  { version, kind, status, signatures }: ContractVersion,
  end: string | null,
): string {
  switch (status) {
    case "in_force":
      return end === null ? "In force" : "Ended";
    case "declined":
      return "Declined";
    case "withdrawn":
      return "Withdrawn";
    case "lapsed":
      return "Not signed";
    case "open":
    case "superseded":
      if (kind === "amendment") return "Amendment";
      // Both sides signed it, so it was in force until an amendment.
      if (signatures.length === 2) return "Agreement";
      return version === 1 ? "Offer" : "Proposal";
  }
}

/** The last signature of the version in force, else the proposal. */
export const versionDate = ({ status, signatures, createdAt }: ContractVersion): string =>
  (status === "in_force" && signatures.at(-1)?.signedAt) || createdAt;

/** When a version became what its label says. */
export const labelDate = (version: ContractVersion, end: string | null): string =>
  (version.status === "in_force" && end) || versionDate(version);
