/** Public profiles in memory, about 300 bytes each: enough to find those worth an exact look. */
import type { PreparedJob, PreparedPerson } from "@caseload/matching/features/prepared";

interface Person {
  /** How sure it is that the person has worked in each field, in 255ths. */
  readonly fields: Uint8Array;
  /** Degrees; null where the place is unknown, ambiguous or of no matter. */
  readonly north: number | null;
  readonly east: number | null;
}

const steps = 255;
/** Degrees beyond which nobody commutes, as for postings: about 140 miles. */
const commute = { north: 2, east: 3.5 } as const;

export class PeopleIndex {
  readonly #people = new Map<number, Person>();

  get size(): number {
    return this.#people.size;
  }

  put(id: number, { fields, terms }: PreparedPerson): void {
    const [city, ...others] = terms.willTravel ? [] : (terms.place?.cities ?? []);
    const known = city !== undefined && others.length === 0;
    this.#people.delete(id);
    this.#people.set(id, {
      fields: Uint8Array.from(fields, (share) => Math.round(share * steps)),
      north: known ? city.latitude : null,
      east: known ? city.longitude : null,
    });
  }

  remove(id: number): void {
    this.#people.delete(id);
  }

  /** Ids of those whose fields of work come nearest to the posting's, newest changes first among equals. */
  nearest(job: PreparedJob, most: number): number[] {
    const isNear = nearTo(job);
    const found: { id: number; value: number }[] = [];
    for (const [id, person] of this.#people) {
      if (!isNear(person)) continue;
      let value = 0;
      for (const [field, share] of job.fields) value += share * (person.fields[field] ?? 0);
      found.push({ id, value });
    }
    return found
      .toReversed()
      .toSorted((a, b) => b.value - a.value)
      .slice(0, most)
      .map(({ id }) => id);
  }
}

function nearTo({ terms }: PreparedJob): (person: Person) => boolean {
  const [city, ...others] = terms.place?.cities ?? [];
  if (terms.arrangement === "remote" || terms.opensPlace || city === undefined || others.length > 0)
    return () => true;
  return ({ north, east }) =>
    north === null ||
    east === null ||
    (Math.abs(north - city.latitude) <= commute.north && Math.abs(east - city.longitude) <= commute.east);
}
