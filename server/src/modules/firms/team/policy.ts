import { type FirmRole, userTypeOfRole } from "@caseload/contract/firms/firm-roles";
import { roleMay } from "@caseload/contract/role-permissions";
import type { Permission, UserType } from "@caseload/contract/roles";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import type { FirmMember } from "../../accounts/account-deletion/queries.ts";

/** Returns whether the actor's role in the database has a permission. It may have changed since the request started. */
export const hasCurrentPermission = (
  members: readonly FirmMember[],
  actorId: number,
  permission: Permission,
): boolean => members.some(({ id, primaryRole }) => id === actorId && roleMay(primaryRole, permission));

/** Returns why a user type cannot have a role; null when it can. */
export function roleMismatch(userType: UserType, role: FirmRole): string | null {
  if (userTypeOfRole[role] === userType) return null;
  return userType === "attorney" ? firmErrorMessages.roleOfParalegals : firmErrorMessages.roleOfAttorneys;
}
