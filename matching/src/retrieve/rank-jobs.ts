/** Ranks all open postings for one person. */
import { misfitsOf } from "../features/misfits.ts";
import type { Misfit } from "../features/misfits.ts";
import { mentionedIn } from "../features/parse.ts";
import {
  CORE_SHARE,
  WORDS_SCALE,
  withMisfits,
  topThreeCoverage,
  refusalAt,
  partRefused,
  CONCEPT_SMOOTHING,
} from "../features/pair.ts";
import type { ParsedPerson } from "../features/parse.ts";
import { chanceOf, MODEL, utilityOf } from "../model/model.ts";
import {
  COMMUTE_LATITUDE,
  COMMUTE_LONGITUDE,
  diversifyByFirm,
  RANKING_LIMITS,
  rankRows,
  scanRows,
} from "./candidates.ts";
import type { Ranked, RankingLimits } from "./candidates.ts";
import { DEAD, FIELDS_KEPT, REMOTE, SHARE_STEPS, WEIGHT_STEPS } from "./job-index.ts";
import type { JobIndex } from "./job-index.ts";

/** Which postings a search may show. */
export interface SearchOptions {
  /** Leave out work that requires presence. */
  readonly remoteOnly?: boolean;
  /** A further filter, by row of the index. */
  readonly passes?: (row: number) => boolean;
}

export interface RankingOptions extends SearchOptions {
  readonly limit: number;
  readonly limits?: RankingLimits;
}

interface Query {
  readonly person: ParsedPerson;
  /** Word number to weight, scaled so that a very good pair reaches 1. */
  readonly words: Float32Array;
  readonly passages: readonly (readonly number[] | undefined)[];
  readonly refused: ReadonlySet<number>;
  readonly concepts: Float32Array;
  readonly fields: Float32Array;
}

export function rankJobs(index: JobIndex, person: ParsedPerson, options: RankingOptions): Ranked[] {
  const { limit, limits = RANKING_LIMITS } = options;
  const { scan, coarseScore, exactScore } = openSearch(index, person, options);
  const ranked = rankRows(scan(limits.coarse), coarseScore, exactScore, limits.exact);
  return diversifyByFirm(ranked).slice(0, limit);
}

/** The steps of a search in one index, by row. */
export interface Search {
  /** The rows with the best fields of work, at most `max`, the newest first. */
  readonly scan: (max: number) => Uint32Array;
  /** The score by which rows are scanned, 0 to 1. */
  readonly fieldScore: (row: number) => number;
  readonly coarseScore: (row: number) => number;
  readonly exactScore: (row: number) => Ranked;
}

export function openSearch(index: JobIndex, person: ParsedPerson, options: SearchOptions): Search {
  const query = queryOf(index, person);
  const passes = rowFilter(index, person, options);
  return {
    scan: (max) =>
      scanRows(index.ids.length, (row) => (passes(row) ? fieldsAt(index, query, row) : null), max),
    fieldScore: (row) => fieldsAt(index, query, row),
    coarseScore: (row) => coarseScore(index, query, row),
    exactScore: (row) => exactScore(index, query, row),
  };
}

function queryOf(index: JobIndex, person: ParsedPerson): Query {
  const words = new Float32Array(index.wordPool.size());
  for (const [word, weight] of person.words) {
    const number = index.wordPool.lookUp(word);
    if (number !== undefined) words[number] = (weight * (index.wordRarity[number] ?? 0)) / WORDS_SCALE;
  }
  const passages: (readonly number[] | undefined)[] = [];
  for (const [stem, holders] of person.passages) {
    const number = index.stemPool.lookUp(stem);
    if (number !== undefined) passages[number] = holders;
  }
  const refused = new Set<number>();
  for (const stem of person.refusedStems) {
    const number = index.stemPool.lookUp(stem);
    if (number !== undefined) refused.add(number);
  }
  const concepts = new Float32Array(index.conceptPool.size());
  for (const [id, share] of person.concepts) {
    const number = index.conceptPool.lookUp(id);
    if (number !== undefined) concepts[number] = share;
  }
  return {
    person,
    words,
    passages,
    refused,
    concepts,
    fields: fieldWeights(person),
  };
}

