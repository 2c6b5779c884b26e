import { isAttorneyRole } from "@caseload/contract/firms/firm-roles";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { limits } from "@caseload/contract/limits";
import type { UserType } from "@caseload/contract/roles";
import { may, type Actor } from "../../../platform/actor.ts";

interface Parties {
  paralegalId: number;
  attorneyId: number;
  firmId: number;
  /** Of the latest version of the terms, or of those in force. */
  supervisorId: number;
}

/**
 * The side whose contract the actor may read; null for people who are not a party. The firm's side is the job's poster,
 * the supervising attorney, and every member who may review applications or create contracts (ENGAGEMENT.md "Access").
 */
export function sideOf(actor: Actor, contract: Parties): UserType | null {
  if (actor.id === contract.paralegalId) return "paralegal";
  const isOfFirmSide =
    actor.id === contract.attorneyId ||
    isSupervisorOf(actor, contract) ||
    may(actor, "application:review") ||
    may(actor, "contract:create");
  return actor.firmId === contract.firmId && isOfFirmSide ? "attorney" : null;
}

/** Whoever supervises answers for the paralegal's conduct (ABA Model Rule 5.3), also without review of applications. */
const isSupervisorOf = (actor: Actor, { supervisorId }: Pick<Parties, "supervisorId">): boolean =>
  actor.id === supervisorId && isAttorneyRole(actor.primaryRole);

/** Only an attorney who posted the job, or a member with contract:create, acts for the firm. */
export function mayActOn(actor: Actor, contract: Parties): boolean {
  if (actor.id === contract.paralegalId) return true;
  const isPoster = actor.id === contract.attorneyId && isAttorneyRole(actor.primaryRole);
  return actor.firmId === contract.firmId && (isPoster || may(actor, "contract:create"));
}

/** A managing partner or an administrator of the firm places and ends a legal hold. */
export const mayHold = (actor: Actor, { firmId }: Pick<Parties, "firmId">): boolean =>
  actor.firmId === firmId && (actor.primaryRole === "managing_partner" || actor.primaryRole === "firm_admin");

const dayMs = 86_400_000;

/**
 * When the paralegal's access to a contract's files ends: with the certificate of return or destruction, else a number of
 * days after the contract's end. Null while the contract is live.
 */
export function fileAccessEnd(endedAt: Date | null, certificateSignedAt: Date | null): Date | null {
  if (endedAt === null) return null;
  const last = new Date(endedAt.getTime() + engagementLimits.accessDays * dayMs);
  return certificateSignedAt !== null && certificateSignedAt < last ? certificateSignedAt : last;
}

interface OpenVersion {
  version: number;
  authorSide: UserType;
  /** The sides that have signed it. */
  signedBy: readonly UserType[] | null;
}

const otherSide = (side: UserType): UserType => (side === "attorney" ? "paralegal" : "attorney");

/** Whose answer an open version awaits: the side that has not signed it; the attorney's while version 1 is untouched. */
export function turnOf(open: OpenVersion | null): UserType | null {
  if (open === null) return null;
  const [signed] = open.signedBy ?? [];
  if (signed) return otherSide(signed);
  return open.version === 1 ? "attorney" : otherSide(open.authorSide);
}

const hourMs = 3_600_000;

/** Completion requests made at this instant or earlier can no longer be objected to (PRODUCT.md "Contract"). */
export const objectionCutoff = (now: Date): Date =>
  new Date(now.getTime() - limits.completionObjectionHours * hourMs);
