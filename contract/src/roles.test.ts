import { describe, expect, test } from "vitest";
import { firmRoles } from "./firms/firm-roles.ts";
import { permissionsByRole, roleMay } from "./role-permissions.ts";
import { roleLabel } from "./role-label.ts";
import { permissions, primaryRoles } from "./roles.ts";

/** SPEC.md section 6, "Permissions by role", word for word. */
const specified = {
  managing_partner: ["user:create", "user:edit", "job:create", "job:approve", "contract:create"],
  senior_partner: ["job:create", "job:edit", "contract:create"],
  associate: ["job:view", "application:review"],
  paralegal_supervisor: ["user:view", "job:create"],
  senior_paralegal: ["job:view", "application:create"],
  paralegal: ["job:view", "application:create"],
  freelance_paralegal: ["job:view", "application:create"],
} as const;

/** PRODUCT.md "People, firms, roles", word for word. */
const completed = {
  managing_partner:
    "user:create, user:edit, user:view, job:view, job:create, job:edit, job:approve, application:review, contract:create, report:view, firm:edit",
  firm_admin:
    "user:create, user:edit, user:view, job:view, job:create, job:edit, job:approve, application:review, report:view, firm:edit",
  senior_partner: "job:view, job:create, job:edit, application:review, contract:create, user:view",
  of_counsel: "job:view, application:review",
  associate: "job:view, application:review",
  junior_associate: "job:view",
  paralegal_supervisor: "user:view, job:view, job:create, application:review",
  senior_paralegal: "job:view, application:create",
  paralegal: "job:view, application:create",
  freelance_paralegal: "job:view, application:create",
  paralegal_assistant: "job:view",
} as const;

describe.each(primaryRoles)("%s", (role) => {
  test("holds exactly what is written down", () => {
    expect([...permissionsByRole[role]].toSorted()).toEqual(completed[role].split(", ").toSorted());
  });
});

test.each(Object.entries(specified))("the specification's permissions of %s are among them", (role, held) => {
  for (const permission of held)
    expect(permissionsByRole[role as keyof typeof specified]).toContain(permission);
});

test("no role, no permission", () => {
  for (const permission of permissions) expect(roleMay(null, permission)).toBe(false);
});

test("a firm gives every role but the freelancer's", () => {
  expect([...firmRoles, "freelance_paralegal"].toSorted()).toEqual([...primaryRoles].toSorted());
  expect(firmRoles.map(roleLabel)).toContain("Of Counsel");
});
