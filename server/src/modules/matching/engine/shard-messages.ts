/** What a server asks the shards of the index, and their answers. */
import type { MatchingPreferences } from "@caseload/contract/search/search-preferences";
import type { ParsedPerson } from "@caseload/matching/features/parse";
import type { Ranked } from "@caseload/matching/retrieve/candidates";
import type { ShardCandidates } from "@caseload/matching/retrieve/shard-candidates";
import type { DatabaseFailure } from "../../../platform/db/database-failure.ts";

interface Search {
  readonly person: ParsedPerson;
}
interface Gate extends Search {
  readonly preferences: MatchingPreferences;
  readonly only: ReadonlySet<number> | null;
}

export interface CandidatesRequest extends Gate {
  readonly kind: "candidates";
}
export interface ExactRequest extends Search {
  readonly kind: "exact";
  readonly ids: readonly number[];
}
export interface CountRequest extends Gate {
  readonly kind: "count";
  readonly without: ReadonlySet<number>;
  readonly asked: readonly MatchingPreferences[];
}

/** Each kind of request with its result. */
export interface ShardResults {
  readonly candidates: ShardCandidates;
  readonly exact: readonly Ranked[];
  readonly count: readonly number[];
}
export type ShardRequest = CandidatesRequest | ExactRequest | CountRequest;

export interface ShardQuestion {
  readonly id: number;
  readonly request: ShardRequest;
}

export type ShardAnswer =
  | { readonly id: number; readonly result: ShardResults[keyof ShardResults] }
  | { readonly id: number; readonly message: string; readonly failure?: DatabaseFailure };
