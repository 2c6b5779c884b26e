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
  levelOf,
  RANKING_LIMITS,
  rankRows,
  scanRows,
} from "./candidates.ts";
import type { Ranked, RankingLimits } from "./candidates.ts";
import {
  fieldOf,
  FIELDS_KEPT,
  fieldStepsOf,
  hundredthsOf,
  SHARE_STEPS,
  shareOf,
  WEIGHT_STEPS,
} from "./job-index.ts";
import type { JobIndex, Site } from "./job-index.ts";

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
  /** Stem number to the place of its passages in `holders`, which is 0, no passage, for most. */
  readonly holdersOf: Uint16Array;
  readonly holders: readonly (readonly number[])[];
  /** Stem number to 1 if the person refuses it. */
  readonly refused: Uint8Array;
  readonly concepts: Float32Array;
  /** Field and share, by `fieldStepsOf`, to what they add to the score by which rows are scanned. */
  readonly fieldScores: Float64Array;
}

export function rankJobs(index: JobIndex, person: ParsedPerson, options: RankingOptions): Ranked[] {
  const { limit, limits = RANKING_LIMITS } = options;
  const search = openSearch(index, person, options);
  const { rows } = search.scan(limits.coarse);
  const ranked = rankRows(rows, search.coarseScores(rows), search.exactScore, limits.exact);
  return diversifyByFirm(ranked).slice(0, limit);
}

/** The steps of a search in one index, by row. */
export interface Search {
  /** The rows with the best fields of work, at most `max`, the newest first, and the levels by which they were chosen. */
  readonly scan: (max: number) => { readonly rows: Uint32Array; readonly levels: Uint16Array };
  readonly coarseScores: (rows: Uint32Array) => Float32Array;
  readonly exactScore: (row: number) => Ranked;
}

export function openSearch(index: JobIndex, person: ParsedPerson, options: SearchOptions): Search {
  const query = queryOf(index, person);
  return {
    scan: (max) => {
      const levels = fieldLevels(index, query, options);
      const rows = scanRows(levels, max);
      return { rows, levels: new Uint16Array(rows.map((row) => levels[row] ?? 0)) };
    },
    coarseScores: (rows) => coarseScores(index, query, rows),
    exactScore: (row) => exactScore(index, query, row),
  };
}

function queryOf(index: JobIndex, person: ParsedPerson): Query {
  const words = new Float32Array(index.wordPool.size());
  for (const [word, weight] of person.words) {
    const number = index.wordPool.lookUp(word);
    if (number !== undefined) words[number] = (weight * (index.wordRarity[number] ?? 0)) / WORDS_SCALE;
  }
  const holdersOf = new Uint16Array(index.stemPool.size());
  const holders: (readonly number[])[] = [[]];
  for (const [stem, passages] of person.passages) {
    const number = index.stemPool.lookUp(stem);
    if (number !== undefined) holdersOf[number] = holders.push(passages) - 1;
  }
  const refused = new Uint8Array(index.stemPool.size());
  for (const stem of person.refusedStems) {
    const number = index.stemPool.lookUp(stem);
    if (number !== undefined) refused[number] = 1;
  }
  const concepts = new Float32Array(index.conceptPool.size());
  for (const [id, share] of person.concepts) {
    const number = index.conceptPool.lookUp(id);
    if (number !== undefined) concepts[number] = share;
  }
  return {
    person,
    words,
    holdersOf,
    holders,
    refused,
    concepts,
    fieldScores: fieldScoresOf(fieldWeights(person)),
  };
}

/** Field number to what a step of its share adds to the score by which rows are scanned. */
export const fieldWeights = ({ fields }: ParsedPerson): Float32Array =>
  Float32Array.from(fields, (value) => value / SHARE_STEPS);

