/** The matching page's preferences in the words of the job search, so that all lists of jobs share one set of filters. */
import { hoursPerYear } from "../jobs/job-terms.ts";
import type { WorkArrangement } from "../options.ts";
import type { JobSearchFilters } from "./job-search.ts";
import { searchReach } from "./job-search-options.ts";
import {
  defaultPreferences,
  type MatchingAvailability,
  matchingReach,
  type PreferredArrangement,
} from "./search-preference-options.ts";
import type { MatchingPreferences } from "./search-preferences.ts";

/** The filters of a search, and the one that only matches have. */
export interface ListFilters extends JobSearchFilters {
  availability?: MatchingAvailability[] | undefined;
}

export const searchedArrangement = (name: PreferredArrangement): WorkArrangement =>
  name === "On-site" ? "Onsite" : name;
export const preferredArrangement = (name: WorkArrangement): PreferredArrangement =>
  name === "Onsite" ? "On-site" : name;

const { distance } = searchReach;

/** Salaries become dollars an hour; an end of the scale that limits nothing is left out. */
export function searchOfPreferences(preferences: MatchingPreferences): ListFilters {
  const { specialties, location, maxDistance, minSalary, maxSalary, experienceLevel } = preferences;
  return {
    practiceAreas: specialties,
    location: location || undefined,
    distance: Math.min(distance.max, Math.max(distance.min, maxDistance)),
    budgetMin: minSalary > matchingReach.salary.min ? minSalary / hoursPerYear : undefined,
    budgetMax: maxSalary < matchingReach.salary.max ? maxSalary / hoursPerYear : undefined,
    workArrangement: preferences.workArrangement.map(searchedArrangement),
    experienceLevel: experienceLevel || undefined,
    availability: preferences.availability,
  };
}

/** The filters that the matches have. */
export function preferencesOfSearch(filters: ListFilters): MatchingPreferences {
  const { practiceAreas, location, budgetMin, budgetMax, workArrangement, experienceLevel } = filters;
  const yearly = (hourly: number): number => Math.round(hourly * hoursPerYear);
  return {
    specialties: practiceAreas ?? [],
    location: location ?? "",
    maxDistance: filters.distance ?? defaultPreferences.maxDistance,
    minSalary: budgetMin === undefined ? matchingReach.salary.min : yearly(budgetMin),
    maxSalary: budgetMax === undefined ? matchingReach.salary.max : yearly(budgetMax),
    workArrangement: (workArrangement ?? []).map(preferredArrangement),
    experienceLevel: experienceLevel ?? "",
    availability: filters.availability ?? [],
  };
}
