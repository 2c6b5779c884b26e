import { z } from "zod";
import { anyone, endpoint, members } from "../endpoint.ts";
import { publicProfile } from "../profiles/profiles.ts";
import { moneySums } from "./money-sums.ts";
import * as field from "../fields.ts";
import { practiceAreas } from "../practice-areas.ts";
import { searchExperience, type SearchExperience } from "../search/job-search-options.ts";

const count = z.number().int();

/** Figures for the dashboards; those of the other side are zero. */
export const dashboardStats = z.object({
  /** Attorneys: open jobs, the firm's for those who manage them, else one's own. Paralegals: open opportunities. */
  activeJobs: count,
  /** Attorneys: applications to the firm's jobs for its reviewers, else to one's own. Paralegals: one's own. */
  totalApplications: count,
  totalJobs: count,
  closedJobs: count,
  filledJobs: count,
  pendingApplications: count,
  reviewingApplications: count,
  acceptedApplications: count,
  /** Attorneys: applications per day over the last 14 days, oldest first. */
  applicationsByDay: z.array(count),
  newestApplicationAt: z.string().nullable(),
  /** Paralegals: scheduled interviews ahead about one's own applications. */
  scheduledInterviews: count,
  unreadMessages: count,
  latestMessageFrom: z.string().nullable(),
  unreadNotifications: count,
  contractsAwaitingSignature: count,
  /** Postings of the firm that wait for the viewer's approval; zero for those who may not approve. */
  postingsAwaitingApproval: count,
  /** Invites to open positions that the viewer has not answered. */
  openJobInvites: count,
});
export type DashboardStats = z.infer<typeof dashboardStats>;

