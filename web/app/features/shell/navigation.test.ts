import type { User } from "@caseload/contract/accounts/accounts";
import { userTypeOfRole } from "@caseload/contract/firms/firm-roles";
import { permissionsByRole } from "@caseload/contract/role-permissions";
import { type PrimaryRole, primaryRoles, type UserType } from "@caseload/contract/roles";
import { describe, expect, test } from "vitest";
import { phoneEntriesFor } from "./phone-entries.ts";
import { entries } from "./navigation-entries.ts";
import { currentEntry, mayOpen, navigationFor, screensFor, tabsAt, waitingOf } from "./navigation.ts";

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
  more: "Applications, Find Paralegals, Contracts, Messages, Calendar",
};
const attorneys = "Dashboard, My Jobs, Find Paralegals, Post Job, Applications, Contracts, Messages";
const paralegals = "Dashboard, Smart Search, Browse Jobs, Applications, Profile, Messages, Calendar";
const inFirm = { main: paralegals, more: "Contracts, Time, Earnings, My Postings, Team" };
const sidebars: Record<PrimaryRole, { main: string; more: string }> = {
  managing_partner: leaders,
  firm_admin: leaders,
  senior_partner: { main: attorneys, more: "All Jobs, Calendar, Team" },
  associate: { main: attorneys, more: "Calendar, Team" },
  of_counsel: { main: attorneys, more: "Calendar, Team" },
  junior_associate: { main: attorneys, more: "Calendar, Team" },
  paralegal_supervisor: inFirm,
  senior_paralegal: inFirm,
  paralegal: inFirm,
  paralegal_assistant: inFirm,
  freelance_paralegal: {
    main: "Dashboard, Browse Projects, Applications, Active Projects, Messages, Earnings",
    more: "Smart Search, Contracts, Time, Calendar, Profile",
  },
};

/** With a firm, as every role but the freelance one has. */
const holder = (role: PrimaryRole): User => ({
  ...person(userTypeOfRole[role], role),
  firmId: role === "freelance_paralegal" ? null : 1,
});

describe("the sidebar", () => {
  test.each(primaryRoles)("of a %s has the specified entries first, then at most five more", (role) => {
    const [main, more] = labels(holder(role));
    expect(main?.join(", ")).toBe(sidebars[role].main);
    expect(more?.join(", ")).toBe(sidebars[role].more);
    expect(more?.length).toBeLessThanOrEqual(5);
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
    expect(labels(person("attorney", null)).map((group) => group.join(", "))).toEqual([
      "Dashboard, Messages, Calendar",
      "My Jobs, Applications, Find Paralegals, Contracts, Team",
    ]);
    expect(labels(person("paralegal", null)).map((group) => group.join(", "))).toEqual([
      paralegals,
      "Contracts, Time, Earnings",
    ]);
  });

  test("has the settings apart, and the staff's queues for those who run the site", () => {
    const user = person("paralegal", "freelance_paralegal");
    const account = (who: User) => navigationFor(who).account.map(({ label }) => label);
    expect(account(user)).toEqual(["Settings"]);
    expect(account({ ...user, staff: true })).toEqual(["Staff", "Settings"]);
  });

  test("carries the figures of tabs that it does not have", () => {
    const navigation = navigationFor(person("attorney", "managing_partner"));
    const figures = [...navigation.main, ...navigation.more].map((entry) => [
      entry.label,
      waitingOf(navigation, entry),
    ]);
    expect(Object.fromEntries(figures)).toMatchObject({
      "All Jobs": "postingsAwaitingApproval",
      Contracts: "contractsAwaitingSignature",
      Team: undefined,
    });
  });

  test("no entry is listed twice", () => {
    const all = labels(person("attorney", "managing_partner")).flat();
    expect(new Set(all).size).toBe(all.length);
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

  test.each(primaryRoles)("leads a %s to screens of the sidebar", (role) => {
    const { main, more } = navigationFor(holder(role));
    const inSidebar = [...main, ...more].map(({ to }) => to);
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
