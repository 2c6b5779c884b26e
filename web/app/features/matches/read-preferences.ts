/** What a search in one's own words asks for, as preferences of the matching page. */
import { hoursPerYear } from "@caseload/contract/jobs/job-terms";
import type { JobSearchFilters } from "@caseload/contract/search/job-search";
import type { JobType } from "@caseload/contract/search/job-search-options";
import {
  type MatchingAvailability,
  matchingPracticeAreas,
} from "@caseload/contract/search/search-preference-options";
import type { MatchingPreferences } from "@caseload/contract/search/search-preferences";

interface ReadPreferences {
  readonly change: Partial<MatchingPreferences>;
  /** Filters that only the job search has. */
  readonly others: JobSearchFilters;
}

const availabilityOf: Readonly<Partial<Record<JobType, MatchingAvailability>>> = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  temporary: "Temporary",
  project: "Contract",
};

const yearly = (hourly: number): number => Math.round((hourly * hoursPerYear) / 1_000) * 1_000;

export function preferencesIn({ keyword: _, ...found }: JobSearchFilters): ReadPreferences {
  const { practiceAreas = [], location, distance, workArrangement, experienceLevel } = found;
  const { jobType, budgetMin, budgetMax, ...others } = found;
  const availability = jobType && availabilityOf[jobType];
  const specialties = practiceAreas.filter((area) => matchingPracticeAreas.some((name) => name === area));
  const otherAreas = practiceAreas.filter((area) => !specialties.includes(area));
  return {
    change: {
      ...(specialties.length > 0 && { specialties }),
      ...(location !== undefined && { location }),
      ...(distance !== undefined && { maxDistance: Math.max(5, Math.min(100, distance)) }),
      ...(workArrangement && {
        workArrangement: workArrangement.map((name) => (name === "Onsite" ? "On-site" : name)),
      }),
      ...(experienceLevel && { experienceLevel }),
      ...(availability && { availability: [availability] }),
      ...(budgetMin !== undefined && { minSalary: yearly(budgetMin) }),
      ...(budgetMax !== undefined && { maxSalary: yearly(budgetMax) }),
    },
    others: {
      ...Object.fromEntries(
        Object.entries(others).filter(([name]) => onlyInJobSearch.some((other) => other === name)),
      ),
      ...(otherAreas.length > 0 && { practiceAreas: otherAreas }),
      ...(jobType && !availability && { jobType }),
    },
  };
}

const onlyInJobSearch = [
  "priority",
  "urgency",
  "availabilityType",
  "projectDuration",
  "postedWithin",
  "status",
];
