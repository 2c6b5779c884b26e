/** The value lists of the registration and profile forms (SPEC.md sections 3, 5 and 9). */
import type { Option } from "../options.ts";

export const registrationAvailability = [
  { value: "part-time", label: "Part-time" },
  { value: "full-time", label: "Full-time" },
  { value: "project", label: "Project-based" },
  { value: "flexible", label: "Flexible" },
] as const satisfies readonly Option[];

export const registrationWorkPreference = [
  { value: "remote", label: "Remote" },
  { value: "hybrid", label: "Hybrid" },
  { value: "onsite", label: "Onsite" },
] as const satisfies readonly Option[];

export const firmWorkTypes = [
  ...registrationWorkPreference,
  { value: "flexible", label: "Flexible" },
] as const satisfies readonly Option[];

export const registrationFirmSizes = [
  { value: "solo", label: "Solo practitioner" },
  { value: "small", label: "Small (2-10)" },
  { value: "medium", label: "Medium (11-50)" },
  { value: "large", label: "Large (50+)" },
] as const satisfies readonly Option[];

export const profileFirmSizes = [
  { value: "solo", label: "Solo practitioner" },
  { value: "small", label: "Small (2-10)" },
  { value: "medium", label: "Medium (11-50)" },
  { value: "large", label: "Large (51+)" },
] as const satisfies readonly Option[];

export const creationExperience = [
  { value: "entry", label: "Entry Level (0-2)" },
  { value: "mid", label: "Mid Level (3-5)" },
  { value: "senior", label: "Senior Level (6+)" },
] as const satisfies readonly Option[];

export const creationAvailability = [
  { value: "part-time", label: "Part-time" },
  { value: "full-time", label: "Full-time" },
  { value: "project-based", label: "Project-based" },
  { value: "flexible", label: "Flexible" },
] as const satisfies readonly Option[];

export const editExperience = [
  { value: "entry", label: "Entry Level (0-2)" },
  { value: "mid", label: "Mid Level (3-5)" },
  { value: "senior", label: "Senior Level (6-10)" },
  { value: "expert", label: "Expert Level (10+)" },
] as const satisfies readonly Option[];

export const editAvailability = [
  { value: "full-time", label: "Full-time" },
  { value: "part-time", label: "Part-time" },
  { value: "contract", label: "Contract" },
  { value: "flexible", label: "Flexible" },
] as const satisfies readonly Option[];

export const editWorkTypes = [
  { value: "remote", label: "Remote" },
  { value: "on-site", label: "On-site" },
  { value: "hybrid", label: "Hybrid" },
] as const satisfies readonly Option[];

/** Labels of the public profile; the clashing spellings of the forms share one label each. */
export const availabilityLabels: Readonly<Record<string, string>> = {
  "full-time": "Full-time (20-40 hrs/week)",
  "part-time": "Part-time (up to 20 hrs/week)",
  project: "Project-based only",
  "project-based": "Project-based only",
  contract: "Contract",
  flexible: "Flexible / varies",
};

export const workPreferenceLabels: Readonly<Record<string, string>> = {
  remote: "Remote Only",
  hybrid: "Open to Hybrid",
  onsite: "Open to Onsite",
  "on-site": "Open to Onsite",
};

export const experienceLabels: Readonly<Record<string, string>> = {
  "0-2": "0-2 years",
  "3-5": "3-5 years",
  "6-10": "6-10 years",
  "10+": "10+ years",
  entry: "Entry Level (0-2)",
  mid: "Mid Level (3-5)",
  senior: "Senior Level (6+)",
  expert: "Expert Level (10+)",
};

/** The words for a stored choice; what no list knows is shown as it is. */
export function optionLabel(options: readonly Option[], value: string | null): string {
  if (value === null) return "Not given";
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Lists of a profile for which the server suggests words. */
export const vocabularyKinds = ["skill", "language", "court", "efilingSystem"] as const;
export type VocabularyKind = (typeof vocabularyKinds)[number];
