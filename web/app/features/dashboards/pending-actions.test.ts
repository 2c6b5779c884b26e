import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import { permissionsByRole } from "@caseload/contract/role-permissions";
import { expect, test } from "vitest";
import { ledeOf, pendingActions } from "./pending-actions.ts";

const nothing: DashboardStats = {
  activeJobs: 0,
  totalApplications: 0,
  totalJobs: 0,
  closedJobs: 0,
  filledJobs: 0,
  pendingApplications: 0,
  reviewingApplications: 0,
  acceptedApplications: 0,
  applicationsByDay: [],
  newestApplicationAt: null,
  unreadMessages: 0,
  latestMessageFrom: null,
  unreadNotifications: 0,
  contractsAwaitingSignature: 0,
  postingsAwaitingApproval: 0,
  openJobInvites: 0,
  scheduledInterviews: 0,
};
const leader = permissionsByRole.managing_partner;

test.each([
  [{}, "Your first posting takes a few minutes."],
  [{ totalJobs: 3 }, "You're all caught up. No posting is open."],
  [{ totalJobs: 3, activeJobs: 1 }, "You're all caught up. 1 posting is open."],
  [{ totalJobs: 3, activeJobs: 2 }, "You're all caught up. 2 postings are open."],
  [{ unreadMessages: 1 }, "[1 message] is unread."],
  [{ postingsAwaitingApproval: 1 }, "[1 posting] needs your approval."],
  [
    {
      postingsAwaitingApproval: 2,
      contractsAwaitingSignature: 1,
      pendingApplications: 23,
      unreadMessages: 4,
    },
    "[2 postings] need your approval. 1 contract needs your signature.",
  ],
  [{ pendingApplications: 23, unreadMessages: 4 }, "[23 applications] need review. 4 messages are unread."],
])("%j reads as %s", (some, sentence) => {
  const { marked, rest } = ledeOf(leader, { ...nothing, ...some });
  expect(`${marked === null ? "" : `[${marked}]`}${rest}`).toBe(sentence);
});

test("actions that a member may not take are left out", () => {
  const labels = pendingActions(permissionsByRole.junior_associate, nothing).map(({ label }) => label);
  expect(labels).toEqual(["Contracts to sign", "Unread messages"]);
  const stats = { ...nothing, totalJobs: 1, postingsAwaitingApproval: 2, pendingApplications: 5 };
  expect(ledeOf(permissionsByRole.junior_associate, stats).marked).toBeNull();
});
