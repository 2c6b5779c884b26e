/** What the smart job search offers to choose from (SPEC.md section 9), free of zod. */
import type { Option } from "../options.ts";
import { practiceAreas } from "../practice-areas.ts";
import { editExperience } from "../profiles/profile-options.ts";

export const searchPracticeAreas = practiceAreas;

/** The levels of the profile, as the search asks for them. */
export const searchExperience = editExperience;
export type SearchExperience = (typeof searchExperience)[number]["value"];

/** Read off a posting's hours, duration and arrangement; a posting can be of several types. */
export const jobTypes = [
  { value: "full-time", label: "Full-time Contract" },
  { value: "part-time", label: "Part-time Contract" },
  { value: "project", label: "Project-based" },
  { value: "ongoing", label: "Ongoing Support" },
  { value: "temporary", label: "Temporary" },
  { value: "remote", label: "Remote" },
] as const satisfies readonly Option[];
export type JobType = (typeof jobTypes)[number]["value"];

/** "immediate" are the postings with the Urgent badge, "flexible" all others. */
export const searchUrgency = [
  { value: "immediate", label: "Urgent" },
  { value: "flexible", label: "Flexible" },
] as const satisfies readonly Option[];

/** Days. */
export const postedWithinDays = [
  { value: "1", label: "24 hours" },
  { value: "3", label: "3 days" },
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
] as const satisfies readonly Option[];

/** "any" is whatever has been published. */
export const searchStatuses = ["open", "closed", "filled", "any"] as const;

export const searchSorts = [
  { value: "relevance", label: "Best match" },
  { value: "newest", label: "Newest" },
] as const satisfies readonly Option[];
export type SearchSort = (typeof searchSorts)[number]["value"];

export const searchReach = {
  /** The slider, US dollars per hour. */
  budget: { min: 15, max: 200, step: 5, first: [25, 150] },
  /** Miles. */
  distance: { min: 1, max: 500, first: 25 },
  /** Of experience: two figures. */
  maxYears: 99,
  /** Counting stops here: "1,000+". */
  maxCount: 1_000,
  /** Rows of each group under the header's search box. */
  groupRows: 5,
} as const;
