/** The open postings in memory, with their facets. */
import type { MatchingPreferences } from "@caseload/contract/search/search-preferences";
import type { ParsedJob, ParsedPerson } from "@caseload/matching/features/parse";
import type { Place } from "@caseload/matching/geo/place";
import { column, pool, push } from "@caseload/matching/retrieve/columns";
import { jobIndex, upsertPosting, removePosting } from "@caseload/matching/retrieve/job-index";
import { rankJobs, rowFilter } from "@caseload/matching/retrieve/rank-jobs";
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

interface RankOptions {
  readonly preferences: MatchingPreferences;
  /** Only these postings, when there is a keyword. */
  readonly only: ReadonlySet<number> | null;
  readonly limit: number;
}

interface CountOptions {
  readonly preferences: MatchingPreferences;
  readonly only: ReadonlySet<number> | null;
  readonly without: ReadonlySet<number>;
}

/** Changed postings leave rows behind. The index is rebuilt when they outnumber the live ones by this many. */
const maxDeadRows = 10_000;

export class PostingIndex {
  readonly #index = jobIndex();
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

  put({ id, firmId, side, parsed }: IndexedPosting): void {
    upsertPosting(this.#index, { id, firmId, parsed });
    const { terms } = parsed;
    push(this.#facetsAt, this.#facets.intern(facetsOf(side, terms)) ?? 0);
    push(this.#placeAt, this.#places.intern(terms.arrangement === "remote" ? null : terms.place) ?? 0);
  }

  remove(id: number): void {
    removePosting(this.#index, id);
  }

  /** Ids, best first. */
  rank(person: ParsedPerson, options: RankOptions): number[] {
    const passes = this.#gate(options);
    return rankJobs(this.#index, person, { limit: options.limit, ...(passes && { passes }) }).map(
      ({ id }) => id,
    );
  }

  /** Counts the postings that a person is shown with preferences that differ from the given ones in other than the place. */
  counter(
    person: ParsedPerson,
    { preferences, only, without }: CountOptions,
  ): (preferences: MatchingPreferences) => number {
    const places = verdicts(this.#places, placeFilter(preferences));
    const isShown = rowFilter(this.#index, person, {
      passes: (row) => places[this.#placeAt.values[row] ?? 0] === 1,
    });
    const postings = new Uint32Array(this.#facets.size());
    for (const [id, row] of this.#index.rowOf) {
      if (without.has(id) || only?.has(id) === false || !isShown(row)) continue;
      const facets = this.#facetsAt.values[row] ?? 0;
      postings[facets] = (postings[facets] ?? 0) + 1;
    }
    return (asked) => {
      const passing = verdicts(this.#facets, facetFilter(asked));
      return postings.reduce((sum, count, facets) => sum + (passing[facets] === 1 ? count : 0), 0);
    };
  }

  /** Every combination of facets, and every place, is checked once however many postings share it. */
  #gate({ preferences, only }: RankOptions): ((row: number) => boolean) | null {
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
