/** Ranks all available people for one posting. */
import { misfitsOf } from "../features/misfits.ts";
import type { Misfit } from "../features/misfits.ts";
import {
  WORDS_SCALE,
  withMisfits,
  topThreeCoverage,
  refusalAt,
  coreOf,
  isFieldTerm,
  partRefused,
  CONCEPT_SMOOTHING,
} from "../features/pair.ts";
import type { ParsedJob } from "../features/parse.ts";
import { chanceOf, MODEL, utilityOf } from "../model/model.ts";
import {
  COMMUTE_LATITUDE,
  COMMUTE_LONGITUDE,
  diversifyByFirm,
  levelOf,
  rankRows,
  scanRows,
} from "./candidates.ts";
import type { Ranked } from "./candidates.ts";
import { requiresPresence } from "./job-index.ts";
import { COUNT_STEPS, refusedField, SHARE_STEPS } from "./person-index.ts";
import type { PersonIndex, WeightedRows } from "./person-index.ts";

interface PeopleOptions {
  readonly limit: number;
  /** A further filter, by row of the index. */
  readonly passes?: (row: number) => boolean;
}

interface Query {
  readonly job: ParsedJob;
  /** Word number to weight per step of the stored count, scaled so that a very good pair reaches 1. */
  readonly words: Float32Array;
  readonly stems: Float32Array;
  readonly concepts: Float32Array;
  readonly conceptsAsked: number;
  readonly fields: Float32Array;
  /** Number, in the pool of refusals, of each of the job's stems that names a core field, with its rarity. */
  readonly refusable: ReadonlyMap<number, number>;
  /** The rarities of all stems that name a core field. */
  readonly core: number;
  /** Number of each of the job's fields among the refusals, with its share of the job. */
  readonly refusableFields: ReadonlyMap<number, number>;
}

/** At most two people of one firm are among the first ten. An independent person counts as a firm. */
export function rankPeople(index: PersonIndex, job: ParsedJob, options: PeopleOptions): Ranked[] {
  const query = queryOf(index, job);
  const isNear = distanceFilter(index, job);
  const passes = (row: number): boolean =>
    index.alive.values[row] === 1 && options.passes?.(row) !== false && isNear(row);
  const levels = new Uint16Array(index.ids.length);
  for (let row = 0; row < levels.length; row++)
    if (passes(row)) levels[row] = levelOf(sumAt(index.fields, query.fields, row));
  const rows = scanRows(levels);
  const coarseScores = Float32Array.from(rows, (row) => coarseScore(index, query, row));
  const ranked = rankRows(rows, coarseScores, (row) => exactScore(index, query, row));
  const grouped = ranked.map((person) => ({
    person,
    firmId: person.firmId === 0 ? -person.id : person.firmId,
  }));
  return diversifyByFirm(grouped)
    .slice(0, options.limit)
    .map(({ person }) => person);
}

function queryOf(index: PersonIndex, job: ParsedJob): Query {
  const fields = new Float32Array(256);
  for (const [field, share] of job.fields) fields[field] = share / SHARE_STEPS;
  return {
    job,
    words: denseWeights(index.words, job.words, 1 / (WORDS_SCALE * COUNT_STEPS)),
    stems: denseWeights(index.passages, job.stems, 1),
    concepts: denseWeights(index.concepts, job.concepts, 1 / SHARE_STEPS),
    conceptsAsked: [...job.concepts.values()].reduce((sum, weight) => sum + weight, 0),
    fields,
    ...refusable(index, job),
  };
}

function refusable({ refused: { pool } }: PersonIndex, job: ParsedJob) {
  const isCore = coreOf(job);
  const stems = new Map<number, number>();
  let core = 0;
  for (const [stem, rare] of job.stems) {
    if (!isFieldTerm(stem, isCore)) continue;
    core += rare;
    const number = pool.lookUp(stem);
    if (number !== undefined) stems.set(number, rare);
  }
  const shares = new Map<number, number>();
  for (const [field, share] of job.fields) {
    const number = pool.lookUp(refusedField(field));
    if (number !== undefined) shares.set(number, share);
  }
  return { refusable: stems, core, refusableFields: shares };
}

