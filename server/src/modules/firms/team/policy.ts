import { type FirmRole, userTypeOfRole } from "@caseload/contract/firms/firm-roles";
import { roleMay } from "@caseload/contract/role-permissions";
import type { Permission, UserType } from "@caseload/contract/roles";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import type { FirmMember } from "../../accounts/account-deletion/queries.ts";

/**
 * Whether the actor may do this as the firm stands now: somebody may have taken the role away while the request waited.
 */
export const stillMay = (members: readonly FirmMember[], actorId: number, permission: Permission): boolean =>
  members.some(({ id, primaryRole }) => id === actorId && roleMay(primaryRole, permission));

/** Why an account of this side cannot have the role; null when it can. */
export function roleMismatch(userType: UserType, role: FirmRole): string | null {
  if (userTypeOfRole[role] === userType) return null;
  return userType === "attorney" ? firmErrorMessages.roleOfParalegals : firmErrorMessages.roleOfAttorneys;
}
