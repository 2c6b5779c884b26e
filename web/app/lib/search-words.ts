import { jobTypes, searchExperience, searchUrgency } from "@caseload/contract/search/job-search-options";
import { type Option, priorityLabels, specialtyLabel } from "@caseload/contract/options";
import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { matchingReach } from "@caseload/contract/search/search-preference-options";

type Filters = SavedSearch["filters"];

const { salary } = matchingReach;
const dollars = (amount: number): string => `$${amount.toLocaleString("en-US")}`;
const labelOf = (options: readonly Option[], given: string): string =>
  options.find(({ value }) => value === given)?.label ?? given;

/** "$60,000+/yr", "$40–60/hr" */
function range(min: number | undefined, max: number | undefined, unit: string): string[] {
  if (min === undefined && max === undefined) return [];
  if (max === undefined) return [`${dollars(min ?? 0)}+/${unit}`];
  return [min ? `${dollars(min)}–${max.toLocaleString("en-US")}/${unit}` : `up to ${dollars(max)}/${unit}`];
}

function placeWords({ location, distance, maxDistance, locationRadius }: Filters): string[] {
  if (!location) return [];
  const miles = distance ?? maxDistance ?? locationRadius;
  return [miles === undefined ? location : `within ${miles} miles of ${location}`];
}

function payWords({ minSalary, maxSalary, budgetMin, budgetMax, salaryRange }: Filters): string[] {
  const isOpenEnded = maxSalary === undefined || maxSalary >= salary.max;
  return [
    ...range(minSalary || undefined, isOpenEnded ? undefined : maxSalary, "yr"),
    ...range(budgetMin, budgetMax, "hr"),
    ...(salaryRange ? [salaryRange] : []),
  ];
}

function personWords(filters: Filters): string[] {
  const { minYearsExperience: min, maxYearsExperience: max, experienceLevel } = filters;
  return [
    ...(experienceLevel ? [labelOf(searchExperience, experienceLevel)] : []),
    ...(typeof min === "number" ? [`at least ${min} years`] : []),
    ...(typeof max === "number" ? [`at most ${max} years`] : []),
    ...(filters.barCertificationRequired ? ["bar certification"] : []),
    ...(filters.specificBarStates ?? []).map((state) => `${state} bar`),
    ...(filters.lawSchoolTier && filters.lawSchoolTier !== "any"
      ? [filters.lawSchoolTier.toUpperCase()]
      : []),
    ...(filters.certifications ?? []),
  ];
}

function workWords(filters: Filters): string[] {
  const { jobType, urgency, postedWithin, status } = filters;
  return [
    ...(filters.workArrangement ?? []),
    ...(jobType ? [labelOf(jobTypes, jobType)] : []),
    ...(filters.availability ?? []),
    ...(filters.availabilityType ?? []),
    ...(filters.projectDuration ?? []),
    ...(filters.priority ?? []).map((priority) => `${priorityLabels[priority]} priority`),
    ...(filters.priorityLevel ?? []).map((priority) => `${priority} priority`),
    ...(urgency ? [labelOf(searchUrgency, urgency)] : []),
    ...(postedWithin ? [`posted within ${postedWithin === "1" ? "24 hours" : `${postedWithin} days`}`] : []),
    ...(status && status !== "open" ? [status === "any" ? "any status" : status] : []),
  ];
}

/** What a search asks for, one entry each, as people read it; nothing for a search of all open positions. */
export function searchWords({ query, filters }: Pick<SavedSearch, "query" | "filters">): string[] {
  const typed = [...new Set([query, filters.keyword ?? ""])].filter(Boolean).map((words) => `"${words}"`);
  const areas = [...(filters.practiceAreas ?? []), ...(filters.specialties ?? [])].map(specialtyLabel);
  return [
    ...typed,
    ...areas,
    ...placeWords(filters),
    ...payWords(filters),
    ...personWords(filters),
    ...workWords(filters),
  ];
}
