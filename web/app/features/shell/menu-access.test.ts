import type { Access } from "@caseload/contract/endpoint";
import { type CallName, endpoints } from "@caseload/contract/endpoints";
import type { User } from "@caseload/contract/accounts/accounts";
import { primaryRoles } from "@caseload/contract/roles";
import { expect, test } from "vitest";
import { member } from "~/testkit/people.ts";
import { screensFor } from "./navigation.ts";
import { phoneEntriesFor } from "./phone-entries.ts";

/** What each screen asks for first. The contract names who may call; matrix.test.ts proves that the server obeys it. */
const callsBehind: Readonly<Record<string, readonly CallName[]>> = {
  "/dashboard": ["dashboardStats"],
  "/jobs/mine": ["listManagedJobs", "countManagedJobs"],
  "/jobs/post": ["postJob"],
  "/jobs/manage": ["listManagedJobs", "countManagedJobs"],
  "/applicants": ["listApplicants", "countApplicants"],
  "/paralegals": ["listParalegals", "countParalegals"],
  "/job-invites": ["listJobInvites"],
  "/jobs": ["listJobs", "countJobs"],
  "/search": ["listIntelligentMatches", "getSearchPreferences", "listSavedSearches"],
  "/search/saved": ["listSavedSearches"],
  "/preferences": ["getSearchPreferences"],
  "/applications": ["listOwnApplications"],
  "/conflicts": ["getLedgerSummary", "listLedger"],
  "/projects": ["listContracts", "countContracts"],
  "/time": ["listOwnTime", "listContracts", "getTimer"],
  "/invoices": ["listInvoices", "countInvoices"],
  "/earnings": ["getEarnings"],
  "/calendar": ["listCalendar"],
  "/contracts": ["listContracts", "countContracts"],
  "/messages": ["listConversations"],
  "/profile/paralegal": ["getOwnParalegalProfile"],
  "/profile/attorney": ["getOwnFirmProfile"],
  "/team": ["listAttorneys"],
  "/departments": ["listDepartments"],
  "/approvals": ["listJobApprovals"],
  "/staff/contact": ["listContactMessages"],
  "/staff/credentials": ["listCredentialsToCheck"],
  "/staff/reports": ["listReports"],
  "/staff/sanctions": ["listSanctions"],
  "/staff/audit": ["listStaffActions"],
  "/credentials": ["listOwnCredentials"],
  "/analytics": ["getAnalytics"],
  "/reports": ["sumReport", "listReportRows"],
  "/settings": ["me"],
};

const mayCall = (user: User, { userType, permission, inFirm, staff }: Access): boolean =>
  (userType === undefined || userType === user.userType) &&
  (permission === undefined || user.permissions.includes(permission)) &&
  (!inFirm || user.firmId !== null) &&
  (!staff || user.staff);

const refusedOf = (user: User): string[] =>
  [...screensFor(user), ...phoneEntriesFor(user)].flatMap(({ label, to }) => {
    const calls = callsBehind[to];
    if (calls === undefined) return [`${label}: no calls are named for ${to}`];
    return calls.flatMap((name) => (mayCall(user, endpoints[name].access) ? [] : [`${label}: ${name}`]));
  });

test.each(primaryRoles)("no entry of a %s leads to a call that the server refuses", (role) => {
  expect(refusedOf(member(role))).toEqual([]);
  expect(refusedOf(member(role, { staff: true }))).toEqual([]);
});

test("nor does one of people without a role", () => {
  for (const role of ["senior_partner", "freelance_paralegal"] as const)
    expect(refusedOf(member(role, { primaryRole: null, permissions: [] }))).toEqual([]);
});
