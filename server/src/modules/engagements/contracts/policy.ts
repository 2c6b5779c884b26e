import { limits } from "@caseload/contract/limits";
import type { UserType } from "@caseload/contract/roles";
import { may, type Actor } from "../../../platform/actor.ts";

interface Parties {
  paralegalId: number;
  attorneyId: number;
  firmId: number;
}

/**
 * The side that the actor acts for; null for people who are not a party. The job's poster acts for the firm while a
 * member of it, and so does every member with contract:create.
 */
export function sideOf(actor: Actor, contract: Parties): UserType | null {
  if (actor.id === contract.paralegalId) return "paralegal";
  const actsForFirm = actor.id === contract.attorneyId || may(actor, "contract:create");
  return actor.firmId === contract.firmId && actsForFirm ? "attorney" : null;
}

const hourMs = 3_600_000;

/** Completion requests made at this instant or earlier can no longer be objected to (PRODUCT.md "Contract"). */
export const objectionCutoff = (now: Date): Date =>
  new Date(now.getTime() - limits.completionObjectionHours * hourMs);
