/** Hours per week that a posting asks for and that a person offers. */
import { numberWordsToDigits } from "./numbers.ts";

export interface HoursRange {
  readonly min: number;
  readonly max: number;
}

const MAX_WEEKLY_HOURS = 80;
const FULL_TIME: HoursRange = { min: 35, max: 40 };
const PART_TIME: HoursRange = { min: 10, max: 20 };
const HOURS_PER_DAY = 8;
const WEEKS_PER_MONTH = 52 / 12;

/** Totals for the whole engagement say nothing about a week. */
const IN_ALL = /\b(?:total|in all|altogether|overall)\b/;

/** Parses "35-40", "20+ hrs", "up to 25", "40 hrs/month" or "full-time". Null if no weekly hours are named. */
export function hoursPerWeek(text: string | null | undefined): HoursRange | null {
  const written = numberWordsToDigits((text ?? "").toLowerCase());
  if (IN_ALL.test(written)) return null;
  const figures = [...written.matchAll(/\d+(?:\.\d+)?/g)].map((match) => Number(match[0]));
  const scale = /month/.test(written) ? WEEKS_PER_MONTH : 1;
  const [first, second] = figures
    .map((figure) => figure / scale)
    .filter((hours) => hours <= MAX_WEEKLY_HOURS);
  if (first === undefined) return namedHours(written);
  if (/\bdays?\b/.test(written) && !/\b(?:hours?|hrs?)\b/.test(written))
    return { min: first * HOURS_PER_DAY, max: (second ?? first) * HOURS_PER_DAY };
  if (second !== undefined) return { min: Math.min(first, second), max: Math.max(first, second) };
  if (/up to|max|at most|under|less than/.test(written)) return { min: 0, max: first };
  return /\+|at least|min|or more/.test(written)
    ? { min: first, max: Math.max(first, 40) }
    : { min: first, max: first };
}

function namedHours(written: string): HoursRange | null {
  if (/full[\s-]?time/.test(written)) return FULL_TIME;
  return /part[\s-]?time/.test(written) ? PART_TIME : null;
}

const FIGURE = String.raw`(\d{1,2})(?:\s*(?:-|\u2013|to|or)\s*(\d{1,2}))?`;
const STATED = new RegExp(
  String.raw`${FIGURE}\s*\+?\s*(?:hours|hrs?|h)\b(?!\s*(?:of|notice|turnaround|away|drive|north|south|east|west|from|ahead))(?:\s*(?:a|per|each|every|/)\s*week|\s*weekly)?`,
  "g",
);

/** Work beside another job. */
const AFTER_WORK =
  /\b(?:evenings?|weekends?|nights)(?: (?:and|or|&) (?:evenings?|weekends?|nights))? only\b|\b(?:have|keep|work) (?:a|my) full[- ]time (?:day )?job\b|^(?:evenings?|weekends?|nights)\b/i;

/** Hours that a person offers. A figure in the bio overrides the availability label. Null if neither says. */
export function hoursOffered(availability: string | null | undefined, bio: string): HoursRange | null {
  const label = (availability ?? "").toLowerCase();
  const stated = label.startsWith("full") ? null : hoursStated(bio);
  if (stated !== null) return stated;
  if (label.startsWith("full")) return { min: 10, max: 40 };
  if (label.startsWith("part") || AFTER_WORK.test(bio) || AFTER_WORK.test(label)) return { min: 0, max: 20 };
  return /\d/.test(label) ? hoursPerWeek(label) : null;
}

/** Finds "about twenty hours a week" or "15 to 25 hrs". Null if no weekly hours are named. */
export function hoursStated(bio: string): HoursRange | null {
  for (const match of numberWordsToDigits(bio.toLowerCase()).matchAll(STATED)) {
    const low = Number(match[1]);
    const high = Number(match[2] ?? match[1]);
    if (high >= 4 && high <= 60) return { min: Math.min(low, high), max: Math.max(low, high) };
  }
  return null;
}
