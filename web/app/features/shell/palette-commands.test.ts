import type { User } from "@caseload/contract/accounts/accounts";
import { userTypeOfRole } from "@caseload/contract/firms/firm-roles";
import { permissionsByRole } from "@caseload/contract/role-permissions";
import { type PrimaryRole, primaryRoles } from "@caseload/contract/roles";
import { describe, expect, test } from "vitest";
import { screensFor } from "./navigation.ts";
import { commandsFor } from "./palette-commands.ts";

/** Of a user only what the commands ask for. */
const person = (primaryRole: PrimaryRole | null, more: Partial<User> = {}): User =>
  ({
    userType: primaryRole ? userTypeOfRole[primaryRole] : "paralegal",
    primaryRole,
    permissions: primaryRole ? [...permissionsByRole[primaryRole]] : [],
    firmId: primaryRole === null || primaryRole === "freelance_paralegal" ? null : 1,
    staff: false,
    ...more,
  }) as User;
const all = (user: User) => {
  const { acts, places } = commandsFor(user);
  return [...acts, ...places];
};
const labels = (user: User) => all(user).map(({ label }) => label);

describe.each([...primaryRoles, null])("the palette of %s", (role) => {
  test("holds every screen of the sidebar and its tabs, and nothing twice", () => {
    const user = person(role);
    const ids = all(user).map(({ id }) => id);
    for (const { to } of screensFor(user)) expect(ids).toContain(to);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("offers acts to those who may do them", () => {
  for (const role of primaryRoles) {
    const user = person(role);
    expect(labels(user).includes("Invite a Colleague")).toBe(user.permissions.includes("user:create"));
    expect(labels(user).includes("Set Up Firm")).toBe(user.permissions.includes("firm:edit"));
    expect(labels(user).includes("Post Job")).toBe(user.firmId !== null);
  }
});

test("says of a found screen that it goes there", () => {
  const { places } = commandsFor(person("managing_partner"));
  expect(places.find(({ label }) => label === "Reports")?.foundLabel).toBe("Go to Reports");
  expect(places.find(({ label }) => label === "Change Password")?.foundLabel).toBeUndefined();
});

test("keeps the screens of those who run the site to them", () => {
  expect(labels(person("freelance_paralegal"))).not.toContain("Audit Log");
  expect(labels(person("freelance_paralegal", { staff: true }))).toContain("Audit Log");
});
