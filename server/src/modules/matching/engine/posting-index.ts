/** All open postings in memory, with what they are filtered by. */
import type { MatchingPreferences } from "@caseload/contract/search/search-preferences";
import type { ParsedJob, ParsedPerson } from "@caseload/matching/features/parse";
import type { Place } from "@caseload/matching/geo/place";
import { column, pool, push } from "@caseload/matching/retrieve/columns";
import { jobIndex, upsertPosting, removePosting } from "@caseload/matching/retrieve/job-index";
import { rankJobs } from "@caseload/matching/retrieve/rank-jobs";
import type { JobInput } from "@caseload/matching/match-input";
import {
  facetFilter,
  facetsOf,
  filtersNothing,
  placeFilter,
} from "../../search/search-preferences/preference-filters.ts";
import type { Facets } from "../../search/search-preferences/preference-filters.ts";

export interface ReadPosting {
  readonly id: number;
  readonly firmId: number;
  readonly side: JobInput;
  readonly parsed: ParsedJob;
}

export interface Wanted {
  readonly preferences: MatchingPreferences;
  /** Only these, where a text was searched for. */
  readonly only: ReadonlySet<number> | null;
  readonly limit: number;
}

/** Rows that changed postings leave behind are worth a new index once they outnumber the living by this many. */
const deadRowsBorne = 10_000;

export class PostingIndex {
  readonly #index = jobIndex();
  readonly #facets = pool<Facets>((facets) => JSON.stringify(facets));
  readonly #places = pool<Place | null>((place) => JSON.stringify(place));
  readonly #facetsAt = column(Uint32Array);
  readonly #placeAt = column(Uint32Array);

  get size(): number {
    return this.#index.rowOf.size;
  }

  get isWorn(): boolean {
    return this.#index.ids.length > 2 * this.size + deadRowsBorne;
  }

  put({ id, firmId, side, parsed }: ReadPosting): void {
    upsertPosting(this.#index, { id, firmId, parsed });
    const { terms } = parsed;
    push(this.#facetsAt, this.#facets.intern(facetsOf(side, terms)) ?? 0);
    push(this.#placeAt, this.#places.intern(terms.arrangement === "remote" ? null : terms.place) ?? 0);
  }

  remove(id: number): void {
    removePosting(this.#index, id);
  }

  /** Ids, best first. */
  rank(person: ParsedPerson, wanted: Wanted): number[] {
    const passes = this.#gate(wanted);
    return rankJobs(this.#index, person, { limit: wanted.limit, ...(passes && { passes }) }).map(
      ({ id }) => id,
    );
  }

  /** Each combination and each place is judged once, however many postings share it. */
  #gate({ preferences, only }: Wanted): ((row: number) => boolean) | null {
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
