import { z } from "zod";
import { anyone, endpoint, members } from "../endpoint.ts";
import { publicProfile } from "../profiles/profiles.ts";

const figure = z.number().int();

/** Figures for the dashboards; those of the other side are zero. */
export const dashboardStats = z.object({
  /** Attorneys: the firm's open jobs. Paralegals: open opportunities. */
  activeJobs: figure,
  /** Attorneys: applications to the firm's jobs. Paralegals: one's own. */
  totalApplications: figure,
  totalJobs: figure,
  closedJobs: figure,
  filledJobs: figure,
  pendingApplications: figure,
  reviewingApplications: figure,
  acceptedApplications: figure,
  /** Attorneys: applications per day over the last 14 days, oldest first. */
  applicationsByDay: z.array(figure),
  newestApplicationAt: z.string().nullable(),
  unreadMessages: figure,
  latestMessageFrom: z.string().nullable(),
  unreadNotifications: figure,
  contractsAwaitingSignature: figure,
  /** Postings of the firm that wait for the viewer's approval; zero for those who may not approve. */
  postingsAwaitingApproval: figure,
  /** Invites to open positions that the viewer has not answered. */
  openJobInvites: figure,
});
export type DashboardStats = z.infer<typeof dashboardStats>;

export const dashboardEndpoints = {
  dashboardStats: endpoint({
    name: "dashboardStats",
    method: "GET",
    path: "/api/dashboard/stats",
    summary: "The figures of one's dashboard.",
    access: members(),
    response: dashboardStats,
    reads: ["jobs", "applications", "contracts", "messages", "notifications", "jobInvites"],
  }),
  publicFigures: endpoint({
    name: "publicFigures",
    method: "GET",
    path: "/api/figures",
    summary: "The landing page's figures, counted.",
    access: anyone,
    response: z.object({
      activeJobs: figure,
      activeUsers: figure,
      specialties: figure,
      verifiedPercent: figure,
    }),
    reads: [],
  }),
  featuredTalent: endpoint({
    name: "featuredTalent",
    method: "GET",
    path: "/api/figures/talent",
    summary: "Three paralegals who made their profile public.",
    access: anyone,
    response: z.array(publicProfile),
    reads: ["profile"],
  }),
};
