/** Who may give which role; apart from role-permissions.ts, which every screen loads. */
import { permissionsByRole, roleMay } from "../role-permissions.ts";
import type { Permission, PrimaryRole } from "../roles.ts";

/** Lets a person act for themselves only, so that firms may give it although no administrator holds it. */
const ownPermissions: readonly Permission[] = ["application:create"];

/**
 * Whether someone may give or take away a role: nobody gives or takes a permission that they do not hold (PRODUCT.md
 * "People, firms, roles").
 */
export const mayAssignRole = (by: PrimaryRole | null, role: PrimaryRole | null): boolean =>
  role === null ||
  permissionsByRole[role].every(
    (permission) => ownPermissions.includes(permission) || roleMay(by, permission),
  );
