/** Rows as the engine's two sides. Names, photos and everything else that is no feature stay behind. */
import { specialtyLabel } from "@caseload/contract/options";
import type { JobInput, PersonInput } from "@caseload/matching/match-input";
import type { users } from "../../../platform/db/schema/accounts.ts";
import type { jobs } from "../../../platform/db/schema/jobs.ts";
import type { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";

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
interface ProfileRow {
  profile: typeof paralegalProfiles.$inferSelect;
  /** Titles of the credentials that staff verified and that still hold. */
  verified: string[];
}
type Registration = (typeof users.$inferSelect)["registration"];

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

const dayMs = 86_400_000;

/** In days, because a kept reading names no day: it is read anew when the number changes. */
function freeIn(day: string | null, today: Date): string | null {
  if (day === null) return null;
  const days = Math.ceil((Date.parse(day) - today.getTime()) / dayMs);
  return days > 0 ? `in ${days} days` : "immediately";
}

export const personSide = ({ profile: row, verified }: ProfileRow, today: Date): PersonInput => ({
  location: row.location,
  yearsExperience: row.experience,
  specialties: row.specialties.map(specialtyLabel),
  skills: [...row.skills, ...row.languages, ...row.courts, ...row.efilingSystems],
  bio: row.bio,
  education: row.education,
  certifications: [...row.certifications, ...verified],
  hourlyRate: row.hourlyRate,
  availability: row.availability,
  hoursPerWeek: row.hoursPerWeek,
  availableFrom: freeIn(row.availableFrom, today),
  workPreference: row.workPreference,
});

/** Before there is a profile, what the registration form said is all that is known. */
export const newcomerSide = (registration: Registration): PersonInput => ({
  location: registration?.location ?? null,
  yearsExperience: registration?.yearsExperience ?? null,
  specialties: (registration?.specialties ?? []).map(specialtyLabel),
  availability: registration?.availability ?? null,
  workPreference: registration?.workPreference ?? null,
});
