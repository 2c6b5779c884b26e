import type { User } from "@caseload/contract/accounts/accounts";
import { userTypeOfRole } from "@caseload/contract/firms/firm-roles";
import { permissionsByRole } from "@caseload/contract/role-permissions";
import { type PrimaryRole, primaryRoles, type UserType } from "@caseload/contract/roles";
import { describe, expect, test } from "vitest";
import { phoneAddressAt, phoneEntriesFor } from "./phone-entries.ts";
import { entries } from "./navigation-entries.ts";
import {
  currentEntry,
  mayOpen,
  navigationFor,
  screensFor,
  shownEntries,
  tabsAt,
  waitingOf,
} from "./navigation.ts";

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

/** The groups of the sidebar as "Firm: Team", after SPEC.md section 6 "Sidebar by primaryRole" and PRODUCT.md. */
const sidebarOf = (user: User): string[] =>
  navigationFor(user).groups.map(
    ({ label, entries: own }) => `${label}: ${own.map((entry) => entry.label).join(", ")}`,
  );

const account = "Account: Settings";
const leaders = [
  "Work: Dashboard, All Jobs, Applications, Find Paralegals, Contracts, Messages, Calendar",
  "Firm: Analytics, Team, Departments, Reports",
  account,
];
const attorneys = "Work: Dashboard, My Jobs, Find Paralegals, Post Job, Applications, Contracts, Messages";
const paralegals = "Work: Dashboard, Smart Search, Browse Jobs, Applications, Profile, Messages, Calendar";
const firm = "Firm: Team";
const inFirm = [`${paralegals}, Contracts, Time, My Postings`, firm, account];
const sidebars: Record<PrimaryRole, readonly string[]> = {
  managing_partner: leaders,
  firm_admin: leaders,
  senior_partner: [`${attorneys}, All Jobs, Calendar`, firm, account],
  associate: [`${attorneys}, Calendar`, firm, account],
  of_counsel: [`${attorneys}, Calendar`, firm, account],
  junior_associate: [`${attorneys}, Calendar`, firm, account],
  paralegal_supervisor: inFirm,
  senior_paralegal: inFirm,
  paralegal: inFirm,
  paralegal_assistant: inFirm,
  freelance_paralegal: [
    "Work: Dashboard, Browse Projects, Applications, Active Projects, Messages, Earnings, Smart Search, Contracts, Time, Calendar, Profile",
    account,
  ],
};

/** SPEC.md section 6 "Sidebar by primaryRole", verbatim but for the capitals. */
const specified: Partial<Record<PrimaryRole, string>> = {
  managing_partner: "Analytics, Team, Departments, All Jobs, Reports",
  senior_partner: "My Jobs, Find Paralegals, Post Job, Applications, Contracts, Messages",
  freelance_paralegal: "Browse Projects, Applications, Active Projects, Messages, Earnings",
  paralegal: "Smart Search, Browse Jobs, Applications, Profile, Messages, Calendar",
};

/** With a firm, as every role but the freelance one has. */
const holder = (role: PrimaryRole): User => ({
  ...person(userTypeOfRole[role], role),
  firmId: role === "freelance_paralegal" ? null : 1,
});

describe("the sidebar", () => {
  test.each(primaryRoles)(
    "of a %s has the specified entries first in each group, at most twelve in all",
    (role) => {
      const { groups } = navigationFor(holder(role));
      expect(sidebarOf(holder(role))).toEqual(sidebars[role]);
      expect(groups.flatMap((group) => group.entries).length).toBeLessThanOrEqual(12);
    },
  );

  test.each(Object.entries(specified))("of a %s leaves out none of: %s", (role, wanted) => {
    const shown = shownEntries(navigationFor(holder(role as PrimaryRole))).map(({ label }) => label);
    expect(shown).toEqual(expect.arrayContaining(wanted.split(", ")));
  });

  test.each(primaryRoles)("and its tabs cut a %s off from no screen", (role) => {
    const user = { ...holder(role), staff: true };
    const reached = new Set(screensFor(user).map(({ to }) => to));
    /** A button of the screens of postings. */
    const byButton = ["/jobs/post"];
    for (const entry of Object.values(entries))
      if (mayOpen(user, entry) && !byButton.includes(entry.to)) expect(reached).toContain(entry.to);
  });

  test("without a role shows nothing that a permission opens", () => {
    expect(sidebarOf(person("attorney", null))).toEqual([
      "Work: Dashboard, Messages, Calendar, My Jobs, Applications, Find Paralegals, Contracts",
      firm,
      account,
    ]);
    expect(sidebarOf(person("paralegal", null))).toEqual([`${paralegals}, Contracts, Time`, account]);
  });

  test("has the settings apart, and the staff's queues for those who run the site", () => {
    const user = person("paralegal", "freelance_paralegal");
    expect(sidebarOf(user).at(-1)).toBe("Account: Settings");
    expect(sidebarOf({ ...user, staff: true }).at(-1)).toBe("Account: Staff, Settings");
  });

  test("carries the figures of tabs that it does not have", () => {
    const navigation = navigationFor(person("attorney", "managing_partner"));
    const figures = shownEntries(navigation).map((entry) => [entry.label, waitingOf(navigation, entry)]);
    expect(Object.fromEntries(figures)).toMatchObject({
      "All Jobs": "postingsAwaitingApproval",
      Contracts: "contractsAwaitingSignature",
      Team: undefined,
    });
  });

  test("no entry is listed twice", () => {
    const all = shownEntries(navigationFor(person("attorney", "managing_partner")));
    expect(new Set(all.map(({ to }) => to)).size).toBe(all.length);
  });
});

