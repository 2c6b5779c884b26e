/** Choices and limits of the list of applicants. */
import type { Option } from "../options.ts";

export const applicantSorts = ["match", "rate", "experience", "newest"] as const;
export type ApplicantSort = (typeof applicantSorts)[number];

export const applicantSortOptions: readonly Option<ApplicantSort>[] = [
  { value: "match", label: "Best match first" },
  { value: "rate", label: "Lowest rate first" },
  { value: "experience", label: "Most experience first" },
  { value: "newest", label: "Newest first" },
];

/** The decisions that wait until they can no longer be undone. */
export const plannedStatuses = ["reviewing", "rejected"] as const;
export type PlannedStatus = (typeof plannedStatuses)[number];

export const applicantLimits = {
  /** Seconds in which a decision can be undone. */
  undoSeconds: 10,
  /** Applications that are compared side by side. */
  compare: 4,
  /** Applications of one decision. */
  bulk: 100,
  /** Characters of a note. */
  note: 2_000,
  /** Notes on one application. */
  notes: 200,
  /** The best rating. */
  rating: 5,
} as const;
