/** The directory's filters and orders, free of zod (PRODUCT.md "The screens that SPEC.md only links"). */
import type { Option } from "../options.ts";

export const directoryExperience = [
  { value: "mid", label: "3 years or more" },
  { value: "senior", label: "6 years or more" },
  { value: "expert", label: "10 years or more" },
] as const satisfies readonly Option[];

export const directoryAvailability = [
  { value: "full-time", label: "Full-time" },
  { value: "part-time", label: "Part-time" },
  { value: "project", label: "Project-based" },
  { value: "contract", label: "Contract" },
  { value: "flexible", label: "Flexible" },
] as const satisfies readonly Option[];

export const directoryArrangements = [
  { value: "remote", label: "Remote" },
  { value: "hybrid", label: "Hybrid" },
  { value: "onsite", label: "On-site" },
] as const satisfies readonly Option[];

/** US dollars per hour, at the most. */
export const directoryRates = [
  { value: "30", label: "Up to $30" },
  { value: "40", label: "Up to $40" },
  { value: "50", label: "Up to $50" },
  { value: "60", label: "Up to $60" },
  { value: "80", label: "Up to $80" },
  { value: "100", label: "Up to $100" },
] as const satisfies readonly Option[];

export const directorySorts = [
  { value: "recent", label: "Recently updated" },
  { value: "experience", label: "Most experience" },
  { value: "rate", label: "Lowest rate" },
  { value: "rate-desc", label: "Highest rate" },
] as const satisfies readonly Option[];
export type DirectorySort = (typeof directorySorts)[number]["value"];

/** Limits of the directory and its invites, apart from those that every page loads. */
export const directoryLimits = {
  /** The directory counts no further: "1,000+". */
  maxCount: 1_000,
  /** Characters of a biography in the directory's rows. */
  bioPreview: 320,
} as const;
