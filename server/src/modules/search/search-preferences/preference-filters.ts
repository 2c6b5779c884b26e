/** The matching page's filters. The index of postings stores equal combinations of facets, and equal places, once. */
import { matchingReach } from "@caseload/contract/search/search-preference-options";
import type { MatchingAvailability } from "@caseload/contract/search/search-preference-options";
import type { MatchingPreferences } from "@caseload/contract/search/search-preferences";
import { jobTerms, type JobTerms } from "@caseload/matching/features/conditions";
import { placeMiles } from "@caseload/matching/geo/distance";
import { parsePlace } from "@caseload/matching/geo/place";
import type { Place } from "@caseload/matching/geo/place";
import { HOURS_PER_YEAR } from "@caseload/matching/normalize/pay";
import { ancestors } from "@caseload/matching/ontology/ontology";
import { conceptForValue } from "@caseload/matching/ontology/concept-for-value";
import type { JobInput } from "@caseload/matching/match-input";

export interface Facets {
  /** Concepts of the specialties and all broader ones; free text as it is. */
  readonly practices: readonly string[];
  readonly arrangement: JobTerms["arrangement"];
  /** US dollars; null without hourly pay. */
  readonly hourly: { readonly min: number; readonly max: number } | null;
  /** Years of experience asked for. */
  readonly years: number | null;
  /** Empty when the posting does not say. */
  readonly availability: readonly MatchingAvailability[];
}

const practiceOf = (label: string): string => conceptForValue(label) ?? label.trim().toLowerCase();

export function facetsOf(side: JobInput, terms: JobTerms): Facets {
  const named = [...(side.specialties ?? []), ...(side.practiceArea ? [side.practiceArea] : [])].map(
    practiceOf,
  );
  return {
    practices: [...new Set(named.flatMap((id) => [id, ...ancestors(id)]))].toSorted(),
    arrangement: terms.arrangement,
    hourly: terms.pay?.hourly ?? null,
    years: terms.years,
    availability: availabilityOf(side, terms),
  };
}

/** Hours a week from which work is full-time. */
const fullTimeHours = 35;
const asNeeded = /\bas[- ]needed\b|\bon[- ]call\b|\bflexible\b|\bvaries\b|\bvariable\b/i;
const temporary = /\btemp(?:orary)?\b|\bcover(?:age)?\b|\bleave\b|\binterim\b/i;
/** Weeks up to which an engagement is temporary. */
const temporaryWeeks = 26;

function availabilityOf(side: JobInput, terms: JobTerms): MatchingAvailability[] {
  const { hours, duration } = terms;
  const text = `${side.hoursPerWeek ?? ""} ${side.duration ?? ""}`;
  const weeks = duration?.weeks ?? null;
  const kinds: [MatchingAvailability, boolean][] = [
    ["Full-time", hours !== null && hours.max >= fullTimeHours],
    ["Part-time", hours !== null && hours.min < fullTimeHours],
    ["Contract", weeks !== null || duration?.openEnded === false],
    ["Temporary", temporary.test(text) || (weeks !== null && weeks <= temporaryWeeks)],
    ["As-needed", asNeeded.test(text)],
  ];
  return kinds.filter(([, is]) => is).map(([kind]) => kind);
}

const levels = {
  entry: { from: 0, to: 2 },
  mid: { from: 3, to: 5 },
  senior: { from: 6, to: Number.POSITIVE_INFINITY },
  expert: { from: 10, to: Number.POSITIVE_INFINITY },
} as const;
const arrangements = { Remote: "remote", Hybrid: "hybrid", "On-site": "onsite" } as const;

/** Whether a posting passes the filters, place excepted. Unstated facts pass. */
export function facetFilter(preferences: MatchingPreferences): (facets: Facets) => boolean {
  const practices = preferences.specialties.map(practiceOf);
  const allowed = preferences.workArrangement.map((label) => arrangements[label]);
  const level = preferences.experienceLevel === "" ? null : levels[preferences.experienceLevel];
  const min = preferences.minSalary / HOURS_PER_YEAR;
  const max =
    preferences.maxSalary >= matchingReach.salary.max
      ? Number.POSITIVE_INFINITY
      : preferences.maxSalary / HOURS_PER_YEAR;
  return ({ practices: own, arrangement, hourly, years, availability }) =>
    (practices.length === 0 || practices.some((id) => own.includes(id))) &&
    (allowed.length === 0 || arrangement === null || allowed.includes(arrangement)) &&
    (level === null || years === null || (years >= level.from && years <= level.to)) &&
    (hourly === null || (hourly.max >= min && hourly.min <= max)) &&
    (preferences.availability.length === 0 ||
      availability.length === 0 ||
      preferences.availability.some((kind) => availability.includes(kind)));
}

/** Whether work is near enough to the preferred location. Remote work and unknown distances pass. */
export function placeFilter(preferences: MatchingPreferences): (place: Place | null) => boolean {
  const around = parsePlace(preferences.location);
  if (around === null || around.remote) return () => true;
  return (place) => {
    if (place?.cities.length === 0 && place.state !== null && around.state !== null)
      return place.state === around.state;
    const miles = placeMiles(place, around);
    return miles === null || miles <= preferences.maxDistance;
  };
}

/** Whether the preferences exclude no posting. */
export const filtersNothing = (preferences: MatchingPreferences): boolean =>
  preferences.specialties.length === 0 &&
  preferences.workArrangement.length === 0 &&
  preferences.availability.length === 0 &&
  preferences.experienceLevel === "" &&
  preferences.location === "" &&
  preferences.minSalary === 0 &&
  preferences.maxSalary >= matchingReach.salary.max;

/** The matching page's filters for a posting outside the index. */
export function preferenceFilter(
  preferences: MatchingPreferences,
): (side: JobInput, terms?: JobTerms) => boolean {
  if (filtersNothing(preferences)) return () => true;
  const fits = facetFilter(preferences);
  const isNear = placeFilter(preferences);
  return (side, terms = jobTerms(side)) =>
    fits(facetsOf(side, terms)) && isNear(terms.arrangement === "remote" ? null : terms.place);
}
