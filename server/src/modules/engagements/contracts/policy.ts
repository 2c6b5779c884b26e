import type { UserType } from "@caseload/contract/roles";
import { may, type Actor } from "../../../platform/actor.ts";

interface Parties {
  paralegalId: number;
  attorneyId: number;
  firmId: number;
}

/**
 * The side that the actor acts for; null for strangers. For the law office acts whoever posted the job, while they
 * belong to the firm, and every colleague with contract:create.
 */
export function sideOf(actor: Actor, contract: Parties): UserType | null {
  if (actor.id === contract.paralegalId) return "paralegal";
  const actsForFirm = actor.id === contract.attorneyId || may(actor, "contract:create");
  return actor.firmId === contract.firmId && actsForFirm ? "attorney" : null;
}
