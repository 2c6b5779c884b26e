/** The best postings for one person out of all: gates, a coarse order, exact scores, then variety. */
import { misfitsOf } from "../features/misfits.ts";
import { saidBy } from "../features/prepared.ts";
import {
  CORE_SHARE,
  FULL_WORDS,
  MOST_HARD,
  nearestThree,
  refusalAt,
  speaksOf,
  UNNAMED,
} from "../features/pair.ts";
import type { PreparedPerson } from "../features/prepared.ts";
import { MODEL } from "../model/coefficients.ts";
import { utilityOf } from "../model/ordinal.ts";
import { chanceOf } from "../model/score.ts";
import { BUCKETS, COMMUTE_EAST, COMMUTE_NORTH, fullest, strongest, TO_EXACT } from "./candidates.ts";
import { withVariety } from "./variety.ts";
import { DEAD, FIELDS_KEPT, REMOTE, SHARE_STEPS, WEIGHT_STEPS } from "./job-index.ts";
import type { JobIndex } from "./job-index.ts";

export interface RankedPosting {
  readonly id: number;
  readonly firmId: number;
  readonly chance: number;
  /** the model's utility, which orders equal chances */
  readonly utility: number;
}

export interface RankingOptions {
  readonly limit: number;
  /** leave out work that has to be done on the spot, as a remote-only person cannot do it */
  readonly remoteOnly?: boolean;
  /** a further gate, by the row of the index */
  readonly passes?: (row: number) => boolean;
}

interface Query {
  readonly person: PreparedPerson;
  /** word number to weight, divided so that a very good pair reaches 1 */
  readonly words: Float32Array;
  readonly passages: readonly (readonly number[] | undefined)[];
  readonly refused: ReadonlyMap<number, string>;
  readonly concepts: Float32Array;
  readonly fields: Float32Array;
}

export function rankJobs(index: JobIndex, person: PreparedPerson, options: RankingOptions): RankedPosting[] {
  const query = queryOf(index, person);
  const near = scan(index, query, options);
  const exact = strongest(near, (row) => coarse(index, query, row), TO_EXACT).map((row) =>
    exactly(index, query, row),
  );
  exact.sort((a, b) => b.chance - a.chance || b.utility - a.utility || b.id - a.id);
  return withVariety(exact).slice(0, options.limit);
}

function queryOf(index: JobIndex, person: PreparedPerson): Query {
  const words = new Float32Array(index.wordPool.size());
  for (const [word, weight] of person.words) {
    const number = index.wordPool.known(word);
    if (number !== undefined) words[number] = (weight * (index.wordRarity[number] ?? 0)) / FULL_WORDS;
  }
  const passages: (readonly number[] | undefined)[] = [];
  for (const [stem, holders] of person.passages) {
    const number = index.stemPool.known(stem);
    if (number !== undefined) passages[number] = holders;
  }
  const refused = new Map<number, string>();
  for (const stem of person.refusedStems) {
    const number = index.stemPool.known(stem);
    if (number !== undefined) refused.set(number, stem);
  }
  const concepts = new Float32Array(index.conceptPool.size());
  for (const [id, share] of person.concepts) {
    const number = index.conceptPool.known(id);
    if (number !== undefined) concepts[number] = share;
  }
  return {
    person,
    words,
    passages,
    refused,
    concepts,
    fields: Float32Array.from(person.fields, (value) => value / SHARE_STEPS),
  };
}

/** Rows that pass the gates, by the fields of work; where too many pass, the best, and of equals the newest. */
function scan(index: JobIndex, query: Query, options: RankingOptions): Uint32Array {
  const count = index.ids.length;
  const bucketOf = new Uint16Array(count);
  const sizes = new Uint32Array(BUCKETS + 1);
  const fits = gate(index, query.person, options);
  const fields = index.fields.values;
  const shares = index.fieldShares.values;
  for (let row = 0; row < count; row++) {
    if (!fits(row)) continue;
    let sum = 0;
    const from = row * FIELDS_KEPT;
    for (let at = from; at < from + FIELDS_KEPT; at++)
      sum += (shares[at] ?? 0) * (query.fields[fields[at] ?? 0] ?? 0);
    const bucket = 1 + Math.min(BUCKETS - 1, Math.floor(sum * BUCKETS));
    bucketOf[row] = bucket;
    sizes[bucket] = (sizes[bucket] ?? 0) + 1;
  }
  return fullest(bucketOf, sizes);
}

