import type { ApplicationStatus } from "@caseload/contract/lifecycles";
import type { Notification } from "@caseload/contract/notifications/notifications";
import type { DemoName } from "./people.ts";
import { type Cast, jobOf } from "./cast.ts";

interface DemoApplication {
  by: DemoName;
  to: string;
  status: ApplicationStatus;
  daysAgo: number;
  viewedDaysAgo?: number;
  decidedDaysAgo?: number;
  /** When the firm wrote to an undecided applicant. */
  messagedDaysAgo?: number;
  reason?: string;
  coverLetter: string;
}

export const demoApplications: readonly DemoApplication[] = [
  {
    by: "daniel",
    to: "ostrow",
    status: "accepted",
    daysAgo: 77,
    viewedDaysAgo: 76,
    decidedDaysAgo: 75,
    coverLetter:
      "I have built exhibit lists and trial binders for six jury trials, two of them in this court.",
  },
  {
    by: "tomasz",
    to: "chronology",
    status: "rejected",
    daysAgo: 55,
    viewedDaysAgo: 54,
    decidedDaysAgo: 50,
    coverLetter: "I built medical chronologies for two nursing home matters and can share a redacted sample.",
  },
  {
    by: "priya",
    to: "chronology",
    status: "withdrawn",
    daysAgo: 56,
    decidedDaysAgo: 47,
    coverLetter: "I can read the charts in four weeks and have built chronologies for two hospital systems.",
  },
  {
    by: "leila",
    to: "chronology",
    status: "rejected",
    daysAgo: 54,
    viewedDaysAgo: 53,
    decidedDaysAgo: 50,
    coverLetter: "Two of my asylum matters turned on medical records, which I indexed with page cites.",
  },
  {
    by: "leila",
    to: "naturalization",
    status: "accepted",
    daysAgo: 43,
    viewedDaysAgo: 43,
    decidedDaysAgo: 42,
    coverLetter: "I have run intake at four clinic days and can screen in Spanish and Arabic.",
  },
  {
    by: "priya",
    to: "translation",
    status: "accepted",
    daysAgo: 38,
    viewedDaysAgo: 37,
    decidedDaysAgo: 36,
    coverLetter: "Indexing translated exhibits is what I did for a removal defense team last year.",
  },
  {
    by: "hannah",
    to: "exhibits",
    status: "rejected",
    daysAgo: 31,
    viewedDaysAgo: 30,
    decidedDaysAgo: 28,
    reason: "position filled",
    coverLetter: "I have bound exhibits for three bench trials and can be on site every day.",
  },
  {
    by: "tomasz",
    to: "exhibits",
    status: "accepted",
    daysAgo: 32,
    viewedDaysAgo: 31,
    decidedDaysAgo: 30,
    coverLetter:
      "I stamped and bound 600 exhibits for a five-day trial in Allegheny County and kept the admitted list.",
  },
  {
    by: "hannah",
    to: "production",
    status: "rejected",
    daysAgo: 27,
    viewedDaysAgo: 26,
    decidedDaysAgo: 25,
    coverLetter: "I check load files against the images before anything leaves the office.",
  },
  {
    by: "daniel",
    to: "production",
    status: "accepted",
    daysAgo: 26,
    viewedDaysAgo: 26,
    decidedDaysAgo: 25,
    coverLetter:
      "Production quality control is my weekly work: families, redactions, load files and the transmittal letter.",
  },
  {
    by: "hannah",
    to: "leases",
    status: "reviewing",
    daysAgo: 7,
    viewedDaysAgo: 6,
    coverLetter:
      "I abstracted 120 retail leases for a lender last year, with an exception list that counsel used at closing.",
  },
  {
    by: "tomasz",
    to: "depositions",
    status: "accepted",
    daysAgo: 4,
    viewedDaysAgo: 4,
    decidedDaysAgo: 3,
    coverLetter:
      "Page-and-line summaries are my core work; my last set covered nineteen transcripts in a freight dispute.",
  },
  // The posting closes before fourteen days without an answer would pause it.
  {
    by: "hannah",
    to: "depositions",
    status: "pending",
    daysAgo: 2,
    viewedDaysAgo: 1.5,
    coverLetter: "I summarize page and line with the exhibit references that the partners ask for at trial.",
  },
  {
    by: "daniel",
    to: "subpoenas",
    status: "reviewing",
    daysAgo: 4,
    viewedDaysAgo: 3,
    coverLetter:
      "I kept a subpoena docket for thirty custodians and wrote the interview outlines that the associates used.",
  },
  {
    by: "leila",
    to: "asylum",
    status: "pending",
    daysAgo: 2,
    messagedDaysAgo: 1.2,
    coverLetter:
      "I have drafted more than fifty declarations for counsel's review and interview in Arabic and Spanish myself.",
  },
  {
    by: "tomasz",
    to: "citecheck",
    status: "withdrawn",
    daysAgo: 9,
    viewedDaysAgo: 8,
    decidedDaysAgo: 7,
    coverLetter: "I can check the citations within four days and build both tables with the firm's macros.",
  },
  {
    by: "priya",
    to: "privilege",
    status: "pending",
    daysAgo: 0.5,
    messagedDaysAgo: 0.4,
    coverLetter:
      "My last engagement was a 22,000-document review in Relativity where I wrote the coding manual. I am comfortable reporting to a partner daily and can begin this week.",
  },
  {
    by: "daniel",
    to: "privilege",
    status: "pending",
    daysAgo: 0.03,
    coverLetter:
      "I ran second-pass privilege for two pharma MDLs in the Eastern District and served 41 logs without a motion to compel. I can start Monday and already know the protocol that your vendor uses.",
  },
];

