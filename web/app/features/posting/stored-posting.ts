import type { OwnJob } from "@caseload/contract/jobs";
import type { PostingValues } from "./posting-draft.ts";

/** A stored posting as the form fills it in; what the form does not ask travels along. */
export const valuesOf = (job: OwnJob): PostingValues => ({
  title: job.title,
  location: job.location,
  workArrangement: job.workArrangement,
  hoursPerWeek: job.hoursPerWeek,
  duration: job.duration,
  specialties: job.specialties,
  description: job.description,
  priority: job.priority,
  budgetRange: job.budgetRange ?? "",
  deadline: job.deadline ?? "",
  practiceArea: job.practiceArea,
  experienceRequired: job.experienceRequired,
  urgency: job.urgency,
  positions: job.positions,
});
