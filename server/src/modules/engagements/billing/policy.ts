import type { PrimaryRole } from "@caseload/contract/roles";
import type { Actor } from "../../../platform/actor.ts";

interface Engagement {
  attorneyId: number;
  firmId: number;
}

const handlers: readonly (PrimaryRole | null)[] = ["firm_admin", "managing_partner", "senior_partner"];

/** Firm admins, managing and senior partners, and the signing attorney handle what the firm bills its client. */
export function mayBillClient(actor: Actor, contract: Engagement): boolean {
  const isSigner = actor.id === contract.attorneyId && actor.userType === "attorney";
  return actor.firmId === contract.firmId && (isSigner || handlers.includes(actor.primaryRole));
}
