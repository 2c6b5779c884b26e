import type { dashboardEndpoints, DashboardStats } from "@caseload/contract/reporting/dashboards";
import { jobSpecialties } from "@caseload/contract/form-options";
import type { z } from "zod";
import type { AttorneyStats } from "./attorney-stats-queries.ts";
import type { Inbox, ParalegalStats, PublicCounts } from "./queries.ts";

type PublicFigures = z.input<(typeof dashboardEndpoints)["publicFigures"]["response"]>;

/** Days of the chart of applications, today included. */
export const chartDays = 14;

/** Applications of each chart day, oldest first, from counts by age in days. */
const applicationsByDay = (byDaysAgo: Readonly<Record<string, number>>): number[] =>
  Array.from({ length: chartDays }, (_, index) => byDaysAgo[chartDays - 1 - index] ?? 0);

const presentInbox = (inbox: Inbox) => ({
  unreadMessages: inbox.unreadMessages,
  latestMessageFrom: inbox.latestMessageFrom,
  unreadNotifications: inbox.unreadNotifications,
  contractsAwaitingSignature: inbox.contractsAwaitingSignature,
  postingsAwaitingApproval: inbox.postingsAwaitingApproval,
  openJobInvites: inbox.openJobInvites,
});

const presentApplications = (stats: ParalegalStats | AttorneyStats) => ({
  totalApplications: stats.totalApplications,
  pendingApplications: stats.pendingApplications,
  reviewingApplications: stats.reviewingApplications,
  acceptedApplications: stats.acceptedApplications,
  newestApplicationAt: stats.newestApplicationAt?.toISOString() ?? null,
});

export function presentAttorneyStats(inbox: Inbox, stats: AttorneyStats): DashboardStats {
  return {
    ...presentInbox(inbox),
    ...presentApplications(stats),
    scheduledInterviews: 0,
    activeJobs: stats.activeJobs,
    totalJobs: stats.totalJobs,
    closedJobs: stats.closedJobs,
    filledJobs: stats.filledJobs,
    applicationsByDay: applicationsByDay(stats.perDay ?? {}),
  };
}

/** The figures of postings are zero. */
export function presentParalegalStats(inbox: Inbox, stats: ParalegalStats): DashboardStats {
  return {
    ...presentInbox(inbox),
    ...presentApplications(stats),
    activeJobs: stats.activeJobs,
    scheduledInterviews: stats.scheduledInterviews,
    totalJobs: 0,
    closedJobs: 0,
    filledJobs: 0,
    applicationsByDay: applicationsByDay({}),
  };
}

export function presentPublicFigures(counts: PublicCounts): PublicFigures {
  const { accounts, verified, activeJobs, activeUsers } = counts;
  return {
    activeJobs,
    activeUsers,
    specialties: jobSpecialties.length,
    verifiedPercent: accounts === 0 ? 0 : Math.round((100 * verified) / accounts),
  };
}
