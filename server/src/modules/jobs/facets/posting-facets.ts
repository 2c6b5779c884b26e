/** Derives the values that the search filters by from the free texts of a posting. */
import type { JobType } from "@caseload/contract/search/job-search-options";
import type { AvailabilityType, ProjectDuration } from "@caseload/contract/search/search-preference-options";
import { usStateOptions } from "@caseload/contract/us-states";
import { hourlyBudget } from "@caseload/matching/budget";
import { experienceYears } from "@caseload/matching/experience-years";
import { parseDuration } from "@caseload/matching/normalize/duration";
import { hoursPerWeek } from "@caseload/matching/normalize/hours";
import { numberWordsToDigits } from "@caseload/matching/normalize/numbers";
import { locateText } from "../../../platform/geography/locate-text.ts";
import {
  cellFacets,
  cityFacet,
  facet,
  levelOf,
  payFacets,
  practiceFacets,
  facetsVersion,
} from "./facet-terms.ts";

export interface PostingTexts {
  location: string;
  workArrangement: string;
  hoursPerWeek: string;
  duration: string;
  specialties: string[];
  practiceArea?: string | null | undefined;
  experienceRequired?: string | null | undefined;
  budgetRange?: string | null | undefined;
  urgency?: string | null | undefined;
  requiredCredentials?: string[] | undefined;
  priority: string;
}

const daysIn = { day: 1, week: 7, month: 30 } as const;
const span = /(\d+)(?:\s*(?:-|\u2013|to|or)\s*(\d+))?\s*(day|week|month)/;

/** Days until the work begins: 0 at once, infinite when the start is open, null when the posting does not say. */
function daysUntilStart(posting: { urgency: string | null; priority: string }): number | null {
  if (isUrgent(posting)) return 0;
  const written = numberWordsToDigits((posting.urgency ?? "").toLowerCase()).replace(
    /\b(?:a|an|next|this)\b/,
    "1",
  );
  if (/\bimmediate|\burgent|\basap\b|\bright away\b|\bat once\b|\btoday\b|\bnow\b/.test(written)) return 0;
  const [, from, to, unit] = span.exec(written) ?? [];
  if (unit === "day" || unit === "week" || unit === "month") return Number(to ?? from) * daysIn[unit];
  return /\bflexible\b|\bopen\b|\bnegotiable\b/.test(written) ? Number.POSITIVE_INFINITY : null;
}

/** Work that begins at once also begins within a week; a flexible start fits a week and a month. */
function startFacets(posting: { urgency: string | null; priority: string }): string[] {
  const days = daysUntilStart(posting);
  if (days === null) return [];
  const isOpen = days === Number.POSITIVE_INFINITY;
  const kinds: [AvailabilityType, boolean][] = [
    ["Immediate", days === 0],
    ["Within Week", days <= 7 || isOpen],
    ["Within Month", days <= 31 || isOpen],
  ];
  return kinds.filter(([, is]) => is).map(([kind]) => facet.start(kind));
}

const barAdmission =
  /\bbar\b|\b(?:licensed|admitted|practicing) (?:attorney|lawyer)s?\b|\b(?:attorney|law) licen[sc]e\b|\badmitted to practice\b/i;
const notRequired = /\b(?:not|no)\b.{0,30}\b(?:required|needed|necessary)\b/i;

/** Longer names first, because "West Virginia" contains "Virginia"; the District before the state of Washington. */
const spellings: readonly (readonly [words: RegExp, code: string])[] = [
  [/\bdistrict of columbia\b|\bwashington,? d\.? ?c\b\.?|\bd\.c\./gi, "DC"],
  ...usStateOptions
    .toSorted((one, other) => other.label.length - one.label.length)
    .map(({ value, label }) => [new RegExp(String.raw`\b${label}\b`, "gi"), value] as const),
  ...usStateOptions.map(({ value }) => [new RegExp(String.raw`\b${value}\b`, "g"), value] as const),
];

function statesIn(text: string): string[] {
  let rest = text;
  return spellings.flatMap(([words, code]) => {
    const without = rest.replace(words, " ");
    const isNamed = without !== rest;
    rest = without;
    return isNamed ? [code] : [];
  });
}