/** Field number to what a step of its share adds to the score by which rows are scanned. */
export const fieldWeights = ({ fields }: ParsedPerson): Float32Array =>
  Float32Array.from(fields, (value) => value / SHARE_STEPS);

/** The rows that a person may be shown: work that needs presence only where a commute is possible. */
export function rowFilter(
  index: JobIndex,
  person: ParsedPerson,
  options: SearchOptions,
): (row: number) => boolean {
  const reach = reachOf(person);
  const workplace = index.workplace.values;
  return (row) => {
    const state = workplace[row] ?? DEAD;
    if (state === DEAD || options.passes?.(row) === false) return false;
    if (state === REMOTE) return true;
    if (options.remoteOnly === true) return false;
    const there = index.north.values[row] ?? 0;
    if (reach === null || there === 0) return true;
    return (
      Math.abs(there - reach.north) <= COMMUTE_LATITUDE &&
      Math.abs((index.east.values[row] ?? 0) - reach.east) <= COMMUTE_LONGITUDE
    );
  };
}

/** Where a commute begins, as the index writes places; null for people who travel or whose city is not known. */
export function reachOf({ terms }: ParsedPerson): { north: number; east: number } | null {
  const cities = terms.place?.cities ?? [];
  const [city] = cities;
  if (cities.length !== 1 || city === undefined || terms.willTravel) return null;
  return { north: Math.round(city.latitude * 100) + 9000, east: Math.round(city.longitude * 100) + 18_000 };
}

function coarseScore(index: JobIndex, query: Query, row: number): number {
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

function exactScore(index: JobIndex, query: Query, row: number): Ranked {
  const misfits = misfitsOf(index.terms.at(row), query.person.terms, mentionedIn(query.person));
  const { passages, refusal } = stemsAt(index, query, row);
  const byName = refusalAt([...query.person.refusedFields].map((field) => shareAt(index, row, field)));
  if (byName !== null) misfits.push(byName);
  else if (refusal !== null) misfits.push(refusal);
  const work = [
    wordsAt(index, query, row),
    fieldsAt(index, query, row),
    passages,
    conceptsAt(index, query, row),
  ];
  const features = withMisfits(work, misfits);
  return {
    id: index.ids.values[row] ?? 0,
    firmId: index.firms.values[row] ?? 0,
    chance: chanceOf(MODEL, features),
    utility: utilityOf(MODEL.weights, features.values),
  };
}

function shareAt({ fields, fieldShares }: JobIndex, row: number, field: number): number {
  for (let at = row * FIELDS_KEPT; at < (row + 1) * FIELDS_KEPT; at++)
    if (fields.values[at] === field) return (fieldShares.values[at] ?? 0) / SHARE_STEPS;
  return 0;
}

function stemsAt(index: JobIndex, query: Query, row: number): { passages: number; refusal: Misfit | null } {
  const { stems, stemRarity } = index;
  const covered = new Float64Array(query.person.passageCount);
  let refused = false;
  const from = stems.starts.values[row] ?? 0;
  const end = stems.starts.values[row + 1] ?? 0;
  for (let at = from; at < end; at++) {
    const stem = stems.numbers.values[at] ?? 0;
    refused ||= query.refused.has(stem);
    for (const passage of query.passages[stem] ?? [])
      covered[passage] = (covered[passage] ?? 0) + (stemRarity[stem] ?? 0);
  }
  const refusal = refused
    ? partRefused(
        Array.from(stems.numbers.values.subarray(from, end), (stem) => ({
          stem: index.stemPool.at(stem) ?? "",
          rare: stemRarity[stem] ?? 0,
          refused: query.refused.has(stem),
        })),
        (field) => shareAt(index, row, field) >= CORE_SHARE,
      )
    : null;
  return { passages: topThreeCoverage(covered), refusal };
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
  return covered / (asked + CONCEPT_SMOOTHING);
}
