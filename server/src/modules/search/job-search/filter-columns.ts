/**
 * The lexemes of a posting's facets: both sides, what is stored and what is asked, take them from here. Those made of
 * columns (status, priority, arrangement, time, words of the place) are written by the trigger index_job.
 */
import type { JobType, SearchExperience } from "@caseload/contract/search/job-search-options";
import type { AvailabilityType, ProjectDuration } from "@caseload/contract/search/search-preference-options";
import type { City, Point } from "@caseload/matching/geo/gazetteer";

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
 * Stands in the facts of every posting that was read as this code reads. Where it reads more than before, a new number
 * here and in the index jobs_unread has all postings read again, by and by, while the old facts go on to serve.
 */
export const readingMark = "read:2";

export const cityFacet = ({ name, state }: City): string => `city:${name},${state}`;

/** SPEC.md section 9: 0-2, 3-5, 6-10, 10+. */
export function levelOf(years: number): SearchExperience {
  if (years < 3) return "entry";
  if (years < 6) return "mid";
  return years < 10 ? "senior" : "expert";
}

/** More than any posting asks for. */
const maxYears = 60;

/** Every number of years from the least to the most, which are left open by undefined. */
export function yearsFacets(min = 0, max = maxYears): string[] {
  const count = Math.min(max, maxYears) - min + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => facet.years(min + at));
}

/** US dollars. Pay is filed by the steps of the slider; what lies above the highest step is filed there. */
const payStep = 5;
const highestStep = 60;
const stepOf = (dollars: number): number => Math.min(highestStep, Math.floor(dollars / payStep));

/** Every step that a range touches; a bound that is left out is open. */
export function payFacets(min: number, max: number): string[] {
  const from = stepOf(min);
  const count = stepOf(max) - from + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => `pay:${from + at}`);
}

/** Degrees of the two grids that places are filed in: fine for near searches, coarse for wide ones. */
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
