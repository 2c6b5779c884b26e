/** The demo's postings: nine open, and some in each other status. */
import type { Budget } from "@caseload/contract/jobs/posting-options";
import type { JobStatus } from "@caseload/contract/lifecycles";
import type { Priority, WorkArrangement } from "@caseload/contract/options";
import type { DemoName } from "./people.ts";

export interface DemoPosting {
  key: string;
  by: DemoName;
  title: string;
  description: string;
  location: string;
  workArrangement: WorkArrangement;
  hoursPerWeek: string;
  duration: string;
  specialties: string[];
  priority: Priority;
  status: JobStatus;
  /** An amount or free text. */
  budgetRange: Budget | string | null;
  experienceRequired?: string;
  requiredCredentials?: string[];
  requiredLanguages?: string[];
  postedDaysAgo: number;
  /** Days from now; negative when past. */
  closesInDays: number | null;
}

export const demoPostings: readonly DemoPosting[] = [
  {
    key: "privilege",
    by: "margaret",
    title: "Second-pass privilege review, Halden product liability",
    description: `We represent the manufacturer in a product liability action in the Eastern District of Pennsylvania. First-pass review is finished. We need an experienced paralegal to take the second pass on about 14,000 documents and carry the privilege calls through to production.

- Resolve first-pass conflicts and family inconsistencies in Relativity
- Apply the clawback protocol in the stipulated protective order
- Build and serve a privilege log that meets E.D. Pa. local practice
- Report open calls to the supervising partner every afternoon

You will have five or more years in product liability or a comparable MDL, and you will have served logs in federal court. All privilege determinations are reviewed and signed by counsel.`,
    location: "Philadelphia, PA",
    workArrangement: "Remote",
    hoursPerWeek: "25 hrs/week",
    duration: "8 weeks",
    specialties: ["litigation", "ediscovery", "class-action", "contract-review"],
    priority: "urgent",
    status: "open",
    budgetRange: "$48–58/hr",
    experienceRequired: "5+ years",
    postedDaysAgo: 1,
    closesInDays: 4,
  },
  {
    key: "adjustment",
    by: "elena",
    title: "I-485 packets for six family-based filings",
    description:
      "Collect civil documents, draft forms and assemble six adjustment packets. Two families prefer to be interviewed in Spanish. Every form is reviewed and signed by counsel before filing.",
    location: "Kansas City, MO",
    workArrangement: "Remote",
    hoursPerWeek: "12 hrs/week",
    duration: "6 weeks",
    specialties: ["immigration", "daca", "spanish"],
    priority: "medium",
    status: "open",
    budgetRange: { kind: "hourly", min: 34, max: 40 },
    requiredLanguages: ["Spanish"],
    postedDaysAgo: 2,
    closesInDays: 21,
  },
  {
    key: "binders",
    by: "anders",
    title: "Trial binders and exhibit list, contract bench trial",
    description:
      "Build witness binders, reconcile the joint exhibit list against deposition designations and sit second chair with the exhibits through a four-day bench trial.",
    location: "Philadelphia, PA",
    workArrangement: "Onsite",
    hoursPerWeek: "30 hrs/week",
    duration: "3 weeks",
    specialties: ["litigation", "contract-review"],
    priority: "high",
    status: "open",
    budgetRange: "$42–50/hr",
    experienceRequired: "3-5",
    postedDaysAgo: 3,
    closesInDays: 12,
  },
  {
    key: "depositions",
    by: "margaret",
    title: "Deposition summaries, Kestrel v. Amboy Freight",
    description:
      "Summarize eleven depositions, page and line, and index the exhibits that were marked. Two transcripts arrive every week; summaries are due within three business days.",
    location: "Remote",
    workArrangement: "Remote",
    hoursPerWeek: "15 hrs/week",
    duration: "4 weeks",
    specialties: ["litigation"],
    priority: "high",
    status: "open",
    budgetRange: "$40–46/hr",
    postedDaysAgo: 5,
    closesInDays: 11,
  },
  {
    key: "asylum",
    by: "elena",
    title: "Asylum declarations and country condition evidence",
    description:
      "Interview four clients with an interpreter on call, draft declarations for counsel's review and assemble indexed country condition evidence for each.",
    location: "Kansas City, MO",
    workArrangement: "Hybrid",
    hoursPerWeek: "20 hrs/week",
    duration: "10 weeks",
    specialties: ["immigration", "spanish"],
    priority: "high",
    status: "open",
    budgetRange: "$36–42/hr",
    requiredLanguages: ["Spanish (preferred)"],
    postedDaysAgo: 6,
    closesInDays: 18,
  },
  {
    key: "subpoenas",
    by: "margaret",
    title: "Subpoena tracking and custodian interviews",
    description:
      "Keep the subpoena docket for 22 third parties, follow up on objections and prepare custodian interview outlines for the associates.",
    location: "Philadelphia, PA",
    workArrangement: "Hybrid",
    hoursPerWeek: "20 hrs/week",
    duration: "Ongoing",
    specialties: ["litigation", "ediscovery"],
    priority: "medium",
    status: "open",
    budgetRange: "$42–50/hr",
    postedDaysAgo: 9,
    closesInDays: 22,
  },
  {
    key: "leases",
    by: "anders",
    title: "Lease abstraction for 41 retail units",
    description:
      "Abstract rent, renewal, exclusivity and assignment terms into the closing binder. Flag every consent the lender will ask about.",
    location: "Columbus, OH",
    workArrangement: "Hybrid",
    hoursPerWeek: "20 hrs/week",
    duration: "5 weeks",
    specialties: ["realestate", "due-diligence", "contract-review"],
    priority: "high",
    status: "open",
    budgetRange: { kind: "hourly", min: 38, max: 45 },
    requiredCredentials: ["Notary Public"],
    postedDaysAgo: 10,
    closesInDays: 15,
  },
  {
    key: "citecheck",
    by: "margaret",
    title: "Cite-check and table of authorities, Third Circuit brief",
    description:
      "Check 140 citations against the record and the reporters, correct the short forms and build the tables of contents and authorities.",
    location: "Remote",
    workArrangement: "Remote",
    hoursPerWeek: "10 hrs total",
    duration: "1 week",
    specialties: ["litigation"],
    priority: "low",
    status: "open",
    budgetRange: { kind: "flat", min: 450, max: 450 },
    requiredCredentials: ["Certified Paralegal (CP) or Advanced Certified Paralegal (ACP)"],
    postedDaysAgo: 12,
    closesInDays: 25,
  },
  {
    key: "trademarks",
    by: "anders",
    title: "Trademark docket clean-up and renewals",
    description:
      "Reconcile 310 marks between the old docketing export and the USPTO record, then prepare Section 8 and 9 filings that fall due this quarter.",
    location: "Seattle, WA",
    workArrangement: "Remote",
    hoursPerWeek: "10 hrs/week",
    duration: "Ongoing",
    specialties: ["ip"],
    priority: "low",
    status: "open",
    budgetRange: null,
    postedDaysAgo: 13,
    closesInDays: 30,
  },
  {
    key: "exhibits",
    by: "margaret",
    title: "Exhibit list and trial binders, Ostrow v. Vantage",
    description: "Number, stamp and bind 480 exhibits, and keep the admitted list current through trial.",
    location: "Philadelphia, PA",
    workArrangement: "Onsite",
    hoursPerWeek: "30 hrs/week",
    duration: "4 weeks",
    specialties: ["litigation"],
    priority: "high",
    status: "filled",
    budgetRange: "$40–48/hr",
    postedDaysAgo: 34,
    closesInDays: -10,
  },
  {
    key: "production",
    by: "margaret",
    title: "Production volume 4, quality control and transmittal",
    description:
      "Check families, redactions and load files of 61,000 pages, then prepare the transmittal letter for counsel.",
    location: "Remote",
    workArrangement: "Remote",
    hoursPerWeek: "20 hrs/week",
    duration: "8 weeks",
    specialties: ["litigation", "ediscovery"],
    priority: "high",
    status: "filled",
    budgetRange: "$48–56/hr",
    postedDaysAgo: 28,
    closesInDays: -12,
  },
  {
    key: "naturalization",
    by: "elena",
    title: "N-400 intake for a community clinic day",
    description:
      "Screen forty applicants, prepare N-400 drafts and checklists, and hand the complete files to counsel the same day.",
    location: "Kansas City, MO",
    workArrangement: "Onsite",
    hoursPerWeek: "16 hrs total",
    duration: "2 days",
    specialties: ["immigration", "spanish"],
    priority: "medium",
    status: "filled",
    budgetRange: "$34–38/hr",
    postedDaysAgo: 45,
    closesInDays: -30,
  },
  {
    key: "translation",
    by: "elena",
    title: "Certified translation index for removal defense",
    description:
      "Index 96 translated documents, match certificates to originals and prepare the filing set for the immigration court.",
    location: "Remote",
    workArrangement: "Remote",
    hoursPerWeek: "10 hrs/week",
    duration: "2 weeks",
    specialties: ["immigration"],
    priority: "medium",
    status: "filled",
    budgetRange: "$35/hr",
    postedDaysAgo: 40,
    closesInDays: -22,
  },
  {
    key: "chronology",
    by: "margaret",
    title: "Medical records chronology, nursing home matter",
    description: "Read 3,200 pages of charts and build a dated chronology with page cites and a gap list.",
    location: "Remote",
    workArrangement: "Remote",
    hoursPerWeek: "15 hrs/week",
    duration: "4 weeks",
    specialties: ["litigation"],
    priority: "medium",
    status: "closed",
    budgetRange: "$40–44/hr",
    postedDaysAgo: 60,
    closesInDays: -38,
  },
  {
    key: "ostrow",
    by: "margaret",
    title: "Exhibit list and trial binders, Ostrow v. Vantage",
    description:
      "Draft the joint exhibit list of about 140 exhibits, check it against both expert reports, and assemble six trial binders.",
    location: "Philadelphia, PA",
    workArrangement: "Hybrid",
    hoursPerWeek: "15 hrs/week",
    duration: "3 weeks",
    specialties: ["litigation"],
    priority: "medium",
    status: "filled",
    budgetRange: "$50–56/hr",
    postedDaysAgo: 78,
    closesInDays: -70,
  },
  {
    key: "policies",
    by: "owen",
    title: "Employee handbook comparison for three subsidiaries",
    description:
      "Compare three handbooks clause by clause and list every difference in leave, overtime and arbitration terms.",
    location: "Philadelphia, PA",
    workArrangement: "Remote",
    hoursPerWeek: "10 hrs/week",
    duration: "3 weeks",
    specialties: ["employment", "contract-review"],
    priority: "low",
    status: "pending_approval",
    budgetRange: "$38–42/hr",
    postedDaysAgo: 1,
    closesInDays: 20,
  },
  {
    key: "closing",
    by: "anders",
    title: "Closing binder, Amherst warehouse sale",
    description:
      "Assemble the closing set, chase signature pages and deliver the indexed binder to both lenders.",
    location: "Philadelphia, PA",
    workArrangement: "Hybrid",
    hoursPerWeek: "15 hrs/week",
    duration: "2 weeks",
    specialties: ["realestate", "corporate"],
    priority: "medium",
    status: "draft",
    budgetRange: "$40/hr",
    postedDaysAgo: 0,
    closesInDays: 28,
  },
  {
    key: "appendix",
    by: "margaret",
    title: "Joint appendix, Rowan v. Castellan Insurance",
    description:
      "Designate the parts of the record with opposing counsel, number and index the appendix of about 2,400 pages, and prepare it for filing in the Third Circuit.",
    location: "Philadelphia, PA",
    workArrangement: "Remote",
    hoursPerWeek: "20 hrs/week",
    duration: "3 weeks",
    specialties: ["litigation"],
    priority: "medium",
    status: "draft",
    budgetRange: { kind: "flat", min: 2_500, max: 2_500 },
    requiredCredentials: ["Registered Paralegal (RP)"],
    postedDaysAgo: 0,
    closesInDays: 30,
  },
];
