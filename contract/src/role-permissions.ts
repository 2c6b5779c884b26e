/** What each role may do: the one table (SPEC.md section 6, completed by PRODUCT.md "People, firms, roles"). */
import type { Permission, PrimaryRole } from "./roles.ts";

export const permissionsByRole: Record<PrimaryRole, readonly Permission[]> = {
  managing_partner: [
    "user:create",
    "user:edit",
    "user:view",
    "job:view",
    "job:create",
    "job:edit",
    "job:approve",
    "application:review",
    "contract:create",
    "report:view",
    "firm:edit",
  ],
  firm_admin: [
    "user:create",
    "user:edit",
    "user:view",
    "job:view",
    "job:create",
    "job:edit",
    "job:approve",
    "application:review",
    "report:view",
    "firm:edit",
  ],
  senior_partner: [
    "job:view",
    "job:create",
    "job:edit",
    "application:review",
    "contract:create",
    "user:view",
  ],
  of_counsel: ["job:view", "application:review"],
  associate: ["job:view", "application:review"],
  junior_associate: ["job:view"],
  paralegal_supervisor: ["user:view", "job:view", "job:create", "application:review"],
  senior_paralegal: ["job:view", "application:create"],
  paralegal: ["job:view", "application:create"],
  paralegal_assistant: ["job:view"],
  freelance_paralegal: ["job:view", "application:create"],
};

/** A user with no role has no permissions. */
export function roleMay(role: PrimaryRole | null, permission: Permission): boolean {
  return role !== null && permissionsByRole[role].includes(permission);
}
