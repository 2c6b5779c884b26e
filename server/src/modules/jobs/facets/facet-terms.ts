/**
 * The lexemes of a posting's facets, for storing and for searching. The trigger index_job writes those made of columns
 * (status, priority, arrangement, time, words of the place).
 */
import type { JobType, SearchExperience } from "@caseload/contract/search/job-search-options";
import type { AvailabilityType, ProjectDuration } from "@caseload/contract/search/search-preference-options";
import type { City, Point } from "@caseload/matching/geo/gazetteer";
import { specialtyLabel } from "@caseload/contract/options";
import { ancestors, practicesOf } from "@caseload/matching/ontology/ontology";
import { conceptForValue } from "@caseload/matching/ontology/concept-for-value";

export const facet = {
  level: (level: SearchExperience): string => `level:${level}`,
  jobType: (type: JobType): string => `type:${type}`,
  years: (years: number): string => `years:${years}`,
  /** A state's two letters, or "any". */
  bar: (state: string): string => `bar:${state}`,
  start: (start: AvailabilityType): string => `start:${start}`,
  lasts: (duration: ProjectDuration): string => `lasts:${duration}`,
  urgency: (urgent: boolean): string => `urgent:${urgent ? "yes" : "no"}`,
  state: (code: string): string => `state:${code}`,
  practice: (id: string): string => `area:${id}`,
  status: (status: string): string => `status:${status}`,
  priority: (priority: string): string => `priority:${priority}`,
  arrangement: (arrangement: string): string => `at:${arrangement}`,
  /** A word of the location, or its beginning. */
  placeWord: (word: string): string => `place:${word}`,
};

/**
 * In the facts of every posting whose facets are up to date. When this code derives more than before, increase the
 * number here and in the index jobs_unread: all postings are then refreshed in batches, and searches use the old facts
 * until their turn comes.
 */
export const facetsVersion = "read:2";

export const cityFacet = ({ name, state }: City): string => `city:${name},${state}`;

/** SPEC.md section 9: 0-2, 3-5, 6-10, 10+. */
export function levelOf(years: number): SearchExperience {
  if (years < 3) return "entry";
  if (years < 6) return "mid";
  return years < 10 ? "senior" : "expert";
}

/** More than any posting asks for. */
const maxYears = 60;

/** Every number of years between two bounds; undefined is open. */
export function yearsFacets(min = 0, max = maxYears): string[] {
  const count = Math.min(max, maxYears) - min + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => facet.years(min + at));
}

/** US dollars. Pay is indexed by the steps of the slider; anything above the highest step counts as the highest. */
const payStep = 5;
const highestStep = 60;
const stepOf = (dollars: number): number => Math.min(highestStep, Math.floor(dollars / payStep));

/** Every step that a range touches. */
export function payFacets(min: number, max: number): string[] {
  const from = stepOf(min);
  const count = stepOf(max) - from + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => `pay:${from + at}`);
}

/** Degrees of the two grids that places are indexed in: fine for near searches, coarse for wide ones. */
const grids = { near: 0.5, wide: 4 } as const;
type Grid = keyof typeof grids;
const cell = (grid: Grid, north: number, east: number): string => `${grid}:${north},${east}`;
const row = (grid: Grid, degrees: number): number => Math.floor(degrees / grids[grid]);

export const cellFacets = ({ latitude, longitude }: Point): string[] =>
  (["near", "wide"] as const).map((grid) => cell(grid, row(grid, latitude), row(grid, longitude)));

const milesPerDegree = 69;
/** Beyond this the coarse grid needs fewer cells. */
const nearMiles = 80;

/** The cells that a circle touches. */
export function cellsAround({ latitude, longitude }: Point, miles: number): string[] {
  const grid: Grid = miles <= nearMiles ? "near" : "wide";
  const north = miles / milesPerDegree + 0.01;
  // Degrees of longitude are shortest at the circle's end that is nearer to the pole.
  const minLength = Math.cos((Math.min(85, Math.abs(latitude) + north) * Math.PI) / 180);
  const east = miles / (milesPerDegree * minLength) + 0.01;
  const cells: string[] = [];
  for (let y = row(grid, latitude - north); y <= row(grid, latitude + north); y++)
    for (let x = row(grid, longitude - east); x <= row(grid, longitude + east); x++)
      cells.push(cell(grid, y, x));
  return cells;
}

/** One lexeme for all spellings of a practice area or specialty; a value outside the vocabulary has its own. */
export const practiceFacet = (value: string): string =>
  facet.practice(conceptForValue(value) ?? `=${specialtyLabel(value).toLowerCase()}`);

/** The lexemes of specialties and of every area that they belong to: DACA is immigration work. */
export function practiceFacets(values: readonly string[]): string[] {
  return values.flatMap((value) => {
    const id = conceptForValue(value);
    const above = id === null ? [] : [...ancestors(id), ...practicesOf(id)];
    return [practiceFacet(value), ...above.map(facet.practice)];
  });
}
