/** Every screen that navigation leads to, and who may open it. */
import type { Permission, UserType } from "@caseload/contract/roles";
import BadgeCheck from "lucide-react/icons/badge-check";
import Bell from "lucide-react/icons/bell";
import ChartNoAxesColumn from "lucide-react/icons/chart-no-axes-column";
import Briefcase from "lucide-react/icons/briefcase";
import CalendarDays from "lucide-react/icons/calendar-days";
import CircleDollarSign from "lucide-react/icons/circle-dollar-sign";
import FolderOpen from "lucide-react/icons/folder-open";
import Rows3 from "lucide-react/icons/rows-3";
import Clock from "lucide-react/icons/clock";
import Contact from "lucide-react/icons/contact";
import CirclePlus from "lucide-react/icons/circle-plus";
import CircleCheck from "lucide-react/icons/circle-check";
import FileSignature from "lucide-react/icons/file-pen-line";
import Files from "lucide-react/icons/files";
import Highlighter from "lucide-react/icons/highlighter";
import Gavel from "lucide-react/icons/gavel";
import Inbox from "lucide-react/icons/inbox";
import Mail from "lucide-react/icons/mail";
import MessageSquare from "lucide-react/icons/message-square";
import Search from "lucide-react/icons/search";
import ShieldCheck from "lucide-react/icons/shield-check";
import Settings from "lucide-react/icons/settings";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Sheet from "lucide-react/icons/sheet";
import Receipt from "lucide-react/icons/receipt";
import Person from "lucide-react/icons/user";
import Users from "lucide-react/icons/users";
import type { LucideIcon } from "lucide-react";

/** The figures that an entry may carry as a bubble. */
export type Waiting =
  | "unreadMessages"
  | "pendingApplications"
  | "contractsAwaitingSignature"
  | "postingsAwaitingApproval"
  | "openJobInvites";

export interface NavigationEntry {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  readonly waiting?: Waiting;
  /** Shown to this user type only. */
  readonly userType?: UserType;
  /** Shown to holders of this permission only. */
  readonly permission?: Permission;
  /** Hidden from holders of this permission, who have another screen for it. */
  readonly without?: Permission;
  /** Shown to members of a firm only. */
  readonly inFirm?: true;
  /** In the group of the firm's own affairs. */
  readonly isOfFirm?: true;
  /** Shown to those who run the site only. */
  readonly staff?: true;
  /** Its name among the tabs of its place, where that differs. */
  readonly tab?: string;
  /** Stays in the sidebar although it is a later tab of a place. */
  readonly inSidebar?: true;
  /** Screens below its address show the tabs too. */
  readonly keepsTabs?: true;
}

export const entries = {
  myJobs: { label: "My Jobs", to: "/jobs/mine", icon: Briefcase, userType: "attorney" },
  postJob: { label: "Post Job", to: "/jobs/post", icon: CirclePlus, userType: "attorney" },
  allJobs: { label: "All Jobs", to: "/jobs/manage", icon: Files, inFirm: true, permission: "job:edit" },
  reviewApplications: {
    label: "Applications",
    to: "/applicants",
    icon: Inbox,
    inFirm: true,
    permission: "application:review",
    waiting: "pendingApplications",
  },
  /** Attorneys who do not review the firm's applications read those to their own postings. */
  ownPostingApplications: {
    label: "Applications",
    to: "/applicants",
    icon: Inbox,
    userType: "attorney",
    inFirm: true,
    without: "application:review",
    waiting: "pendingApplications",
  },
  findParalegals: { label: "Find Paralegals", to: "/paralegals", icon: Users, userType: "attorney" },
  jobInvites: {
    label: "Job Invites",
    to: "/job-invites",
    icon: Mail,
    userType: "paralegal",
    without: "application:review",
    waiting: "openJobInvites",
  },
  opportunities: { label: "Legal Opportunities", to: "/jobs", icon: Search, userType: "attorney" },
  smartSearch: { label: "Smart Search", to: "/search", icon: Highlighter, userType: "paralegal" },
  savedSearches: { label: "Saved Searches", to: "/search/saved", icon: Bell, userType: "paralegal" },
  preferences: { label: "Preferences", to: "/preferences", icon: SlidersHorizontal, userType: "paralegal" },
  browseJobs: { label: "Browse Jobs", to: "/jobs", icon: Briefcase, userType: "paralegal" },
  browseProjects: { label: "Browse Projects", to: "/jobs", icon: Briefcase, userType: "paralegal" },
  ownApplications: {
    label: "Applications",
    to: "/applications",
    icon: Inbox,
    userType: "paralegal",
    without: "application:review",
  },
  conflicts: {
    label: "Conflicts",
    to: "/conflicts",
    icon: ShieldCheck,
    userType: "paralegal",
    without: "application:review",
  },
  activeProjects: { label: "Active Projects", to: "/projects", icon: FolderOpen, userType: "paralegal" },
  time: {
    label: "Time",
    to: "/time",
    icon: Clock,
    userType: "paralegal",
    tab: "Timesheets",
    inSidebar: true,
  },
  invoices: { label: "Invoices", to: "/invoices", icon: Receipt },
  earnings: { label: "Earnings", to: "/earnings", icon: CircleDollarSign, userType: "paralegal" },
  calendar: { label: "Calendar", to: "/calendar", icon: CalendarDays },
  contracts: {
    label: "Contracts",
    to: "/contracts",
    icon: FileSignature,
    waiting: "contractsAwaitingSignature",
  },
  messages: { label: "Messages", to: "/messages", icon: MessageSquare, waiting: "unreadMessages" },
  profile: { label: "Profile", to: "/profile/paralegal", icon: Person, userType: "paralegal" },
  firmProfile: { label: "Firm Profile", to: "/profile/attorney", icon: Person, userType: "attorney" },
  team: { label: "Team", to: "/team", icon: Contact, inFirm: true, isOfFirm: true },
  departments: {
    label: "Departments",
    to: "/departments",
    icon: Rows3,
    inFirm: true,
    isOfFirm: true,
    permission: "user:view",
  },
  approvals: {
    label: "Approvals",
    to: "/approvals",
    icon: CircleCheck,
    permission: "job:approve",
    waiting: "postingsAwaitingApproval",
  },
  ownPostings: {
    label: "My Postings",
    to: "/jobs/mine",
    icon: Briefcase,
    userType: "paralegal",
    inFirm: true,
  },
  contactMessages: { label: "Contact Messages", to: "/staff/contact", icon: Mail, staff: true },
  credentialQueue: { label: "Credentials to Check", to: "/staff/credentials", icon: BadgeCheck, staff: true },
  abuseReports: { label: "Abuse Reports", to: "/staff/reports", icon: Inbox, staff: true },
  sanctions: { label: "Sanctions", to: "/staff/sanctions", icon: Gavel, staff: true },
  auditLog: { label: "Audit Log", to: "/staff/audit", icon: FileSignature, staff: true },
  credentials: { label: "Credentials", to: "/credentials", icon: BadgeCheck },
  analytics: {
    label: "Analytics",
    to: "/analytics",
    icon: ChartNoAxesColumn,
    inFirm: true,
    isOfFirm: true,
    permission: "report:view",
  },
  reports: {
    label: "Reports",
    to: "/reports",
    icon: Sheet,
    inFirm: true,
    isOfFirm: true,
    permission: "report:view",
  },
  settings: { label: "Settings", to: "/settings", icon: Settings, tab: "Account", keepsTabs: true },
} as const satisfies Record<string, NavigationEntry>;
export type EntryName = keyof typeof entries;
