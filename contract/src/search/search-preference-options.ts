/** The value lists of the search preferences (SPEC.md sections 3 and 9), free of zod. */
import { ownProfileSpecialties } from "../form-options.ts";
import type { Option } from "../options.ts";
import type { SearchPreferences } from "./search-preferences.ts";
import { usStateOptions } from "../us-states.ts";

/** The advanced filters' practice areas: the fifteen of the profile. */
export const preferredPracticeAreas = ownProfileSpecialties;

/** The matching page's fourteen. */
export const matchingPracticeAreas = [
  "Corporate Law",
  "Litigation",
  "Real Estate",
  "Immigration",
  "Intellectual Property",
  "Employment Law",
  "Personal Injury",
  "Bankruptcy",
  "Family Law",
  "Criminal Law",
  "Tax Law",
  "Environmental Law",
  "Health Law",
  "Securities Law",
] as const;

export const preferredArrangements = ["Remote", "Hybrid", "On-site"] as const;
export type PreferredArrangement = (typeof preferredArrangements)[number];

export const matchingAvailability = ["Full-time", "Part-time", "Contract", "Temporary", "As-needed"] as const;
export type MatchingAvailability = (typeof matchingAvailability)[number];

/** "" asks for no level. */
export const matchingExperience = [
  { value: "", label: "Any level" },
  { value: "entry", label: "Entry (0-2)" },
  { value: "mid", label: "Mid (3-5)" },
  { value: "senior", label: "Senior (6+)" },
  { value: "expert", label: "Expert (10+)" },
] as const satisfies readonly Option[];

export const lawSchoolTiers = ["any", "t14", "t50", "t100"] as const;
export type LawSchoolTier = (typeof lawSchoolTiers)[number];
/** When the work begins. */
export const availabilityTypes = ["Immediate", "Within Week", "Within Month"] as const;
export type AvailabilityType = (typeof availabilityTypes)[number];
export const projectDurations = ["Short-term", "Long-term", "Ongoing"] as const;
export type ProjectDuration = (typeof projectDurations)[number];
export const preferredPriorities = ["Low", "Medium", "High", "Urgent"] as const;
export type PreferredPriority = (typeof preferredPriorities)[number];

export const alertFrequencies = [
  { value: "instant", label: "Instant" },
  { value: "daily", label: "Daily Digest" },
  { value: "weekly", label: "Weekly Summary" },
] as const satisfies readonly Option[];

/** Postal codes. */
export const barStates: readonly string[] = usStateOptions.map(({ value }) => value);

/** Miles around the location, and US dollars a year: what the matching page's sliders reach. */
export const matchingReach = {
  distance: { min: 5, max: 100, step: 5, first: 25 },
  salary: { min: 0, max: 150_000 },
} as const;

/** SPEC.md sections 3 and 4: before anything is saved, and after Reset Filters. */
export const defaultPreferences: SearchPreferences = {
  practiceAreas: [],
  workArrangement: [],
  salaryRange: "",
  locationRadius: matchingReach.distance.first,
  minYearsExperience: null,
  maxYearsExperience: null,
  barCertificationRequired: false,
  specificBarStates: [],
  lawSchoolTier: "any",
  certifications: [],
  availabilityType: [],
  projectDuration: [],
  priorityLevel: [],
  emailAlerts: true,
  pushNotifications: true,
  alertFrequency: "daily",
  specialties: [],
  location: "",
  maxDistance: matchingReach.distance.first,
  minSalary: matchingReach.salary.min,
  maxSalary: matchingReach.salary.max,
  experienceLevel: "",
  availability: [],
  autoNotifications: false,
};
