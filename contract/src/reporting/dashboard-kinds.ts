/** Which dashboard /dashboard shows to whom (SPEC.md section 2, "Role dashboards at /dashboard"). Free of zod. */
import type { PrimaryRole, UserType } from "../roles.ts";

export type DashboardKind = "executive" | "attorney" | "freelance" | "member";

const kindOfRole: Record<PrimaryRole, DashboardKind> = {
  managing_partner: "executive",
  firm_admin: "executive",
  senior_partner: "attorney",
  associate: "attorney",
  junior_associate: "attorney",
  of_counsel: "attorney",
  freelance_paralegal: "freelance",
  paralegal_supervisor: "member",
  senior_paralegal: "member",
  paralegal: "member",
  paralegal_assistant: "member",
};

/** "Everyone else or no primaryRole"; what a paralegal is shown would lead an attorney nowhere. */
const withoutRole: Record<UserType, DashboardKind> = { attorney: "attorney", paralegal: "member" };

export const dashboardKindOf = (role: PrimaryRole | null, userType: UserType): DashboardKind =>
  role === null ? withoutRole[userType] : kindOfRole[role];
