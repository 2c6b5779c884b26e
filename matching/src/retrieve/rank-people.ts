/** The best available people for one posting: gates, a coarse order, exact scores, then variety. */
import { misfitsOf } from "../features/misfits.ts";
import type { Misfit } from "../features/misfits.ts";
import {
  CORE_SHARE,
  FULL_WORDS,
  MOST_HARD,
  nearestThree,
  refusalAt,
  speaksOf,
  UNNAMED,
} from "../features/pair.ts";
import type { PreparedJob } from "../features/prepared.ts";
import { MODEL } from "../model/coefficients.ts";
import { utilityOf } from "../model/ordinal.ts";
import { chanceOf } from "../model/score.ts";
import { BUCKETS, COMMUTE_EAST, COMMUTE_NORTH, fullest, strongest, TO_EXACT } from "./candidates.ts";
import { isOnSpot } from "./job-index.ts";
import { COUNT_STEPS, refusedField, SHARE_STEPS } from "./person-index.ts";
import type { PersonIndex, Valued } from "./person-index.ts";
import { withVariety } from "./variety.ts";

export interface RankedPerson {
  readonly id: number;
  readonly firmId: number;
  readonly chance: number;
  /** the model's utility, which orders equal chances */
  readonly utility: number;
}

export interface PeopleOptions {
  readonly limit: number;
  /** a further gate, by the row of the index */
  readonly passes?: (row: number) => boolean;
}

interface Query {
  readonly job: PreparedJob;
  /** word number to its part of a very good pair's sum, per step of the count */
  readonly words: Float32Array;
  readonly stems: Float32Array;
  readonly concepts: Float32Array;
  readonly conceptsAsked: number;
  readonly fields: Float32Array;
  /** numbers of the stems that, refused, rule out part of the job */
  readonly refusable: ReadonlySet<number>;
  /** numbers of the job's fields among the refusals, each with its share of the job */
  readonly refusableFields: ReadonlyMap<number, number>;
}

/** At most two people of one firm stand among the first ten; people on their own are a firm each. */
export function rankPeople(index: PersonIndex, job: PreparedJob, options: PeopleOptions): RankedPerson[] {
  const query = queryOf(index, job);
  const near = scan(index, query, options.passes);
  const exact = strongest(near, (row) => coarse(index, query, row), TO_EXACT).map((row) =>
    exactly(index, query, row),
  );
  exact.sort((a, b) => b.chance - a.chance || b.utility - a.utility || b.id - a.id);
  const grouped = exact.map((person) => ({
    person,
    firmId: person.firmId === 0 ? -person.id : person.firmId,
  }));
  return withVariety(grouped)
    .slice(0, options.limit)
    .map(({ person }) => person);
}

function queryOf(index: PersonIndex, job: PreparedJob): Query {
  const fields = new Float32Array(256);
  for (const [field, share] of job.fields) fields[field] = share / SHARE_STEPS;
  return {
    job,
    words: byNumber(index.words, job.words, 1 / (FULL_WORDS * COUNT_STEPS)),
    stems: byNumber(index.passages, job.stems, 1),
    concepts: byNumber(index.concepts, job.concepts, 1 / SHARE_STEPS),
    conceptsAsked: [...job.concepts.values()].reduce((sum, weight) => sum + weight, 0),
    fields,
    ...refusable(index, job),
  };
}

function refusable({ refused: { pool } }: PersonIndex, job: PreparedJob) {
  const core = new Set(job.fields.filter(([, share]) => share >= CORE_SHARE).map(([field]) => field));
  const stems = [...job.stems.keys()].filter((stem) => speaksOf(stem, (field) => core.has(field)));
  const shares = new Map<number, number>();
  for (const [field, share] of job.fields) {
    const number = pool.known(refusedField(field));
    if (number !== undefined) shares.set(number, share);
  }
  return {
    refusable: new Set(stems.map((stem) => pool.known(stem)).filter((number) => number !== undefined)),
    refusableFields: shares,
  };
}

function byNumber({ pool }: Valued, weights: ReadonlyMap<string, number>, scale: number): Float32Array {
  const known = new Float32Array(pool.size());
  for (const [word, weight] of weights) {
    const number = pool.known(word);
    if (number !== undefined) known[number] = weight * scale;
  }
  return known;
}

