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
