import type { User } from "@caseload/contract/accounts/accounts";
import { userTypeOfRole } from "@caseload/contract/firms/firm-roles";
import { permissionsByRole } from "@caseload/contract/role-permissions";
import { type PrimaryRole, primaryRoles, type UserType } from "@caseload/contract/roles";
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
    restriction: null,
    staff: false,
  };
}

const labels = (user: User) => {
  const { main, more } = navigationFor(user);
  return [main.map((entry) => entry.label), more.map((entry) => entry.label)];
};

/** SPEC.md section 6 "Sidebar by primaryRole", then what PRODUCT.md adds; verbatim. */
const leaders = {
  main: "Dashboard, Analytics, Team, Departments, All Jobs, Reports",
  more: "My Jobs, Find Paralegals, Post Job, Applications, Legal Opportunities, Contracts, Invoices, Messages, Calendar, Approvals, Firm Profile, Credentials, Settings",
};
const attorneys = "Dashboard, My Jobs, Find Paralegals, Post Job, Applications, Contracts, Messages";
const paralegals = "Dashboard, Smart Search, Browse Jobs, Applications, Profile, Messages, Calendar";
const ofParalegals =
  "Saved Searches, Preferences, Job Invites, Active Projects, Contracts, Time, Invoices, Earnings, My Postings, Team, Credentials, Settings";
const sidebars: Record<PrimaryRole, { main: string; more: string }> = {
  managing_partner: leaders,
  firm_admin: leaders,
  senior_partner: {
    main: attorneys,
    more: "Legal Opportunities, Invoices, Calendar, All Jobs, Team, Departments, Firm Profile, Credentials, Settings",
  },
  associate: {
    main: attorneys,
    more: "Legal Opportunities, Invoices, Calendar, Team, Firm Profile, Credentials, Settings",
  },
  of_counsel: {
    main: attorneys,
    more: "Legal Opportunities, Invoices, Calendar, Team, Firm Profile, Credentials, Settings",
  },
  junior_associate: {
    main: "Dashboard, My Jobs, Find Paralegals, Post Job, Contracts, Messages",
    more: "Legal Opportunities, Invoices, Calendar, Team, Firm Profile, Credentials, Settings",
  },
  paralegal_supervisor: {
    main: paralegals,
    more: "Saved Searches, Preferences, Job Invites, Active Projects, Contracts, Time, Invoices, Earnings, My Postings, Team, Departments, Credentials, Settings",
  },
  senior_paralegal: { main: paralegals, more: ofParalegals },
  paralegal: { main: paralegals, more: ofParalegals },
  paralegal_assistant: { main: paralegals, more: ofParalegals },
  freelance_paralegal: {
    main: "Dashboard, Browse Projects, Applications, Active Projects, Messages, Earnings",
    more: "Smart Search, Saved Searches, Preferences, Job Invites, Contracts, Time, Invoices, Calendar, Profile, Credentials, Settings",
  },
};

describe("the sidebar", () => {
  test.each(primaryRoles)("of a %s has the specified entries first, then what else is of use", (role) => {
    const firmId = role === "freelance_paralegal" ? null : 1;
    const [main, more] = labels({ ...person(userTypeOfRole[role], role), firmId });
    expect(main?.join(", ")).toBe(sidebars[role].main);
    expect(more?.join(", ")).toBe(sidebars[role].more);
  });

  test("without a role shows nothing that a permission opens", () => {
    expect(labels(person("attorney", null)).map((group) => group.join(", "))).toEqual([
      "Dashboard, Messages, Calendar",
      "My Jobs, Find Paralegals, Post Job, Legal Opportunities, Contracts, Invoices, Team, Firm Profile, Credentials, Settings",
    ]);
    expect(labels(person("paralegal", null)).map((group) => group.join(", "))).toEqual([
      paralegals,
      "Saved Searches, Preferences, Job Invites, Active Projects, Contracts, Time, Invoices, Earnings, Credentials, Settings",
    ]);
  });

  test("the contact messages are for those who run the site", () => {
    const user = person("paralegal", "freelance_paralegal");
    expect(labels(user).flat()).not.toContain("Contact messages");
    expect(labels({ ...user, staff: true })[1]).toContain("Contact messages");
  });

  test("no entry is listed twice", () => {
    const all = labels(person("attorney", "managing_partner")).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("the current entry", () => {
  const navigation = navigationFor(person("attorney", "senior_partner"));
  test.each([
    ["/dashboard", "", "Dashboard"],
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
