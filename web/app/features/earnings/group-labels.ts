/** What the three states of agreed work are called, and what counts as which. */
import type { EarningStatus, MissingTerm } from "@caseload/contract/reporting/earnings";

export const groups: readonly { status: EarningStatus; label: string; meaning: string; to: string }[] = [
  {
    status: "terms_agreed",
    label: "Agreed, not started",
    meaning: "Both sides have signed, and the work has not begun.",
    to: "/projects",
  },
  {
    status: "in_progress",
    label: "In progress",
    meaning:
      "The work has begun. What is still ahead of it counts too, up to the deadline; without one it counts until today.",
    to: "/projects",
  },
  {
    status: "completed",
    label: "Completed",
    meaning: "The work is done. It counts up to its deadline, or to the day on which it was done before.",
    to: "/projects?tab=completed",
  },
];

export const missingTexts: Record<MissingTerm, string> = {
  rate: "No hourly rate is agreed",
  hours: "No weekly hours are named",
  days: "No last day is agreed",
};
