import type { User } from "@caseload/contract/accounts";
import { permissionsByRole, type PrimaryRole, type UserType } from "@caseload/contract/roles";
import { describe, expect, test } from "vitest";
import { currentEntry, navigationFor } from "./navigation.ts";

function person(userType: UserType, primaryRole: PrimaryRole | null): User {
  return {
    id: 1,
    firstName: "Ada",
    lastName: "Nwosu",
    email: "ada@example.com",
    photo: null,
    emailVerified: true,
    userType,
    primaryRole,
    permissions: primaryRole ? [...permissionsByRole[primaryRole]] : [],
    department: null,
    firmId: userType === "attorney" ? 1 : null,
    firmName: null,
    specialties: [],
    experienceLevel: null,
    preferredLocation: null,
    hourlyRate: null,
    availability: null,
    registration: {
      yearsExperience: null,
      specialties: [],
      practiceAreas: [],
      availability: null,
      workPreference: null,
      firmName: null,
      location: null,
      firmSize: null,
      workType: null,
    },
    hasProfile: true,
    timeZone: "UTC",
    dateLanguage: "en-US",
    termsAccepted: true,
    staff: false,
  };
}

const labels = (user: User) => {
  const { main, more } = navigationFor(user);
  return [main.map((entry) => entry.label), more.map((entry) => entry.label)];
};

describe("the sidebar", () => {
  test("a senior partner has the entries of the specification first", () => {
    expect(labels(person("attorney", "senior_partner"))[0]).toEqual([
      "Dashboard",
      "My Jobs",
      "Find Paralegals",
      "Post Job",
      "Applications",
      "Contracts",
      "Messages",
    ]);
  });

  test.each(["managing_partner", "firm_admin"] as const)("a %s leads with team and departments", (role) => {
    const [main, more] = labels(person("attorney", role));
    expect(main).toEqual(["Dashboard", "Team", "Departments"]);
    expect(more).toEqual(
      expect.arrayContaining(["My Jobs", "Post Job", "Approvals", "Firm Profile", "Settings"]),
    );
  });

  test("a paralegal of a firm finds postings and team below", () => {
    const user = { ...person("paralegal", "paralegal_supervisor"), firmId: 1 };
    expect(labels(user)).toEqual([
      ["Dashboard", "Smart Search", "Browse Jobs", "Applications", "Profile", "Messages"],
      ["Job Invites", "Contracts", "My Postings", "Team", "Departments", "Credentials", "Settings"],
    ]);
    expect(labels({ ...user, ...person("paralegal", "paralegal_assistant"), firmId: 1 })[1]).not.toContain(
      "Departments",
    );
  });

  test("a freelance paralegal browses projects, and finds smart search, contracts, profile and settings below", () => {
    expect(labels(person("paralegal", "freelance_paralegal"))).toEqual([
      ["Dashboard", "Browse Projects", "Applications", "Messages"],
      ["Smart Search", "Job Invites", "Contracts", "Profile", "Credentials", "Settings"],
    ]);
  });

  test("nobody is shown what would be refused", () => {
    expect(labels(person("attorney", "junior_associate")).flat()).not.toContain("Applications");
    for (const entry of ["Approvals", "Departments"])
      expect(labels(person("attorney", null)).flat()).not.toContain(entry);
  });

  test("the contact messages are for those who run the site", () => {
    const user = person("paralegal", "freelance_paralegal");
    expect(labels(user).flat()).not.toContain("Contact messages");
    expect(labels({ ...user, staff: true })[1]).toContain("Contact messages");
  });

  test("no entry stands twice", () => {
    const all = labels(person("attorney", "managing_partner")).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("the current entry", () => {
  const navigation = navigationFor(person("attorney", "senior_partner"));
  test.each([
    ["/dashboard/attorney", "", "Dashboard"],
    ["/dashboard/attorney", "?tab=applications", "Applications"],
    ["/messages/7", "", "Messages"],
    ["/jobs/12", "", "Legal Opportunities"],
    ["/settings/sessions", "", "Settings"],
    ["/nowhere", "", undefined],
  ])("%s%s is %s", (pathname, search, label) => {
    expect(currentEntry(navigation, { pathname, search })?.label).toBe(label);
  });
});
