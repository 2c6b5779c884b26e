/** What a firm needs to know of roles; apart from roles.ts, which every screen loads. */
import type { PrimaryRole, UserType } from "../roles.ts";

/** The side of the market that a role works on; an account never changes sides. */
export const userTypeOfRole: Record<PrimaryRole, UserType> = {
  managing_partner: "attorney",
  firm_admin: "attorney",
  senior_partner: "attorney",
  associate: "attorney",
  junior_associate: "attorney",
  of_counsel: "attorney",
  paralegal_supervisor: "paralegal",
  senior_paralegal: "paralegal",
  paralegal: "paralegal",
  paralegal_assistant: "paralegal",
  freelance_paralegal: "paralegal",
};

/**
 * Of members who practice law, and may be named as supervising attorney (ABA Model Rule 5.3). A firm admin runs the
 * firm's account, and need not be a lawyer.
 */
export const attorneyRoles: readonly PrimaryRole[] = [
  "managing_partner",
  "senior_partner",
  "of_counsel",
  "associate",
  "junior_associate",
];

export const isAttorneyRole = (role: PrimaryRole | null): boolean =>
  role !== null && attorneyRoles.includes(role);

/** The roles that a firm gives; people who work for no firm are freelance. */
export const firmRoles = [
  "managing_partner",
  "firm_admin",
  "senior_partner",
  "of_counsel",
  "associate",
  "junior_associate",
  "paralegal_supervisor",
  "senior_paralegal",
  "paralegal",
  "paralegal_assistant",
] as const satisfies readonly PrimaryRole[];
export type FirmRole = (typeof firmRoles)[number];