function denseWeights(
  { pool }: WeightedRows,
  weights: ReadonlyMap<string, number>,
  scale: number,
): Float32Array {
  const known = new Float32Array(pool.size());
  for (const [word, weight] of weights) {
    const number = pool.lookUp(word);
    if (number !== undefined) known[number] = weight * scale;
  }
  return known;
}

/**
 * For work that requires presence in a known city, keeps people near it, people who travel and people without a known
 * city.
 */
function distanceFilter(index: PersonIndex, { terms }: ParsedJob): (row: number) => boolean {
  const cities = terms.place?.cities ?? [];
  const [city] = cities;
  if (!requiresPresence(terms) || cities.length !== 1 || city === undefined) return () => true;
  return (row) => {
    const person = index.terms[row];
    const homes = person?.place?.cities ?? [];
    const [home] = homes;
    if (person === undefined || person.willTravel || homes.length !== 1 || home === undefined) return true;
    return (
      Math.abs(home.latitude - city.latitude) * 100 <= COMMUTE_LATITUDE &&
      Math.abs(home.longitude - city.longitude) * 100 <= COMMUTE_LONGITUDE
    );
  };
}

function coarseScore(index: PersonIndex, query: Query, row: number): number {
  return (
    (MODEL.weights[0] ?? 0) * sumAt(index.words, query.words, row) +
    (MODEL.weights[1] ?? 0) * sumAt(index.fields, query.fields, row)
  );
}

function sumAt(
  { numbers, values, starts }: Omit<WeightedRows, "pool">,
  weights: Float32Array,
  row: number,
): number {
  let sum = 0;
  const end = starts.values[row + 1] ?? 0;
  for (let at = starts.values[row] ?? 0; at < end; at++)
    sum += (weights[numbers.values[at] ?? 0] ?? 0) * (values.values[at] ?? 0);
  return sum;
}

function exactScore(index: PersonIndex, query: Query, row: number): Ranked {
  const terms = index.terms[row];
  if (terms === undefined) throw new RangeError(`No person in row ${row}`);
  const misfits = misfitsOf(query.job.terms, terms);
  const refusal = refusalIn(index, query, row);
  if (refusal !== null) misfits.push(refusal);
  const work = [
    sumAt(index.words, query.words, row),
    sumAt(index.fields, query.fields, row),
    passagesAt(index, query, row),
    sumAt(index.concepts, query.concepts, row) / (query.conceptsAsked + CONCEPT_SMOOTHING),
  ];
  const features = withMisfits(work, misfits);
  return {
    id: index.ids.values[row] ?? 0,
    firmId: index.firms.values[row] ?? 0,
    chance: chanceOf(MODEL, features),
    utility: utilityOf(MODEL.weights, features.values),
  };
}

function refusalIn({ refused }: PersonIndex, query: Query, row: number): Misfit | null {
  const from = refused.starts.values[row] ?? 0;
  const numbers = [...refused.numbers.values.subarray(from, refused.starts.values[row + 1] ?? from)];
  const byName = refusalAt(numbers.map((number) => query.refusableFields.get(number) ?? 0));
  const ofCore = numbers.reduce((sum, number) => sum + (query.refusable.get(number) ?? 0), 0);
  return byName ?? partRefused(ofCore, query.core);
}

function passagesAt({ passages }: PersonIndex, { stems }: Query, row: number): number {
  const covered = new Float64Array(256);
  const end = passages.starts.values[row + 1] ?? 0;
  for (let at = passages.starts.values[row] ?? 0; at < end; at++) {
    const passage = passages.values.values[at] ?? 0;
    covered[passage] = (covered[passage] ?? 0) + (stems[passages.numbers.values[at] ?? 0] ?? 0);
  }
  return topThreeCoverage(covered);
}
