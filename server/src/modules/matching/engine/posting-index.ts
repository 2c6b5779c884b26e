/** The open postings in memory, with their facets. */
import type { MatchingPreferences } from "@caseload/contract/search/search-preferences";
import type { ParsedJob, ParsedPerson } from "@caseload/matching/features/parse";
import type { Place } from "@caseload/matching/geo/place";
import { column, pool, push } from "@caseload/matching/retrieve/columns";
import { RANKING_LIMITS } from "@caseload/matching/retrieve/candidates";
import type { Ranked } from "@caseload/matching/retrieve/candidates";
import { jobIndex, upsertPosting, removePosting } from "@caseload/matching/retrieve/job-index";
import { openSearch, rankJobs, shownRows } from "@caseload/matching/retrieve/rank-jobs";
import { candidatesIn, exactScores } from "@caseload/matching/retrieve/shard-candidates";
import type { ShardCandidates } from "@caseload/matching/retrieve/shard-candidates";
import type { JobInput } from "@caseload/matching/match-input";
import {
  facetFilter,
  facetsOf,
  filtersNothing,
  placeFilter,
} from "../../search/search-preferences/preference-filters.ts";
import type { Facets } from "../../search/search-preferences/preference-filters.ts";

export interface IndexedPosting {
  readonly id: number;
  readonly firmId: number;
  readonly side: JobInput;
  readonly parsed: ParsedJob;
}

export interface GateOptions {
  readonly preferences: MatchingPreferences;
  /** Only these postings, when there is a keyword. */
  readonly only: ReadonlySet<number> | null;
}

export interface RankOptions extends GateOptions {
  readonly limit: number;
}

export interface CountOptions extends GateOptions {
  readonly without: ReadonlySet<number>;
  /** Preferences that differ from the given ones in other than the place. */
  readonly asked: readonly MatchingPreferences[];
}

/** The open postings, in this process or in shards. */
export interface Postings {
  /** Ids, best first. */
  readonly rank: (person: ParsedPerson, options: RankOptions) => number[] | Promise<number[]>;
  /** How many postings a person is shown with each of the preferences asked for. */
  readonly count: (person: ParsedPerson, options: CountOptions) => number[] | Promise<number[]>;
}

/** Changed postings leave rows behind. The index is rebuilt when they outnumber the live ones by this many. */
const maxDeadRows = 10_000;

export class PostingIndex implements Postings {
  readonly #index = jobIndex();
  /** When the rows were added that were not there at first. */
  readonly #addedAt = column(Float64Array);
  readonly #facets = pool<Facets>((facets) => JSON.stringify(facets));
  readonly #places = pool<Place | null>((place) => JSON.stringify(place));
  readonly #facetsAt = column(Uint32Array);
  readonly #placeAt = column(Uint32Array);

  get size(): number {
    return this.#index.rowOf.size;
  }

  get needsRebuild(): boolean {
    return this.#index.ids.length > 2 * this.size + maxDeadRows;
  }

  /** Without a time, the posting is one of the first, which are added by their ids. */
  put({ id, firmId, side, parsed }: IndexedPosting, time?: number): void {
    upsertPosting(this.#index, { id, firmId, parsed });
    if (time !== undefined) push(this.#addedAt, time);
    const { terms } = parsed;
    push(this.#facetsAt, this.#facets.intern(facetsOf(side, terms)) ?? 0);
    push(this.#placeAt, this.#places.intern(terms.arrangement === "remote" ? null : terms.place) ?? 0);
  }

  remove(id: number): void {
    removePosting(this.#index, id);
  }

  rank(person: ParsedPerson, options: RankOptions): number[] {
    const passes = this.#gate(options);
    return rankJobs(this.#index, person, { limit: options.limit, ...(passes && { passes }) }).map(
      ({ id }) => id,
    );
  }

  count(person: ParsedPerson, { preferences, only, without, asked }: CountOptions): number[] {
    const places = verdicts(this.#places, placeFilter(preferences));
    const shown = shownRows(this.#index, person, {
      passes: (row) => places[this.#placeAt.values[row] ?? 0] === 1,
    });
    const postings = new Uint32Array(this.#facets.size());
    for (const [id, row] of this.#index.rowOf) {
      if (without.has(id) || only?.has(id) === false || shown[row] !== 1) continue;
      const facets = this.#facetsAt.values[row] ?? 0;
      postings[facets] = (postings[facets] ?? 0) + 1;
    }
    return asked.map((each) => {
      const passing = verdicts(this.#facets, facetFilter(each));
      return postings.reduce((sum, count, facets) => sum + (passing[facets] === 1 ? count : 0), 0);
    });
  }

  /** What these postings, as a shard, add to a ranking. */
  candidates(person: ParsedPerson, options: GateOptions): ShardCandidates {
    const passes = this.#gate(options);
    const search = openSearch(this.#index, person, { ...(passes && { passes }) });
    return candidatesIn(this.#index, search, (row) => this.#orderOf(row), RANKING_LIMITS.coarse);
  }

  exact(person: ParsedPerson, ids: readonly number[]): Ranked[] {
    return exactScores(this.#index, openSearch(this.#index, person, {}), ids);
  }

  /** The first postings by their ids, then the others by their times, which are larger. */
  #orderOf(row: number): number {
    const firstRows = this.#index.ids.length - this.#addedAt.length;
    return (row < firstRows ? this.#index.ids.values[row] : this.#addedAt.values[row - firstRows]) ?? 0;
  }

  /** Every combination of facets, and every place, is checked once however many postings share it. */
  #gate({ preferences, only }: GateOptions): ((row: number) => boolean) | null {
    if (only === null && filtersNothing(preferences)) return null;
    const facets = verdicts(this.#facets, facetFilter(preferences));
    const places = verdicts(this.#places, placeFilter(preferences));
    const ids = this.#index.ids;
    return (row) =>
      facets[this.#facetsAt.values[row] ?? 0] === 1 &&
      places[this.#placeAt.values[row] ?? 0] === 1 &&
      (only === null || only.has(ids.values[row] ?? 0));
  }
}

function verdicts<Value>(
  { size, at }: { size: () => number; at: (number: number) => Value | undefined },
  passes: (value: Value) => boolean,
): Uint8Array {
  const verdict = new Uint8Array(size());
  for (let number = 0; number < verdict.length; number++) {
    const value = at(number);
    if (value !== undefined && passes(value)) verdict[number] = 1;
  }
  return verdict;
}
