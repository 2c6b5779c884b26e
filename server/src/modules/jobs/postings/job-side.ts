import { specialtyLabel } from "@caseload/contract/options";
import type { JobInput } from "@caseload/matching/match-input";
import type { jobs } from "../../../platform/db/schema/jobs.ts";

type JobRow = Pick<
  typeof jobs.$inferSelect,
  | "firmId"
  | "title"
  | "description"
  | "location"
  | "workArrangement"
  | "hoursPerWeek"
  | "duration"
  | "specialties"
  | "practiceArea"
  | "experienceRequired"
  | "budgetRange"
  | "priority"
> &
  // Filters do not use these, so lists do not select them.
  Partial<Pick<typeof jobs.$inferSelect, "requiredCredentials" | "requiredLanguages">>;

/** A job row as input of the matching engine, which gets no names and no photos. */
export const jobSide = (row: JobRow): JobInput => ({
  title: row.title,
  description: row.description,
  firmId: row.firmId,
  location: row.location,
  workArrangement: row.workArrangement,
  hoursPerWeek: row.hoursPerWeek,
  duration: row.duration,
  specialties: row.specialties.map(specialtyLabel),
  practiceArea: row.practiceArea,
  experienceRequired: row.experienceRequired,
  budgetRange: row.budgetRange,
  priority: row.priority,
  requiredCredentials: row.requiredCredentials ?? [],
  languages: row.requiredLanguages ?? [],
});