function scan(index: PersonIndex, query: Query, passes = (_row: number): boolean => true): Uint32Array {
  const count = index.ids.length;
  const bucketOf = new Uint16Array(count);
  const sizes = new Uint32Array(BUCKETS + 1);
  const comes = gate(index, query.job);
  for (let row = 0; row < count; row++) {
    if (index.alive.values[row] !== 1 || !passes(row) || !comes(row)) continue;
    const bucket = 1 + Math.min(BUCKETS - 1, Math.floor(sumAt(index.fields, query.fields, row) * BUCKETS));
    bucketOf[row] = bucket;
    sizes[bucket] = (sizes[bucket] ?? 0) + 1;
  }
  return fullest(bucketOf, sizes);
}

/** For work on the spot in a known city: people near it, people who travel, and people who say no place. */
function gate(index: PersonIndex, { terms }: PreparedJob): (row: number) => boolean {
  const cities = terms.place?.cities ?? [];
  const [city] = cities;
  if (!isOnSpot(terms) || cities.length !== 1 || city === undefined) return () => true;
  return (row) => {
    const person = index.terms[row];
    const homes = person?.place?.cities ?? [];
    const [home] = homes;
    if (person === undefined || person.willTravel || homes.length !== 1 || home === undefined) return true;
    return (
      Math.abs(home.latitude - city.latitude) * 100 <= COMMUTE_NORTH &&
      Math.abs(home.longitude - city.longitude) * 100 <= COMMUTE_EAST
    );
  };
}

function coarse(index: PersonIndex, query: Query, row: number): number {
  return (
    (MODEL.weights[0] ?? 0) * sumAt(index.words, query.words, row) +
    (MODEL.weights[1] ?? 0) * sumAt(index.fields, query.fields, row)
  );
}

function sumAt(
  { numbers, values, starts }: Omit<Valued, "pool">,
  weights: Float32Array,
  row: number,
): number {
  let sum = 0;
  const end = starts.values[row + 1] ?? 0;
  for (let at = starts.values[row] ?? 0; at < end; at++)
    sum += (weights[numbers.values[at] ?? 0] ?? 0) * (values.values[at] ?? 0);
  return sum;
}

function exactly(index: PersonIndex, query: Query, row: number): RankedPerson {
  const terms = index.terms[row];
  if (terms === undefined) throw new RangeError(`No person in row ${row}`);
  const misfits = misfitsOf(query.job.terms, terms);
  const refusal = refusalIn(index, query, row);
  if (refusal !== null) misfits.push(refusal);
  const soft = misfits.filter((roleMismatch) => roleMismatch.degree === "soft").length;
  const values = [
    sumAt(index.words, query.words, row),
    sumAt(index.fields, query.fields, row),
    passagesAt(index, query, row),
    sumAt(index.concepts, query.concepts, row) / (query.conceptsAsked + UNNAMED),
    soft,
    Math.min(MOST_HARD, misfits.length - soft),
  ];
  return {
    id: index.ids.values[row] ?? 0,
    firmId: index.firms.values[row] ?? 0,
    chance: chanceOf(MODEL, { values, misfits }),
    utility: utilityOf(MODEL.weights, values),
  };
}

function refusalIn({ refused }: PersonIndex, query: Query, row: number): Misfit | null {
  const from = refused.starts.values[row] ?? 0;
  const numbers = [...refused.numbers.values.subarray(from, refused.starts.values[row + 1] ?? from)];
  const byName = refusalAt(numbers.map((number) => query.refusableFields.get(number) ?? 0));
  if (byName !== null) return byName;
  return numbers.some((number) => query.refusable.has(number)) ? { kind: "refusal", degree: "hard" } : null;
}

function passagesAt({ passages }: PersonIndex, { stems }: Query, row: number): number {
  const covered = new Float64Array(256);
  const end = passages.starts.values[row + 1] ?? 0;
  for (let at = passages.starts.values[row] ?? 0; at < end; at++) {
    const passage = passages.values.values[at] ?? 0;
    covered[passage] = (covered[passage] ?? 0) + (stems[passages.numbers.values[at] ?? 0] ?? 0);
  }
  return nearestThree(covered);
}