describe("the bar of phones", () => {
  const barOf = (user: User) =>
    phoneEntriesFor(user)
      .map(({ label }) => label)
      .join(", ");

  test("has Home, Search, Applications and Messages; firms' own paralegals have the firm's work", () => {
    expect(barOf(holder("freelance_paralegal"))).toBe("Home, Search, Applications, Messages");
    expect(barOf(holder("managing_partner"))).toBe("Home, Search, Applications, Messages");
    expect(barOf(holder("junior_associate"))).toBe("Home, Search, Applications, Messages");
    expect(barOf(holder("paralegal_supervisor"))).toBe("Home, Contracts, Applications, Messages");
    for (const role of ["senior_paralegal", "paralegal", "paralegal_assistant"] as const)
      expect(barOf(holder(role))).toBe("Home, Contracts, Time, Messages");
  });

  test("marks Search on every list of jobs", () => {
    const addressAt = (user: User, pathname: string): string | undefined => {
      const sidebar = currentEntry(navigationFor(user), { pathname, search: "" });
      return phoneAddressAt(pathname, phoneEntriesFor(user), sidebar);
    };
    const daniel = holder("freelance_paralegal");
    for (const list of ["/jobs", "/dashboard/jobs", "/search", "/search/smart"])
      expect(addressAt(daniel, list), list).toBe("/search");
    expect(addressAt(daniel, "/dashboard")).toBe("/dashboard");
    expect(addressAt(daniel, "/applications")).toBe("/applications");
    // A firm's own bar has no search of jobs.
    expect(addressAt(holder("senior_paralegal"), "/jobs")).not.toBe("/search");
  });

  test.each(primaryRoles)("leads a %s to screens of the sidebar", (role) => {
    const inSidebar = shownEntries(navigationFor(holder(role))).map(({ to }) => to);
    for (const { to } of phoneEntriesFor(holder(role))) expect(inSidebar).toContain(to);
  });
});

describe("the current entry", () => {
  const navigation = navigationFor(person("attorney", "senior_partner"));
  test.each([
    ["/dashboard", "", "Dashboard"],
    ["/dashboard/attorney", "", "Dashboard"],
    ["/applicants", "?application=5", "Applications"],
    ["/messages/7", "", "Messages"],
    ["/jobs/12", "", "All Jobs"],
    ["/jobs/mine", "", "My Jobs"],
    ["/invoices", "", "Contracts"],
    ["/departments", "", "Team"],
    ["/credentials", "", "Settings"],
    ["/settings/sessions", "", "Settings"],
    ["/nowhere", "", undefined],
  ])("%s%s is %s", (pathname, search, label) => {
    expect(currentEntry(navigation, { pathname, search })?.label).toBe(label);
  });
});

describe("related screens", () => {
  const navigation = navigationFor(person("attorney", "managing_partner"));
  test("of a paralegal's contracts have their timesheets among them", () => {
    const own = navigationFor(person("paralegal", "freelance_paralegal"));
    const labels = tabsAt(own, { pathname: "/time", search: "" }).map(({ label, tab = label }) => tab);
    expect(labels).toEqual(["Contracts", "Active Projects", "Timesheets", "Invoices", "Earnings"]);
  });

  test.each([
    ["/contracts", "Contracts, Invoices"],
    ["/contracts/12", ""],
    ["/approvals", "All Jobs, My Jobs, Approvals, Legal Opportunities"],
    ["/settings/password", "Settings, Firm Profile, Credentials"],
    ["/calendar", ""],
  ])("of %s are the tabs of its place: %s", (pathname, tabs) => {
    const shown = tabsAt(navigation, { pathname, search: "" }).map(({ label }) => label);
    expect(shown.join(", ")).toBe(tabs);
  });
});
