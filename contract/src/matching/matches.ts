import { z } from "zod";
import { endpoint, members, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { applicationStatuses, jobStatuses } from "../lifecycles.ts";
import { listedJob } from "../jobs/jobs.ts";
import { maxLength } from "../limits.ts";
import { priorities, workArrangements } from "../options.ts";
import {
  matchingAvailability,
  matchingExperience,
  preferredArrangements,
} from "../search/search-preference-options.ts";

const percent = z.number().int().min(0).max(100);

/** What a profile may leave out that decides a match, the most telling first. */
export const missingDetails = ["bio", "skills", "years", "rate", "hours", "start", "place"] as const;
export type MissingDetail = (typeof missingDetails)[number];

/** Why a posting and a person match, as the reader sees it (SPEC.md section 3, PRODUCT.md "Match result"). */
export const matchFacts = z.object({
  /** Not shown while `isTentative`, or before there is a profile. */
  matchScore: percent,
  /** The profile leaves out too much for a number: `missing` says what. */
  isTentative: z.boolean(),
  missing: z.array(z.enum(missingDetails)),
  /** What the posting requires and both sides state; what is unmet costs the points beside it, 0 for less than one. */
  requirements: z.object({
    met: z.number().int(),
    total: z.number().int(),
    unmet: z.array(z.object({ text: z.string(), points: z.number().int() })),
  }),
  /** At most three, "fact, detail"; the part before the first comma is marked. */
  matchReasons: z.array(z.string()).max(3),
  /** "$48–58/hr, above your $45 floor" */
  salaryFit: z.string(),
  /** "Hybrid, 4 miles" */
  locationFit: z.string(),
  /** Null when the posting names no requirement. */
  skillsMatch: percent.nullable(),
  /** What the candidate lacks: "Not on your profile: Relativity". */
  gaps: z.array(z.string()),
  /** What the posting names and the profile does not, at most three; only the person knows whether it is true. */
  additions: z.array(z.string()).max(3),
  /** Adds up to the score; the possible points to 100. */
  breakdown: z.array(z.object({ factor: z.string(), earned: z.number().int(), possible: z.number().int() })),
  /** 0 to 1: how much of what decides a match both sides state. */
  confidence: z.number().min(0).max(1),
  /** Whether the engine counts it as a fit. */
  isFit: z.boolean(),
  /** False before there is a profile: only the registration form is known, and the score is weak. */
  fromProfile: z.boolean(),
  /** Names the model and the data it learned from. */
  modelVersion: z.string(),
});
export type MatchFacts = z.infer<typeof matchFacts>;

const applicationStatus = z.enum(applicationStatuses).nullable();

/** A posting for a paralegal. */
const jobMatch = matchFacts.extend({
  job: z.object({
    id: field.id,
    title: z.string(),
    firmId: field.id,
    firmName: z.string(),
    location: z.string(),
    workArrangement: z.enum(workArrangements),
    priority: z.enum(priorities),
    status: z.enum(jobStatuses),
    createdAt: field.instant,
    deadline: field.day.nullable(),
  }),
  /** One's own application to it, if there is one. */
  applicationStatus,
  /** Whether the viewer may apply again after a withdrawal or a canceled contract. */
  mayReapply: z.boolean(),
});
export type JobMatch = z.infer<typeof jobMatch>;

/** And the posting as lists show it, with the viewer's own application and mark. */
const listedMatch = jobMatch.extend({ job: listedJob });
export type ListedMatch = z.infer<typeof listedMatch>;

/** A paralegal for a posting, as its poster sees it. */
const suggestedParalegal = matchFacts.extend({
  paralegal: z.object({
    id: field.id,
    name: z.string(),
    emailConfirmed: z.boolean(),
    specialties: z.array(z.string()),
    yearsExperience: z.string(),
    location: z.string(),
    availability: z.string(),
    workPreference: z.string(),
    hourlyRate: z.number().nullable(),
  }),
  /** When the firm invited them to the posting; null if it has not. */
  invitedAt: field.instant.nullable(),
});
export type SuggestedParalegal = z.infer<typeof suggestedParalegal>;

/** Someone who applied; without a profile there is nothing to score. */
const applicantMatch = z.object({
  applicationId: field.id,
  paralegalId: field.id,
  status: z.enum(applicationStatuses),
  match: matchFacts.nullable(),
});
export type ApplicantMatch = z.infer<typeof applicantMatch>;

/** Where a ranking was shown. */
const rankingKinds = ["jobs", "job", "suggestions", "applicants"] as const;
export type RankingKind = (typeof rankingKinds)[number];

/** A ranking in which one was scored, exactly as it was logged, with one's own places. */
const loggedRanking = z.object({
  id: field.id,
  kind: z.enum(rankingKinds),
  shownAt: field.instant,
  /** To oneself, or to a firm. */
  shownTo: z.enum(["you", "law office"]),
  modelVersion: z.string(),
  /** SHA-256 of the data that the model learned from. */
  dataHash: z.string(),
  places: z.array(
    z.object({
      /** 1 is the first. */
      place: z.number().int(),
      /** Null where the posting is not to be seen any more. */
      job: z.object({ id: field.id, title: z.string() }).nullable(),
      matchScore: percent,
      /** False where there was no profile yet, so that the score was weak. */
      fromProfile: z.boolean(),
      matchReasons: z.array(z.string()),
      gaps: z.array(z.string()),
      /** The model's numbers by name. */
      features: z.record(z.string(), z.number()),
    }),
  ),
});
export type LoggedRanking = z.infer<typeof loggedRanking>;

const repeated = <Value extends z.ZodType<string>>(value: Value) =>
  z.preprocess(
    (given) => (given === undefined || Array.isArray(given) ? given : [given]),
    z.array(value).max(maxLength.list).optional(),
  );
const whole = z.coerce.number().int().min(0);

/** Best match first, or the newest first with their matches. */
const matchOrders = ["best", "newest"] as const;
export type MatchOrder = (typeof matchOrders)[number];

/** Preferences as a query; lists are repeated parameters. */
const matchQuery = z.object({
  q: field.searchText.optional(),
  /** The saved ones, or those of this query and the defaults for what it leaves out. */
  preferences: z.enum(["saved", "given"]).default("saved"),
  specialties: repeated(field.text("Please enter a value", 1, maxLength.shortText)),
  location: field.text("Please enter a location", 0, maxLength.location).optional(),
  maxDistance: whole.max(5_000).optional(),
  minSalary: whole.max(10_000_000).optional(),
  maxSalary: whole.max(10_000_000).optional(),
  workArrangement: repeated(z.enum(preferredArrangements)),
  experienceLevel: z.enum(matchingExperience.map(({ value }) => value)).optional(),
  availability: repeated(z.enum(matchingAvailability)),
  /** The best so many, or the newest; 20 when left out. */
  limit: z.coerce.number().int().min(1).max(50).optional(),
  /** Best match first by default. */
  order: z.enum(matchOrders).optional(),
});
export type MatchQuery = z.output<typeof matchQuery>;

const best = z.object({ limit: z.coerce.number().int().min(1).max(50).optional() });

export const matchEndpoints = {
  listIntelligentMatches: endpoint({
    name: "listIntelligentMatches",
    method: "GET",
    path: "/api/jobs/intelligent-matches",
    summary:
      "Open postings for the paralegal, best or newest first, with reasons. Preferences and search text applied.",
    access: members({ userType: "paralegal" }),
    query: matchQuery,
    response: z.array(listedMatch),
    reads: ["jobs", "applications", "profile", "matches", "jobMarks"],
  }),
  getJobMatch: endpoint({
    name: "getJobMatch",
    method: "GET",
    path: "/api/jobs/:id/match",
    summary: "How one posting matches the paralegal.",
    access: members({ userType: "paralegal" }),
    params: field.idParams,
    response: jobMatch,
    reads: ["jobs", "applications", "profile", "matches"],
  }),
  suggestParalegals: endpoint({
    name: "suggestParalegals",
    method: "GET",
    path: "/api/jobs/:id/paralegals",
    summary: "Paralegals with a public profile for a posting, best first; those who applied are left out.",
    access: parties("job", ["attorney"], { inFirm: true }),
    params: field.idParams,
    query: best,
    response: z.array(suggestedParalegal),
    reads: ["jobs", "applications", "matches", "people", "jobInvites"],
  }),
  listApplicantMatches: endpoint({
    name: "listApplicantMatches",
    method: "GET",
    path: "/api/jobs/:id/applicants",
    summary: "Every applicant of a posting who has not withdrawn, best match first. None is left out.",
    access: parties("job", ["attorney"], { inFirm: true }),
    params: field.idParams,
    response: z.array(applicantMatch),
    reads: ["jobs", "applications", "people"],
  }),
  listLoggedRankings: endpoint({
    name: "listLoggedRankings",
    method: "GET",
    path: "/api/account/rankings",
    summary: "The rankings in which you were scored, newest first, as they were logged.",
    access: members({ userType: "paralegal" }),
    query: field.page,
    response: z.array(loggedRanking),
    paged: true,
    reads: [],
  }),
};
