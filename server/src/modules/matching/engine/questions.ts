/** What the worker thread that matches is asked, and what it answers. */
import type { MatchOrder } from "@caseload/contract/matching/matches";
import type { Match } from "@caseload/matching/match";
import type { SearchCriteria } from "../../search/job-search/search-criteria.ts";

interface Asked {
  readonly now: Date;
}

/** The best postings for a paralegal, or the newest. */
export interface JobsQuestion extends Asked {
  readonly kind: "jobs";
  readonly order?: MatchOrder | undefined;
  readonly viewerId: number;
  /** Only `keyword` and `preferences` are read; open postings are the only ones ranked. */
  readonly criteria: SearchCriteria;
  readonly limit: number;
}

/** One posting for a paralegal, whatever its status. */
export interface JobQuestion extends Asked {
  readonly kind: "job";
  readonly viewerId: number;
  readonly jobId: number;
}

/** The best public profiles for a posting. */
export interface SuggestionsQuestion extends Asked {
  readonly kind: "suggestions";
  readonly jobId: number;
  readonly limit: number;
}

/** Everybody who applied to a posting and has a profile. */
export interface ApplicantsQuestion extends Asked {
  readonly kind: "applicants";
  readonly jobId: number;
}

export type Question = JobsQuestion | JobQuestion | SuggestionsQuestion | ApplicantsQuestion;

/** One pair, matched and explained. */
export interface ScoredPair {
  readonly jobId: number;
  readonly paralegalId: number;
  readonly match: Match;
  /** In the order of the engine's FEATURES. */
  readonly features: readonly number[];
  /** False where there is no profile and only the registration form speaks. */
  readonly fromProfile: boolean;
}

export interface Answer {
  /** In the order asked for. */
  readonly pairs: readonly ScoredPair[];
  readonly engineHash: string;
}

/** From the site to the thread. */
export type ToWorker = { readonly id: number; readonly question: Question } | "stop";

/** From the thread to the site. */
export type FromWorker =
  | { readonly type: "answer"; readonly id: number; readonly answer: Answer }
  | { readonly type: "failed"; readonly id: number; readonly message: string }
  /** Everything has been read; `provisional` when something was answered before. */
  | { readonly type: "ready"; readonly provisional: boolean; readonly report: string }
  | { readonly type: "warning"; readonly message: string };