export const dashboardEndpoints = {
  dashboardStats: endpoint({
    name: "dashboardStats",
    method: "GET",
    path: "/api/dashboard/stats",
    summary: "The figures of your dashboard.",
    access: members(),
    response: dashboardStats,
    reads: ["jobs", "applications", "interviews", "contracts", "messages", "notifications", "jobInvites"],
  }),
  publicFigures: endpoint({
    name: "publicFigures",
    method: "GET",
    path: "/api/figures",
    summary: "The landing page's figures, counted.",
    access: anyone,
    response: z.object({
      activeJobs: count,
      activeUsers: count,
      specialties: count,
      verifiedPercent: count,
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

/** Null where there is no data for it. */
const figure = z.number().nullable();
/** Calendar days of the reader, both included. */
const days = z.object({ from: z.string(), to: z.string() });

const departmentFigures = z.object({
  /** Null: in no department. */
  id: field.id.nullable(),
  name: z.string().nullable(),
  /** Contracts in progress now. */
  inProgress: count,
  /** Of the period, by the department of the contract's attorney. */
  approvedMinutes: count,
  ...moneySums,
  /** Of postings published in the period that are no longer open, how many were filled. */
  filled: count,
  decided: count,
});
export type DepartmentFigures = z.infer<typeof departmentFigures>;

/** Of the period, each equal to the rows of a report: from a posting to work in progress. */
const pipeline = z.object({
  /** Postings published in the period, and those of them that are open now. */
  posted: count,
  open: count,
  /** Applications received in the period, those of them without a decision or a shortlisting, and those under review. */
  applied: count,
  pending: count,
  shortlisted: count,
  /** Contracts opened in the period, each by an acceptance, and those of them that await signatures. */
  hired: count,
  awaitingTerms: count,
  /** Contracts in progress now, whenever they were opened. */
  inProgress: count,
});
export type Pipeline = z.infer<typeof pipeline>;

const monthSpend = z.object({
  /** The month as far as it has come. */
  ...days.shape,
  earnedCents: count,
  /** The same month of the year before, whole. */
  before: days,
  beforeCents: count,
});
export type MonthSpend = z.infer<typeof monthSpend>;

/** Months of the chart of spend, this one included. */
export const spendMonths = 12;

/** A firm in figures, for those who lead it. */
export const executiveDashboard = z.object({
  period: days,
  /** As many days, directly before. */
  before: days,
  /** What the firm spent in the period, and in the one before. */
  spend: z.object({ current: z.object(moneySums), previous: z.object(moneySums) }),
  projects: z.object({
    inProgress: count,
    /** Agreed, not begun. */
    termsAgreed: count,
    awaitingTerms: count,
  }),
  /** Contracts in progress, and how many of them had time of the period approved. */
  utilization: z.object({ approvedMinutes: count, inProgress: count, withTime: count }),
  satisfaction: z.object({
    /** Mean of the paralegals' and the firm's ratings, 1 to 5. */
    mean: figure,
    reviews: count,
    /** Contracts completed in the period, each of which can be reviewed. */
    completed: count,
  }),
  pipeline,
  /** Oldest first. */
  spendByMonth: z.array(monthSpend).length(spendMonths),
  /** Of postings published in the period; the sums of the conflicts report. */
  conflicts: z.object({
    /** Applications that were compared. */
    checked: count,
    /** Of these, with a possible conflict, decided or not. */
    possible: count,
    /** Of these, awaiting a decision. */
    undecided: count,
  }),
  /** The firm's departments by name, archived ones only while something belongs to them, then what belongs to none. */
  departments: z.array(departmentFigures),
});
export type ExecutiveDashboard = z.infer<typeof executiveDashboard>;

const activityKinds = [
  "posted",
  "applied",
  "accepted",
  "terms_agreed",
  "started",
  "completed",
  "cancelled",
] as const;

/** Something that happened to a posting of the firm. */
export const activity = z.object({
  kind: z.enum(activityKinds),
  at: z.string(),
  jobId: field.id,
  jobTitle: z.string(),
  /** The person who posted, applied or works. */
  person: z.string(),
  /** Always true for colleagues. */
  emailConfirmed: z.boolean(),
  /** The application that came in. */
  applicationId: field.id.nullable(),
  /** The contract that it happened to; null for those who may not open it. */
  contractId: field.id.nullable(),
});
export type Activity = z.infer<typeof activity>;

/** How many happenings a dashboard shows. */
export const shownActivity = 8;

export const firmDashboardEndpoints = {
  executiveDashboard: endpoint({
    name: "executiveDashboard",
    method: "GET",
    path: "/api/dashboard/executive",
    summary: "The firm's figures over the last 30 days, for those who lead it.",
    access: members({ inFirm: true, permission: "report:view" }),
    response: executiveDashboard,
    reads: ["jobs", "applications", "contracts", "reviews", "team", "conflicts"],
  }),
  listFirmActivity: endpoint({
    name: "listFirmActivity",
    method: "GET",
    path: "/api/dashboard/activity",
    summary:
      "What happened lately to the firm's postings, applications and contracts, as far as the reader may see them, newest first.",
    access: members({ inFirm: true }),
    response: z.array(activity),
    reads: ["jobs", "applications", "contracts", "team"],
  }),
};

const paralegalFigures = z.object({
  /** One's own applications by status. */
  applications: z.object({
    pending: count,
    reviewing: count,
    accepted: count,
    rejected: count,
    withdrawn: count,
  }),
  /** Scheduled interviews ahead. */
  interviews: count,
  /** Contracts in which one does the work and which are not over. */
  activeProjects: count,
  contractsAwaitingSignature: count,
  /** This year of one's calendar: the sums of the earnings screen. */
  earnings: z.object({ year: count, ...moneySums }),
  unreadMessages: count,
  latestMessageFrom: z.string().nullable(),
});
export type ParalegalFigures = z.infer<typeof paralegalFigures>;

/** US dollars. */
const dollars = z.number();

const levels = searchExperience.map(({ value }) => value) as [SearchExperience, ...SearchExperience[]];

const practiceRates = z.object({
  /** Whether more postings are open than `limits.ratePostingsMost`, of which the newest were read. */
  isNewestOnly: z.boolean(),
  /** Areas in which an open posting names hourly pay, most postings first. */
  areas: z.array(
    z.object({
      area: z.enum(practiceAreas),
      /** Open postings of the area that name hourly pay. */
      postings: count,
      /** US dollars per hour: of the middles of their ranges. Null below `limits.ratePostingsLeast`. */
      median: dollars.nullable(),
      /** The lowest and the highest rate that any of them names. */
      min: dollars,
      max: dollars,
    }),
  ),
});
export type PracticeRates = z.infer<typeof practiceRates>;

export const skillGaps = z.object({
  /** False before there is a profile that postings could be compared with. */
  fromProfile: z.boolean(),
  /** Open postings near to one's field that were compared with the profile. */
  compared: count,
  /** What most of them name and the profile does not. */
  gaps: z.array(
    z.object({
      /** In the words of the postings. */
      skill: z.string(),
      /** How many of those compared ask for it. */
      asking: count,
      /** How many open postings a search for it finds. */
      postings: count,
      /** Whether there are more than that. */
      more: z.boolean(),
    }),
  ),
});
export type SkillGaps = z.infer<typeof skillGaps>;

export const paralegalDashboardEndpoints = {
  getParalegalFigures: endpoint({
    name: "getParalegalFigures",
    method: "GET",
    path: "/api/dashboard/paralegal",
    summary: "A paralegal's own figures: applications, projects, agreed earnings, messages.",
    access: members({ userType: "paralegal" }),
    response: paralegalFigures,
    reads: ["applications", "interviews", "contracts", "messages"],
  }),
  getPracticeRates: endpoint({
    name: "getPracticeRates",
    method: "GET",
    path: "/api/dashboard/rates",
    summary:
      "What open postings pay an hour, by practice area, with how many name it; with `experience`, those that ask for that many years.",
    access: members({ permission: "job:view" }),
    query: z.object({
      experience: z.enum(levels, { error: "Please choose entry, mid, senior or expert" }).optional(),
    }),
    response: practiceRates,
    reads: ["jobs"],
  }),
  getSkillGaps: endpoint({
    name: "getSkillGaps",
    method: "GET",
    path: "/api/dashboard/skills",
    summary: "What open postings near to the paralegal's field ask for and the profile does not name.",
    access: members({ userType: "paralegal", permission: "job:view" }),
    response: skillGaps,
    reads: ["jobs", "profile", "matches"],
  }),
};