function gate(index: JobIndex, person: PreparedPerson, options: RankingOptions): (row: number) => boolean {
  const cities = person.terms.place?.cities ?? [];
  const [city] = cities;
  const bound = cities.length === 1 && city !== undefined && !person.terms.willTravel;
  const north = bound ? Math.round(city.latitude * 100) + 9000 : 0;
  const east = bound ? Math.round(city.longitude * 100) + 18_000 : 0;
  const standing = index.standing.values;
  return (row) => {
    const state = standing[row] ?? DEAD;
    if (state === DEAD || options.passes?.(row) === false) return false;
    if (state === REMOTE) return true;
    if (options.remoteOnly === true) return false;
    const there = index.north.values[row] ?? 0;
    if (!bound || there === 0) return true;
    return (
      Math.abs(there - north) <= COMMUTE_NORTH &&
      Math.abs((index.east.values[row] ?? 0) - east) <= COMMUTE_EAST
    );
  };
}

function coarse(index: JobIndex, query: Query, row: number): number {
  return (
    (MODEL.weights[0] ?? 0) * wordsAt(index, query, row) +
    (MODEL.weights[1] ?? 0) * fieldsAt(index, query, row)
  );
}

function wordsAt({ words }: JobIndex, query: Query, row: number): number {
  let sum = 0;
  const end = words.starts.values[row + 1] ?? 0;
  for (let at = words.starts.values[row] ?? 0; at < end; at++)
    sum += query.words[words.numbers.values[at] ?? 0] ?? 0;
  return sum;
}

function fieldsAt({ fields, fieldShares }: JobIndex, query: Query, row: number): number {
  let sum = 0;
  for (let at = row * FIELDS_KEPT; at < (row + 1) * FIELDS_KEPT; at++)
    sum += (fieldShares.values[at] ?? 0) * (query.fields[fields.values[at] ?? 0] ?? 0);
  return sum;
}

function exactly(index: JobIndex, query: Query, row: number): RankedPosting {
  const misfits = misfitsOf(index.terms.at(row), query.person.terms, saidBy(query.person));
  const { passages, refusal } = stemsAt(index, query, row);
  const byName = refusalAt([...query.person.refusedFields].map((field) => shareAt(index, row, field)));
  if (byName !== null) misfits.push(byName);
  else if (refusal) misfits.push({ kind: "refusal", degree: "hard" });
  const soft = misfits.filter((roleMismatch) => roleMismatch.degree === "soft").length;
  const hard = Math.min(MOST_HARD, misfits.length - soft);
  const values = [
    wordsAt(index, query, row),
    fieldsAt(index, query, row),
    passages,
    conceptsAt(index, query, row),
    soft,
    hard,
  ];
  return {
    id: index.ids.values[row] ?? 0,
    firmId: index.firms.values[row] ?? 0,
    chance: chanceOf(MODEL, { values, misfits }),
    utility: utilityOf(MODEL.weights, values),
  };
}

function shareAt({ fields, fieldShares }: JobIndex, row: number, field: number): number {
  for (let at = row * FIELDS_KEPT; at < (row + 1) * FIELDS_KEPT; at++)
    if (fields.values[at] === field) return (fieldShares.values[at] ?? 0) / SHARE_STEPS;
  return 0;
}

function stemsAt(index: JobIndex, query: Query, row: number): { passages: number; refusal: boolean } {
  const { stems, stemRarity } = index;
  const covered = new Float64Array(query.person.passageCount);
  let refusal = false;
  const end = stems.starts.values[row + 1] ?? 0;
  for (let at = stems.starts.values[row] ?? 0; at < end; at++) {
    const stem = stems.numbers.values[at] ?? 0;
    const refused = query.refused.get(stem);
    refusal ||=
      refused !== undefined && speaksOf(refused, (field) => shareAt(index, row, field) >= CORE_SHARE);
    for (const passage of query.passages[stem] ?? [])
      covered[passage] = (covered[passage] ?? 0) + (stemRarity[stem] ?? 0);
  }
  return { passages: nearestThree(covered), refusal };
}

function conceptsAt({ concepts, conceptWeights }: JobIndex, query: Query, row: number): number {
  let covered = 0;
  let asked = 0;
  const end = concepts.starts.values[row + 1] ?? 0;
  for (let at = concepts.starts.values[row] ?? 0; at < end; at++) {
    const weight = (conceptWeights.values[at] ?? 0) / WEIGHT_STEPS;
    asked += weight;
    covered += weight * (query.concepts[concepts.numbers.values[at] ?? 0] ?? 0);
  }
  return covered / (asked + UNNAMED);
}
