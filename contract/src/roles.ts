/** Who people are and what they may do. SPEC.md section 6, completed by PRODUCT.md "People, firms, roles". */

export const userTypes = ["paralegal", "attorney"] as const;
export type UserType = (typeof userTypes)[number];

export const primaryRoles = [
  "managing_partner",
  "firm_admin",
  "senior_partner",
  "associate",
  "junior_associate",
  "of_counsel",
  "paralegal_supervisor",
  "senior_paralegal",
  "paralegal",
  "paralegal_assistant",
  "freelance_paralegal",
] as const;
export type PrimaryRole = (typeof primaryRoles)[number];

export const permissions = [
  "user:create",
  "user:edit",
  "user:view",
  "job:view",
  "job:create",
  "job:edit",
  "job:approve",
  "application:review",
  "application:create",
  "contract:create",
  "report:view",
  "firm:edit",
] as const;
export type Permission = (typeof permissions)[number];

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

/** The primary role in title case, as the header shows it. */
export function roleLabel(role: PrimaryRole): string {
  return role
    .split("_")
    .map((word) => (word === "of" ? word : word[0]?.toUpperCase() + word.slice(1)))
    .join(" ")
    .replace(/^of/, "Of");
}