/** Whether the credentials ask for a bar admission, and of which states; the posting's own state when they name none. */
function barFacets(credentials: readonly string[], ownState: string | null): string[] {
  const bars = credentials.filter((text) => barAdmission.test(text) && !notRequired.test(text));
  if (bars.length === 0) return [];
  const states = bars.flatMap((text) => {
    const named = statesIn(text);
    return named.length > 0 || ownState === null ? named : [ownState];
  });
  return [facet.bar("any"), ...states.map(facet.bar)];
}

export interface PostingFacets {
  facts: string[];
  minPay: number | null;
  maxPay: number | null;
  /** The upper end of the range. */
  weeklyHours: number | null;
  latitude: number | null;
  longitude: number | null;
}

/** The derived columns, to be stored whenever the texts of a posting change. */
export function postingFacets(posting: PostingTexts): PostingFacets {
  const pay = hourlyBudget(posting.budgetRange);
  const years = experienceYears(posting.experienceRequired);
  const { cities, state, points } = locateText(posting.location);
  const [point] = points.length === 1 ? points : [];
  const areas = posting.practiceArea ? [posting.practiceArea, ...posting.specialties] : posting.specialties;
  const start = { urgency: posting.urgency ?? null, priority: posting.priority };
  const facts = [
    facetsVersion,
    ...practiceFacets(areas),
    ...(years === null ? [] : [facet.level(levelOf(years)), facet.years(Math.ceil(years))]),
    ...barFacets(posting.requiredCredentials ?? [], state),
    ...jobTypesOf(posting).map(facet.jobType),
    ...durationsOf(posting).map(facet.lasts),
    ...startFacets(start),
    ...(pay ? payFacets(pay.min, pay.max) : []),
    facet.urgency(isUrgent(start)),
    ...(state === null ? [] : [facet.state(state)]),
    ...cities.map(cityFacet),
    ...(point ? cellFacets(point) : []),
  ];
  return {
    facts: [...new Set(facts)],
    minPay: pay?.min ?? null,
    maxPay: pay?.max ?? null,
    weeklyHours: hoursPerWeek(posting.hoursPerWeek)?.max ?? null,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
  };
}

/** Hours a week from which work is full-time (SPEC.md section 9: "20-40 hrs/week"). */
const fullTimeHours = 30;
/** Weeks up to which work is temporary: a quarter of a year. */
const temporaryWeeks = 13;

function jobTypesOf({ hoursPerWeek: hours, duration, workArrangement }: PostingTexts): JobType[] {
  const weekly = hoursPerWeek(hours);
  const length = parseDuration(duration);
  const types: JobType[] = [];
  if (weekly) types.push(weekly.max >= fullTimeHours ? "full-time" : "part-time");
  if (length?.openEnded) types.push("ongoing");
  else if (length) types.push("project");
  const isShort = length?.weeks !== undefined && length.weeks !== null && length.weeks <= temporaryWeeks;
  if (/\btemp(?:orary)?\b/i.test(duration) || isShort) types.push("temporary");
  if (workArrangement === "Remote") types.push("remote");
  return types;
}

/** Work that is called long-term and has no stated end is both long-term and ongoing. */
function durationsOf({ duration }: PostingTexts): ProjectDuration[] {
  const length = parseDuration(duration);
  if (length === null) return [];
  const weeks = length.weeks ?? null;
  const isShort =
    weeks === null ? /\bshort[- ]term\b|\btemp(?:orary)?\b/i.test(duration) : weeks <= temporaryWeeks;
  const isLong = weeks === null ? /\blong[- ]term\b/i.test(duration) : weeks > temporaryWeeks;
  const kinds: [ProjectDuration, boolean][] = [
    ["Short-term", isShort && !length.openEnded],
    ["Long-term", isLong],
    ["Ongoing", length.openEnded],
  ];
  return kinds.filter(([, is]) => is).map(([kind]) => kind);
}

/** Whether a posting has the Urgent badge: by its urgency if set, otherwise by its priority. */
export const isUrgent = (job: { urgency: string | null; priority: string }): boolean =>
  job.urgency ? job.urgency === "immediate" || job.urgency === "urgent" : job.priority === "urgent";
