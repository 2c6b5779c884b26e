/** What a paralegal's own dashboard and the Freelance Marketplace tell (SPEC.md section 2, "Role dashboards at /dashboard"). */
import { z } from "zod";
import { endpoint, members } from "../endpoint.ts";
import { practiceAreas } from "../practice-areas.ts";

const count = z.number().int();
/** US dollars. */
const dollars = z.number();

const paralegalFigures = z.object({
  /** One's own applications by where they stand. */
  applications: z.object({
    pending: count,
    reviewing: count,
    accepted: count,
    rejected: count,
    withdrawn: count,
  }),
  /** Null while no interview is kept: nobody has told Caseload of one. */
  interviews: count.nullable(),
  /** Contracts in which one does the work and which are not over. */
  activeProjects: count,
  contractsAwaitingSignature: count,
  /** What one's contracts agree on in this year of one's calendar; the sum of the earnings screen. */
  agreed: z.object({ year: count, contracts: count, pay: dollars, withoutPay: count }),
  unreadMessages: count,
  latestMessageFrom: z.string().nullable(),
});
export type ParalegalFigures = z.infer<typeof paralegalFigures>;

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
    reads: ["applications", "contracts", "messages"],
  }),
  getPracticeRates: endpoint({
    name: "getPracticeRates",
    method: "GET",
    path: "/api/dashboard/rates",
    summary: "What open postings pay an hour, by practice area, with how many name it.",
    access: members({ permission: "job:view" }),
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