function fieldScoresOf(weights: Float32Array): Float64Array {
  const scores = new Float64Array(fieldStepsOf(weights.length, 0));
  for (const [field, weight] of weights.entries())
    if (weight > 0)
      for (let steps = 1; steps <= SHARE_STEPS; steps++) scores[fieldStepsOf(field, steps)] = weight * steps;
  return scores;
}

/** Site to 1 where a person may be shown the work done there, which needs presence only where a commute is possible. */
function reachedSites(
  index: JobIndex,
  person: ParsedPerson,
  { remoteOnly = false }: SearchOptions,
): Uint8Array {
  const reach = reachOf(person);
  const isReached = ({ requiresPresence, north, east }: Site): boolean =>
    !requiresPresence ||
    (!remoteOnly &&
      (reach === null ||
        north === 0 ||
        (Math.abs(north - reach.north) <= COMMUTE_LATITUDE &&
          Math.abs(east - reach.east) <= COMMUTE_LONGITUDE)));
  const reached = new Uint8Array(index.sites.size());
  for (let site = 0; site < reached.length; site++) {
    const place = index.sites.at(site) ?? null;
    if (place !== null && isReached(place)) reached[site] = 1;
  }
  return reached;
}

/** Row to 1 where a person may be shown it. */
export function shownRows(index: JobIndex, person: ParsedPerson, options: SearchOptions): Uint8Array {
  const [reached, siteAt] = [reachedSites(index, person, options), index.siteAt.values];
  const shown = new Uint8Array(index.ids.length);
  for (let row = 0; row < shown.length; row++) shown[row] = reached[siteAt[row] ?? 0] ?? 0;
  keepPassing(shown, options);
  return shown;
}

function keepPassing(rows: Uint8Array | Uint16Array, { passes }: SearchOptions): void {
  if (passes === undefined) return;
  for (let row = 0; row < rows.length; row++) if (rows[row] !== 0 && !passes(row)) rows[row] = 0;
}

/**
 * The level of each row by the person's fields of work, 0 for one that is not shown, until the next search. Without a
 * branch, which processors would mispredict: what is shown lies anywhere.
 */
function fieldLevels(index: JobIndex, query: Query, options: SearchOptions): Uint16Array {
  const [fieldSteps, siteAt, scores] = [index.fieldSteps.values, index.siteAt.values, query.fieldScores];
  const reached = reachedSites(index, query.person, options);
  const levels = levelsOfRows(index);
  for (let row = 0; row < levels.length; row++)
    levels[row] = (reached[siteAt[row] ?? 0] ?? 0) * levelOf(fieldScore(fieldSteps, scores, row));
  keepPassing(levels, options);
  return levels;
}

/** Memory of megabytes that every search allocates has all memory collected every few searches. */
function levelsOfRows(index: JobIndex): Uint16Array {
  if (index.levels.length < index.ids.length) index.levels = new Uint16Array(index.ids.values.length);
  return index.levels.subarray(0, index.ids.length);
}

/** Where a commute begins, as the index writes places; null for people who travel or whose city is not known. */
export function reachOf({ terms }: ParsedPerson): { north: number; east: number } | null {
  const cities = terms.place?.cities ?? [];
  const [city] = cities;
  if (cities.length !== 1 || city === undefined || terms.willTravel) return null;
  return hundredthsOf(city);
}

/**
 * Rows whose words are read ahead. They lie anywhere in memory, and are summed in three quarters of the time where memory
 * is asked for those of several rows at once: it answers reads side by side if no sum waits between them.
 */
const ROWS_AHEAD = 16;
/** Of 64 bytes, which memory delivers together. */
const WORDS_PER_CACHE_LINE = 32;

function coarseScores(index: JobIndex, query: Query, rows: Uint32Array): Float32Array {
  const [ofWords, ofFields] = [MODEL.weights[0] ?? 0, MODEL.weights[1] ?? 0];
  const scores = new Float32Array(rows.length);
  for (let from = 0; from < rows.length; from += ROWS_AHEAD) {
    const to = Math.min(from + ROWS_AHEAD, rows.length);
    // Kept until the score takes its place, as a read without a use is left out of the compiled code.
    for (let at = from; at < to; at++) scores[at] = readAhead(index, rows[at] ?? 0);
    for (let at = from; at < to; at++) {
      const row = rows[at] ?? 0;
      scores[at] = ofWords * wordsAt(index, query, row) + ofFields * fieldsAt(index, query, row);
    }
  }
  return scores;
}

