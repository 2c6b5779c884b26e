/** All public profiles in memory. */
import type { ParsedJob } from "@caseload/matching/features/parse";
import { personIndex, upsertPerson, removePerson } from "@caseload/matching/retrieve/person-index";
import type { IndexedPerson } from "@caseload/matching/retrieve/person-index";
import { rankPeople } from "@caseload/matching/retrieve/rank-people";

/** Rows that changed profiles leave behind are worth a new index once they outnumber the living by this many. */
const deadRowsBorne = 10_000;

export class PeopleIndex {
  readonly #index = personIndex();

  get size(): number {
    return this.#index.rowOf.size;
  }

  get isWorn(): boolean {
    return this.#index.ids.length > 2 * this.size + deadRowsBorne;
  }

  put(person: IndexedPerson): void {
    upsertPerson(this.#index, person);
  }

  remove(id: number): void {
    removePerson(this.#index, id);
  }

  /** Ids, best first, without those who are in question no more. */
  rank(job: ParsedJob, { without, limit }: { without: ReadonlySet<number>; limit: number }): number[] {
    const { ids } = this.#index;
    const passes = (row: number): boolean => !without.has(ids.values[row] ?? 0);
    return rankPeople(this.#index, job, { limit, passes }).map(({ id }) => id);
  }
}
