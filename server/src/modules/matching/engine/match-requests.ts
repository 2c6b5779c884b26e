/** Requests to the matching thread, and its responses. */
import type { MatchOrder } from "@caseload/contract/matching/matches";
import type { FilterCounts } from "@caseload/contract/search/job-search";
import type { Match } from "@caseload/matching/match";
import type { DatabaseAddress } from "../../../platform/db/database-address.ts";
import type { DatabaseFailure } from "../../../platform/db/database-failure.ts";
import type { SearchCriteria } from "../../search/job-search/search-criteria.ts";
import type { ShardSettings } from "./shard-transport.ts";

/** What the thread is started with. */
export interface WorkerData {
  readonly address: DatabaseAddress;
  /** Where requests of other processes are handled too; null for an index of this process alone. */
  readonly socketPath: string | null;
  /** Where the postings are, when they are not in the thread's own index. */
  readonly shards: ShardSettings | null;
}

interface RequestBase {
  readonly now: Date;
}

/** The best postings for a paralegal, or the newest ones. */
export interface JobsRequest extends RequestBase {
  readonly kind: "jobs";
  readonly order?: MatchOrder | undefined;
  readonly viewerId: number;
  /** Only `keyword` and `preferences` are read; open postings are the only ones ranked. */
  readonly criteria: SearchCriteria;
  readonly limit: number;
}

/** One posting for a paralegal, whatever its status. */
export interface JobRequest extends RequestBase {
  readonly kind: "job";
  readonly viewerId: number;
  readonly jobId: number;
}

/** The best public profiles for a posting. */
export interface SuggestionsRequest extends RequestBase {
  readonly kind: "suggestions";
  readonly jobId: number;
  readonly limit: number;
}

/** The applicants of postings who have a profile. */
export interface ApplicantsRequest extends RequestBase {
  readonly kind: "applicants";
  readonly jobIds: readonly number[];
  /** Only these people. */
  readonly paralegalIds?: readonly number[];
}

/** The scores of the applicants of postings, without explanations. */
export interface ApplicantScoresRequest extends RequestBase {
  readonly kind: "applicantScores";
  readonly jobIds: readonly number[];
}

/** The scores of some postings for a paralegal, without explanations. */
export interface ScoresRequest extends RequestBase {
  readonly kind: "scores";
  readonly viewerId: number;
  readonly jobIds: readonly number[];
}

/** How many postings each value of a filter would leave. */
export interface CountsRequest extends RequestBase {
  readonly kind: "counts";
  readonly viewerId: number;
  /** Only `keyword` and `preferences` are read. */
  readonly criteria: SearchCriteria;
}

export type MatchRequest = JobsRequest | JobRequest | SuggestionsRequest | ApplicantsRequest;
export type ScoringRequest = ScoresRequest | ApplicantScoresRequest | CountsRequest;

/** One pair, matched and explained. */
export interface ScoredPair {
  readonly jobId: number;
  readonly paralegalId: number;
  readonly match: Match;
  /** In the order of the engine's FEATURES. */
  readonly features: readonly number[];
  /** False without a profile, when only the registration form is known. */
  readonly fromProfile: boolean;
}

export interface MatchResponse {
  /** In the requested order. */
  readonly pairs: readonly ScoredPair[];
  readonly engineHash: string;
}

/** Posting ids and scores, 0 to 100; empty for a person without a profile. */
export interface ScoresResponse {
  readonly scores: readonly (readonly [jobId: number, score: number])[];
}

/** Pairs with a score; those of whom too little is known are left out. */
export interface ApplicantScoresResponse {
  readonly applicantScores: readonly ApplicantScore[];
}
export interface ApplicantScore {
  readonly jobId: number;
  readonly paralegalId: number;
  /** 0 to 100. */
  readonly score: number;
}

/** Empty while the index is being built. */
export interface CountsResponse {
  readonly counts: FilterCounts;
}

export type WorkerResponse = MatchResponse | ScoresResponse | ApplicantScoresResponse | CountsResponse;

/** From a server to the thread that has the index, in its own process or in another. */
export interface IndexRequest {
  readonly id: number;
  readonly request: MatchRequest | ScoringRequest;
}

/** From the thread to the server that asked. */
export type IndexResponse =
  | { readonly type: "response"; readonly id: number; readonly response: WorkerResponse }
  | {
      readonly type: "failed";
      readonly id: number;
      readonly message: string;
      readonly failure?: DatabaseFailure;
    };

/** From a server to its own thread. */
export type ToWorker = IndexRequest | "stop";

/** From the thread to its own server. */
export type FromWorker =
  | IndexResponse
  /** Another process has the index that this thread was started for. */
  | { readonly type: "taken" }
  /** The index is complete; `provisional` when a request was handled before. */
  | { readonly type: "ready"; readonly provisional: boolean; readonly report: string }
  | { readonly type: "warning"; readonly message: string };
