/** What the matching page filters by, of every posting in the index: equal combinations and equal places kept once. */
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
  /** Concepts of the named specialties and all that is broader; free text stands for itself. */
  readonly practices: readonly string[];
  readonly arrangement: JobTerms["arrangement"];
  /** US dollars; null where no hourly pay is named. */
  readonly hourly: { readonly min: number; readonly max: number } | null;
  /** Years asked for; null where none are. */
  readonly years: number | null;
  /** Empty where the posting says nothing about it. */
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

/** Hours a week from which work counts as full-time, as in the posting's own words. */
const fullTimeHours = 35;
const asNeeded = /\bas[- ]needed\b|\bon[- ]call\b|\bflexible\b|\bvaries\b|\bvariable\b/i;
const temporary = /\btemp(?:orary)?\b|\bcover(?:age)?\b|\bleave\b|\binterim\b/i;
/** Weeks up to which an engagement with an end counts as temporary. */
const temporaryWeeks = 26;

function availabilityOf(side: JobInput, terms: JobTerms): MatchingAvailability[] {
  const { hours, duration } = terms;
  const written = `${side.hoursPerWeek ?? ""} ${side.duration ?? ""}`;
  const weeks = duration?.weeks ?? null;
  const kinds: [MatchingAvailability, boolean][] = [
    ["Full-time", hours !== null && hours.max >= fullTimeHours],
    ["Part-time", hours !== null && hours.min < fullTimeHours],
    ["Contract", weeks !== null || duration?.openEnded === false],
    ["Temporary", temporary.test(written) || (weeks !== null && weeks <= temporaryWeeks)],
    ["As-needed", asNeeded.test(written)],
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

/** Whether a posting passes the filters, its place apart. What it does not state is held against it nowhere. */
export function facetFilter(wanted: MatchingPreferences): (facets: Facets) => boolean {
  const practices = wanted.specialties.map(practiceOf);
  const allowed = wanted.workArrangement.map((label) => arrangements[label]);
  const level = wanted.experienceLevel === "" ? null : levels[wanted.experienceLevel];
  const min = wanted.minSalary / HOURS_PER_YEAR;
  const max =
    wanted.maxSalary >= matchingReach.salary.max
      ? Number.POSITIVE_INFINITY
      : wanted.maxSalary / HOURS_PER_YEAR;
  return ({ practices: own, arrangement, hourly, years, availability }) =>
    (practices.length === 0 || practices.some((id) => own.includes(id))) &&
    (allowed.length === 0 || arrangement === null || allowed.includes(arrangement)) &&
    (level === null || years === null || (years >= level.from && years <= level.to)) &&
    (hourly === null || (hourly.max >= min && hourly.min <= max)) &&
    (wanted.availability.length === 0 ||
      availability.length === 0 ||
      wanted.availability.some((kind) => availability.includes(kind)));
}

/** Whether work is near enough to the wanted location; remote work is, and so is what has no known distance. */
export function placeFilter(wanted: MatchingPreferences): (place: Place | null) => boolean {
  const around = parsePlace(wanted.location);
  if (around === null || around.remote) return () => true;
  return (place) => {
    if (place?.cities.length === 0 && place.state !== null && around.state !== null)
      return place.state === around.state;
    const miles = placeMiles(place, around);
    return miles === null || miles <= wanted.maxDistance;
  };
}

/** Whether any filter stands between a person and a posting. */
export const filtersNothing = (wanted: MatchingPreferences): boolean =>
  wanted.specialties.length === 0 &&
  wanted.workArrangement.length === 0 &&
  wanted.availability.length === 0 &&
  wanted.experienceLevel === "" &&
  wanted.location === "" &&
  wanted.minSalary === 0 &&
  wanted.maxSalary >= matchingReach.salary.max;

/** The matching page's filters for a posting that no index holds. */
export function preferenceFilter(wanted: MatchingPreferences): (side: JobInput, terms?: JobTerms) => boolean {
  if (filtersNothing(wanted)) return () => true;
  const fits = facetFilter(wanted);
  const isNear = placeFilter(wanted);
  return (side, terms = jobTerms(side)) =>
    fits(facetsOf(side, terms)) && isNear(terms.arrangement === "remote" ? null : terms.place);
}
