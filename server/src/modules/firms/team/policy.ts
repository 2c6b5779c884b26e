import { type FirmRole, userTypeOfRole } from "@caseload/contract/firms/firm-roles";
import { mayAssignRole } from "@caseload/contract/firms/role-assignment";
import { roleMay } from "@caseload/contract/role-permissions";
import type { Permission, PrimaryRole, UserType } from "@caseload/contract/roles";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { forbidden } from "../../../platform/http/http-error.ts";
import type { FirmMember } from "../../accounts/account-deletion/queries.ts";

/** Returns whether the actor's role in the database has a permission. It may have changed since the request started. */
export const hasCurrentPermission = (
  members: readonly FirmMember[],
  actorId: number,
  permission: Permission,
): boolean => members.some(({ id, primaryRole }) => id === actorId && roleMay(primaryRole, permission));

/**
 * Checks with the actor's role in the database, which may have changed since the request started.
 * @throws HttpError 403 for a role with a permission that the actor does not hold
 */
export function requireAssignable(
  members: readonly FirmMember[],
  actorId: number,
  ...roles: (PrimaryRole | null)[]
): void {
  const own = members.find(({ id }) => id === actorId)?.primaryRole ?? null;
  if (!roles.every((role) => mayAssignRole(own, role))) throw forbidden(firmErrorMessages.roleAboveOwn);
}

/** Returns why a user type cannot have a role; null when it can. */
export function roleMismatch(userType: UserType, role: FirmRole): string | null {
  if (userTypeOfRole[role] === userType) return null;
  return userType === "attorney" ? firmErrorMessages.roleOfParalegals : firmErrorMessages.roleOfAttorneys;
}
