import { expect, test } from "vitest";
import { dashboardKindOf, type DashboardKind } from "./dashboard-kinds.ts";
import { userTypeOfRole } from "../firms/firm-roles.ts";
import { type PrimaryRole, primaryRoles } from "../roles.ts";

/** SPEC.md section 2, "Role dashboards at /dashboard", line by line. */
const specified: Record<Exclude<DashboardKind, "member">, readonly PrimaryRole[]> = {
  executive: ["managing_partner", "firm_admin"],
  attorney: ["senior_partner", "associate", "junior_associate", "of_counsel"],
  freelance: ["freelance_paralegal"],
};

test.each(primaryRoles)(
  "a %s sees the dashboard that the specification names, or everyone else's",
  (role) => {
    const [kind] = Object.entries(specified).find(([, roles]) => roles.includes(role)) ?? ["member"];
    expect(dashboardKindOf(role, userTypeOfRole[role])).toBe(kind);
  },
);

test("people without a role see everyone else's, attorneys the attorneys' own", () => {
  expect(dashboardKindOf(null, "paralegal")).toBe("member");
  expect(dashboardKindOf(null, "attorney")).toBe("attorney");
});
