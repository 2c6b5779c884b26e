/** The onboarding tour (SPEC.md section 2 "Onboarding tour"): its steps by group of roles, free of zod for the browser. */
import { product } from "./product.ts";
import type { Permission, PrimaryRole, UserType } from "./roles.ts";

/** What somebody may have done already, told from rows. */
export const milestones = [
  /** A picture of oneself. */
  "photoAdded",
  /** The firm's profile has been sent. */
  "firmNamed",
  /** A colleague is there, or invited. */
  "teamGrown",
  /** Anybody of the firm has handed in a posting. */
  "firmPosted",
  /** The same of oneself. */
  "ownPosted",
  "credentialFiled",
  /** Shortlisted or invited a paralegal. */
  "paralegalApproached",
  "applicationDecided",
  "profileWritten",
  "preferencesSaved",
  "searchSaved",
  "applicationSent",
  /** A calendar program reads one's dates. */
  "calendarConnected",
] as const;
export type Milestone = (typeof milestones)[number];

/** The picture beside a step. */
export type StepPicture = "lamp" | "form" | "lens" | "talk" | "folder";

/** One way to take a step; the first one that is open to the person counts. */
export interface Way {
  readonly title: string;
  readonly text: string;
  readonly picture: StepPicture;
  /** The action link. */
  readonly label: string;
  readonly to: string;
  readonly needs?: Permission;
  /** Members of a law office only. */
  readonly inFirm?: true;
  /** Whoever has reached any of these is done with the step. */
  readonly doneBy?: readonly Milestone[];
}

/** Tried in their order; the last one is open to everybody of the group. */
export type Step = readonly [Way, ...Way[]];

const welcome = (text: string): Step => [
  {
    title: `Welcome to ${product.name}`,
    picture: "lamp",
    text: `${text} First, check the name and picture that others see, and your time zone: deadlines are told in it.`,
    label: "Open My Settings",
    to: "/settings/name",
    doneBy: ["photoAdded"],
  },
];

const postJob = (title: string, doneBy: Milestone): Step => [
  {
    title,
    picture: "folder",
    text: "Say what the work is, when it is due and what it pays. Paralegals see it as soon as you publish it.",
    label: "Post a Job",
    to: "/jobs/post",
    needs: "job:create",
    inFirm: true,
    doneBy: [doneBy],
  },
  {
    title,
    picture: "folder",
    text: "Write down the work, the dates and the pay. Somebody of your firm who may approve postings reads it, then it goes live.",
    label: "Write a Posting",
    to: "/jobs/post",
    inFirm: true,
    doneBy: [doneBy],
  },
  {
    title: "See what is posted",
    picture: "folder",
    text: "Postings belong to a law office. Once yours has invited you, you can write them too.",
    label: "Open Legal Opportunities",
    to: "/jobs",
  },
];

const firmSteps: readonly Step[] = [
  welcome("Your firm posts work, picks from the people who apply, and signs with them here."),
  [
    {
      title: "Set up your firm",
      picture: "form",
      text: "Name, size, practice areas and default terms. Paralegals read the first three before they apply; contracts carry the last.",
      label: "Open Firm Setup",
      to: "/firm/setup",
      needs: "firm:edit",
      doneBy: ["firmNamed"],
    },
    {
      title: "See your firm",
      picture: "form",
      text: "What paralegals read about it.",
      label: "Open Firm Profile",
      to: "/profile/attorney",
    },
  ],
  [
    {
      title: "Add your team",
      picture: "talk",
      text: "Invite colleagues by email and give each a role. The role decides who posts, who approves and who signs.",
      label: "Open Team",
      to: "/team",
      doneBy: ["teamGrown"],
    },
  ],
  [
    {
      title: "Know your figures",
      picture: "lens",
      text: "Fill rate, time to hire and spend, by department. Every figure opens the rows behind it.",
      label: "Open Analytics",
      to: "/analytics",
      needs: "report:view",
      inFirm: true,
    },
    {
      title: "Keep the dates",
      picture: "lens",
      text: "Deadlines, interviews and contract dates.",
      label: "Open Calendar",
      to: "/calendar",
    },
  ],
  postJob("Post your first job", "firmPosted"),
];

const attorneySteps: readonly Step[] = [
  welcome("Here you find paralegals for the case at hand, agree on terms and follow the work."),
  [
    {
      title: "Complete your profile",
      picture: "form",
      text: "File your bar number and state. Staff compare them with the register, and paralegals see what was checked and when.",
      label: "Open Credentials",
      to: "/credentials",
      doneBy: ["credentialFiled"],
    },
  ],
  [
    {
      title: "Browse talent",
      picture: "lens",
      text: "Filter by specialty, place, rate and availability. Shortlist whom your firm should keep in mind.",
      label: "Find Paralegals",
      to: "/paralegals",
      doneBy: ["paralegalApproached"],
    },
  ],
  postJob("Post a job", "ownPosted"),
  [
    {
      title: "Manage applications",
      picture: "talk",
      text: "Read cover letters beside the match reasons, shortlist, then accept or reject. Accepting opens the contract.",
      label: "Open Applications",
      to: "/dashboard/attorney?tab=applications",
      needs: "application:review",
      doneBy: ["applicationDecided"],
    },
    {
      title: "Follow the applications",
      picture: "talk",
      text: "Your postings list how many people applied. Colleagues who review applications decide on them.",
      label: "Open My Jobs",
      to: "/jobs/mine",
      inFirm: true,
    },
    {
      title: "Follow the work",
      picture: "talk",
      text: "Contracts show what was agreed and what is due next.",
      label: "Open Contracts",
      to: "/contracts",
    },
  ],
];

