import type { dashboardEndpoints, DashboardStats } from "@caseload/contract/reporting/dashboards";
import { jobSpecialties } from "@caseload/contract/form-options";
import type { z } from "zod";
import { lastDays } from "./chart.ts";
import type { LawOfficeFigures } from "./attorney-stats-queries.ts";
import type { Inbox, ParalegalFigures, PublicCounts } from "./queries.ts";

type PublicFigures = z.input<(typeof dashboardEndpoints)["publicFigures"]["response"]>;

const presentInbox = (inbox: Inbox) => ({
  unreadMessages: inbox.unreadMessages,
  latestMessageFrom: inbox.latestMessageFrom,
  unreadNotifications: inbox.unreadNotifications,
  contractsAwaitingSignature: inbox.contractsAwaitingSignature,
  postingsAwaitingApproval: inbox.postingsAwaitingApproval,
  openJobInvites: inbox.openJobInvites,
});

const presentApplications = (figures: ParalegalFigures | LawOfficeFigures) => ({
  totalApplications: figures.totalApplications,
  pendingApplications: figures.pendingApplications,
  reviewingApplications: figures.reviewingApplications,
  acceptedApplications: figures.acceptedApplications,
  newestApplicationAt: figures.newestApplicationAt?.toISOString() ?? null,
});

export function presentLawOffice(inbox: Inbox, figures: LawOfficeFigures): DashboardStats {
  return {
    ...presentInbox(inbox),
    ...presentApplications(figures),
    activeJobs: figures.activeJobs,
    totalJobs: figures.totalJobs,
    closedJobs: figures.closedJobs,
    filledJobs: figures.filledJobs,
    applicationsByDay: lastDays(figures.perDay ?? {}),
  };
}

/** The law office's own figures are zero. */
export function presentParalegal(inbox: Inbox, figures: ParalegalFigures): DashboardStats {
  return {
    ...presentInbox(inbox),
    ...presentApplications(figures),
    activeJobs: figures.activeJobs,
    totalJobs: 0,
    closedJobs: 0,
    filledJobs: 0,
    applicationsByDay: lastDays({}),
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
