/** The nine filters of Advanced Search Filters that an address carries (SPEC.md section 2), free of zod. */
import type { Priority, WorkArrangement } from "../options.ts";
import type {
  AvailabilityType,
  PreferredArrangement,
  PreferredPriority,
  ProjectDuration,
} from "./search-preference-options.ts";

export interface AdvancedFilters {
  practiceAreas: string[];
  minYearsExperience: number | null;
  maxYearsExperience: number | null;
  barCertificationRequired: boolean;
  /** Two-letter codes; they count only where a bar certification is required. */
  specificBarStates: string[];
  workArrangement: PreferredArrangement[];
  availabilityType: AvailabilityType[];
  projectDuration: ProjectDuration[];
  priorityLevel: PreferredPriority[];
}

/** In the order of the dialog. */
export const advancedKeys = [
  "practiceAreas",
  "minYearsExperience",
  "maxYearsExperience",
  "barCertificationRequired",
  "specificBarStates",
  "workArrangement",
  "availabilityType",
  "projectDuration",
  "priorityLevel",
] as const satisfies readonly (keyof AdvancedFilters)[];

/** Saved searches hold the job search's "Onsite" beside the preferences' "On-site". */
type Given = Partial<Omit<AdvancedFilters, "workArrangement">> & {
  workArrangement?: readonly (PreferredArrangement | WorkArrangement)[] | undefined;
};

/** The same filters as parameters of the job search. */
export function searchOfAdvanced(filters: Given) {
  const { barCertificationRequired, specificBarStates, minYearsExperience, maxYearsExperience } = filters;
  return {
    practiceAreas: filters.practiceAreas,
    minYearsExperience: minYearsExperience ?? undefined,
    maxYearsExperience: maxYearsExperience ?? undefined,
    barCertificationRequired: barCertificationRequired || undefined,
    specificBarStates: barCertificationRequired ? specificBarStates : undefined,
    workArrangement: filters.workArrangement?.map((one) => (one === "On-site" ? "Onsite" : one)),
    availabilityType: filters.availabilityType,
    projectDuration: filters.projectDuration,
    priority: filters.priorityLevel?.map((level) => level.toLowerCase() as Priority),
  };
}