const profile = (title: string): Step => [
  {
    title,
    picture: "form",
    text: "Specialties, experience, hours and rate. Matching reads them, and law offices decide by them.",
    label: "Open My Profile",
    to: "/profile",
    doneBy: ["profileWritten"],
  },
];

const freelanceSteps: readonly Step[] = [
  welcome("Here you find case work, apply with evidence, sign terms and see what you earn."),
  profile("Build your portfolio"),
  [
    {
      title: "Find projects",
      picture: "lens",
      text: "Every open posting, by practice area, pay and date. Save a search to be told of new ones.",
      label: "Browse Projects",
      to: "/jobs",
      doneBy: ["searchSaved", "applicationSent"],
    },
  ],
  [
    {
      title: "Apply quickly",
      picture: "talk",
      text: "Smart Search ranks postings by how well they fit and says why. Apply from the list; your profile goes along.",
      label: "Open Smart Search",
      to: "/search",
      doneBy: ["applicationSent"],
    },
  ],
  [
    {
      title: "Follow your earnings",
      picture: "folder",
      text: "What contracts agree on and what is paid, by month and by contract, as a file for your books too.",
      label: "Open Earnings",
      to: "/earnings",
    },
  ],
];

const firstApplication: Step = [
  {
    title: "Send your first application",
    picture: "talk",
    text: "Smart Search ranks postings by how well they fit and says why. Twenty characters of cover letter are enough to send.",
    label: "Open Smart Search",
    to: "/search",
    needs: "application:create",
    doneBy: ["applicationSent"],
  },
  {
    title: "Read your first application",
    picture: "talk",
    text: "Your role reviews what comes in to the firm's postings: shortlist, accept or reject.",
    label: "Open My Postings",
    to: "/jobs/mine",
    needs: "application:review",
    inFirm: true,
    doneBy: ["applicationDecided"],
  },
  {
    title: "Keep a search",
    picture: "talk",
    text: "Your role does not apply by itself. Saved searches still tell you of postings that matter to your team.",
    label: "Open Saved Searches",
    to: "/search/saved",
    doneBy: ["searchSaved"],
  },
];

const paralegalSteps: readonly Step[] = [
  welcome("Here you find case work that fits, follow what you applied for, and keep its dates."),
  profile("Complete your profile"),
  [
    {
      title: "Set your job preferences",
      picture: "lamp",
      text: "Practice areas, arrangement, distance and availability, and how often you want to hear of new postings.",
      label: "Open Preferences",
      to: "/preferences",
      doneBy: ["preferencesSaved"],
    },
  ],
  [
    {
      title: "Explore jobs",
      picture: "lens",
      text: "Every open posting, with pay, hours and what it asks for. Save a search to be told of new ones.",
      label: "Browse Jobs",
      to: "/jobs",
      doneBy: ["searchSaved", "applicationSent"],
    },
  ],
  firstApplication,
  [
    {
      title: "Keep your dates",
      picture: "folder",
      text: "Deadlines and contract dates in one calendar, which your own calendar program can read.",
      label: "Open Calendar",
      to: "/calendar",
      doneBy: ["calendarConnected"],
    },
  ],
];

const stepsOfRole: Partial<Record<PrimaryRole, readonly Step[]>> = {
  managing_partner: firmSteps,
  firm_admin: firmSteps,
  senior_partner: attorneySteps,
  associate: attorneySteps,
  junior_associate: attorneySteps,
  of_counsel: attorneySteps,
  freelance_paralegal: freelanceSteps,
};

export interface Tourist {
  readonly userType: UserType;
  readonly primaryRole: PrimaryRole | null;
  readonly permissions: readonly Permission[];
  readonly firmId: number | null;
}

/** The tour of one person, each step the way that is open to them. Without a role: the steps of their side. */
export function tourOf(person: Tourist): readonly Way[] {
  const ofSide = person.userType === "attorney" ? attorneySteps : paralegalSteps;
  const steps = (person.primaryRole && stepsOfRole[person.primaryRole]) ?? ofSide;
  const isOpen = ({ needs, inFirm }: Way): boolean =>
    (needs === undefined || person.permissions.includes(needs)) && (!inFirm || person.firmId !== null);
  return steps.map((ways) => ways.find(isOpen) ?? ways[0]);
}
