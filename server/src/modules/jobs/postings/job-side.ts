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
  // The filters do not ask for them, so that lists need not read them.
  Partial<Pick<typeof jobs.$inferSelect, "requiredCredentials" | "requiredLanguages">>;

/** A job row as the matching engine reads it. Names, photos and everything else that is no feature are left out. */
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
