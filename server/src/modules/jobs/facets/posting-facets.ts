/** What the free texts of a posting say, in the words of the search's filters. */
import type { JobType } from "@caseload/contract/search/job-search-options";
import type { AvailabilityType, ProjectDuration } from "@caseload/contract/search/search-preference-options";
import { usStateOptions } from "@caseload/contract/us-states";
import { hourlyBudget } from "@caseload/matching/budget";
import { experienceYears } from "@caseload/matching/experience-years";
import { durationOf } from "@caseload/matching/normalize/duration";
import { hoursPerWeek } from "@caseload/matching/normalize/hours";
import { withFigures } from "@caseload/matching/normalize/numbers";
import { locateText } from "../../../platform/geography/locate-text.ts";
import { isUrgent } from "../postings/urgency.ts";
import { cellFacets, cityFacet, facet, levelOf, payFacets, readingMark } from "./facet-terms.ts";
import { practiceFacets } from "./practice-facets.ts";

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

const daysOf = { day: 1, week: 7, month: 30 } as const;
const span = /(\d+)(?:\s*(?:-|\u2013|to|or)\s*(\d+))?\s*(day|week|month)/;

/** Days until the work has to begin: 0 at once, infinite where the posting leaves it open; null where it says nothing. */
function daysUntilStart(posting: { urgency: string | null; priority: string }): number | null {
  if (isUrgent(posting)) return 0;
  const written = withFigures((posting.urgency ?? "").toLowerCase()).replace(/\b(?:a|an|next|this)\b/, "1");
  if (/\bimmediate|\burgent|\basap\b|\bright away\b|\bat once\b|\btoday\b|\bnow\b/.test(written)) return 0;
  const [, from, to, unit] = span.exec(written) ?? [];
  if (unit === "day" || unit === "week" || unit === "month") return Number(to ?? from) * daysOf[unit];
  return /\bflexible\b|\bopen\b|\bnegotiable\b/.test(written) ? Number.POSITIVE_INFINITY : null;
}

/** What begins at once begins within a week as well; a flexible start suits whoever is free in a week or a month. */
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

const admission =
  /\bbar\b|\b(?:licensed|admitted|practicing) (?:attorney|lawyer)s?\b|\b(?:attorney|law) licen[sc]e\b|\badmitted to practice\b/i;
const waived = /\b(?:not|no)\b.{0,30}\b(?:required|needed|necessary)\b/i;

/** Longer names first, because "Virginia" stands in "West Virginia"; the District before the state of Washington. */
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

/** Of the required credentials: whether a bar is among them, and whose; the bar of the posting's state where none is named. */
function barFacets(credentials: readonly string[], ownState: string | null): string[] {
  const asked = credentials.filter((text) => admission.test(text) && !waived.test(text));
  if (asked.length === 0) return [];
  const states = asked.flatMap((text) => {
    const named = statesIn(text);
    return named.length > 0 || ownState === null ? named : [ownState];
  });
  return [facet.bar("any"), ...states.map(facet.bar)];
}

export interface PostingFacets {
  facts: string[];
  minPay: number | null;
  maxPay: number | null;
  /** The most that it names. */
  weeklyHours: number | null;
  latitude: number | null;
  longitude: number | null;
}

/** To be stored with every posting whose texts are new. */
export function postingFacets(posting: PostingTexts): PostingFacets {
  const pay = hourlyBudget(posting.budgetRange);
  const years = experienceYears(posting.experienceRequired);
  const { cities, state, points } = locateText(posting.location);
  const [point] = points.length === 1 ? points : [];
  const areas = posting.practiceArea ? [posting.practiceArea, ...posting.specialties] : posting.specialties;
  const haste = { urgency: posting.urgency ?? null, priority: posting.priority };
  const facts = [
    readingMark,
    ...practiceFacets(areas),
    ...(years === null ? [] : [facet.level(levelOf(years)), facet.years(Math.ceil(years))]),
    ...barFacets(posting.requiredCredentials ?? [], state),
    ...typesOf(posting).map(facet.jobType),
    ...lengthsOf(posting).map(facet.lasts),
    ...startFacets(haste),
    ...(pay ? payFacets(pay.min, pay.max) : []),
    facet.urgency(isUrgent(haste)),
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

/** From so many hours a week on, work is full-time (SPEC.md section 9: "20-40 hrs/week"). */
const fullTimeHours = 30;
/** Work of at most so many weeks, a quarter of a year, is temporary. */
const temporaryWeeks = 13;

function typesOf({ hoursPerWeek: hours, duration, workArrangement }: PostingTexts): JobType[] {
  const weekly = hoursPerWeek(hours);
  const length = durationOf(duration);
  const types: JobType[] = [];
  if (weekly) types.push(weekly.max >= fullTimeHours ? "full-time" : "part-time");
  if (length?.openEnded) types.push("ongoing");
  else if (length) types.push("project");
  const isShort = length?.weeks !== undefined && length.weeks !== null && length.weeks <= temporaryWeeks;
  if (/\btemp(?:orary)?\b/i.test(duration) || isShort) types.push("temporary");
  if (workArrangement === "Remote") types.push("remote");
  return types;
}

/** Work without a stated end that is called long-term is both. */
function lengthsOf({ duration }: PostingTexts): ProjectDuration[] {
  const length = durationOf(duration);
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