interface DemoNotice extends Pick<
  Notification,
  "type" | "title" | "message" | "priority" | "actionUrl" | "isRead"
> {
  to: DemoName;
  daysAgo: number;
}

/** The notifications of these events, newest last. */
export function demoNotices(cast: Cast, contracts: Map<string, number>): DemoNotice[] {
  const contract = (job: string) => `/contracts/${contracts.get(job) ?? ""}`;
  const { margaret, elena } = cast.people;
  const approval = (to: DemoName): DemoNotice => ({
    to,
    type: "job_update",
    title: `${cast.people.owen.name} requested approval`,
    message: "Employee handbook comparison for three subsidiaries",
    priority: "high",
    actionUrl: `/approvals?job=${jobOf(cast, "policies")}`,
    isRead: false,
    daysAgo: 1,
  });
  return [
    {
      to: "daniel",
      type: "contract",
      title: "Work has started",
      message: "Production volume 4, quality control and transmittal.",
      priority: "medium",
      actionUrl: contract("production"),
      isRead: true,
      daysAgo: 23,
    },
    {
      to: "daniel",
      type: "contract",
      title: "Amendment proposed",
      message: `${margaret.name} proposed version 3 of the agreement for Production volume 4, quality control and transmittal. Version 2 stays in force until both of you sign.`,
      priority: "high",
      actionUrl: contract("production"),
      isRead: false,
      daysAgo: 1.2,
    },
    {
      to: "tomasz",
      type: "contract",
      title: "Application accepted",
      message: "Deposition summaries, Kestrel v. Amboy Freight. The terms are ready to sign.",
      priority: "high",
      actionUrl: contract("depositions"),
      isRead: false,
      daysAgo: 3,
    },
    {
      to: "daniel",
      type: "application",
      title: "Your application is under review",
      message: "Subpoena tracking and custodian interviews, Lindqvist Okafor LLP.",
      priority: "medium",
      actionUrl: "/applications",
      isRead: false,
      daysAgo: 3,
    },
    {
      to: "leila",
      type: "contract",
      title: "Project completed",
      message: "N-400 intake for a community clinic day.",
      priority: "medium",
      actionUrl: contract("naturalization"),
      isRead: true,
      daysAgo: 30,
    },
    {
      to: "elena",
      type: "application",
      title: "Leila Haddad applied",
      message: "Asylum declarations and country condition evidence.",
      priority: "high",
      actionUrl: "/applicants",
      isRead: false,
      daysAgo: 2,
    },
    approval("anders"),
    approval("ruth"),
    {
      to: "daniel",
      type: "message",
      title: `${margaret.name} sent you a message`,
      message: "Separately, please. Good. Flag the Vantage string and I will make that call myself.",
      priority: "medium",
      actionUrl: `/messages/${margaret.id}`,
      isRead: false,
      daysAgo: 0.1,
    },
    {
      to: "leila",
      type: "message",
      title: `${elena.name} sent you a message`,
      message: "Could you take a first interview on Thursday?",
      priority: "medium",
      actionUrl: `/messages/${elena.id}`,
      isRead: false,
      daysAgo: 1,
    },
    {
      to: "margaret",
      type: "application",
      title: "Priya Raman applied",
      message: "Second-pass privilege review, Halden product liability.",
      priority: "urgent",
      actionUrl: "/applicants",
      isRead: false,
      daysAgo: 0.5,
    },
    {
      to: "margaret",
      type: "application",
      title: "Daniel Reyes applied",
      message: "Second-pass privilege review, Halden product liability.",
      priority: "urgent",
      actionUrl: "/applicants",
      isRead: false,
      daysAgo: 0.03,
    },
  ];
}