function readAhead({ words, fieldSteps }: JobIndex, row: number): number {
  const [numbers, starts] = [words.numbers.values, words.starts.values];
  let read = fieldSteps.values[row * FIELDS_KEPT] ?? 0;
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? 0; at < end; at += WORDS_PER_CACHE_LINE) read += numbers[at] ?? 0;
  return read;
}

function wordsAt(index: JobIndex, query: Query, row: number): number {
  const [numbers, starts, weights] = [index.words.numbers.values, index.words.starts.values, query.words];
  let sum = 0;
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? 0; at < end; at++) sum += weights[numbers[at] ?? 0] ?? 0;
  return sum;
}

const fieldsAt = ({ fieldSteps }: JobIndex, { fieldScores }: Query, row: number): number =>
  fieldScore(fieldSteps.values, fieldScores, row);

/** Written out for the four fields, as it runs for every posting: a loop takes twice the time. */
function fieldScore(fieldSteps: Uint16Array, scores: Float64Array, row: number): number {
  const at = row * FIELDS_KEPT;
  return (
    (scores[fieldSteps[at] ?? 0] ?? 0) +
    (scores[fieldSteps[at + 1] ?? 0] ?? 0) +
    (scores[fieldSteps[at + 2] ?? 0] ?? 0) +
    (scores[fieldSteps[at + 3] ?? 0] ?? 0)
  );
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

const fieldStepsAt = ({ fieldSteps }: JobIndex, row: number): Uint16Array =>
  fieldSteps.values.subarray(row * FIELDS_KEPT, (row + 1) * FIELDS_KEPT);

function shareAt(index: JobIndex, row: number, field: number): number {
  const found = fieldStepsAt(index, row).find((each) => fieldOf(each) === field);
  return found === undefined ? 0 : shareOf(found);
}

function stemsAt(index: JobIndex, query: Query, row: number): { passages: number; refusal: Misfit | null } {
  const { stemRarity } = index;
  const { holdersOf, holders } = query;
  const [stems, starts] = [index.stems.numbers.values, index.stems.starts.values];
  const covered = new Float64Array(query.person.passageCount);
  let refused = false;
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? 0; at < end; at++) {
    const stem = stems[at] ?? 0;
    if (query.refused[stem] === 1) refused = true;
    const place = holdersOf[stem] ?? 0;
    if (place === 0) continue;
    const rare = stemRarity[stem] ?? 0;
    for (const passage of holders[place] ?? []) covered[passage] = (covered[passage] ?? 0) + rare;
  }
  const refusal = refused ? refusalOfStems(index, query, row) : null;
  return { passages: topThreeCoverage(covered), refusal };
}

function coreFieldsAt(index: JobIndex, row: number): Set<number> {
  const core = fieldStepsAt(index, row).filter((each) => shareOf(each) >= CORE_SHARE);
  return new Set([...core].map(fieldOf));
}

function refusalOfStems(index: JobIndex, { refused }: Query, row: number): Misfit | null {
  const [stems, starts] = [index.stems.numbers.values, index.stems.starts.values];
  const coreFields = coreFieldsAt(index, row);
  let [core, ofCore] = [0, 0];
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? 0; at < end; at++) {
    const stem = stems[at] ?? 0;
    if (!(index.stemFields[stem] ?? []).some(({ field }) => coreFields.has(field))) continue;
    const rare = index.stemRarity[stem] ?? 0;
    core += rare;
    if (refused[stem] === 1) ofCore += rare;
  }
  return partRefused(ofCore, core);
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
