/** Profile rows as input of the matching engine, which gets no names and no photos. */
import { specialtyLabel } from "@caseload/contract/options";
import type { PersonInput } from "@caseload/matching/match-input";
import type { users } from "../../../platform/db/schema/accounts.ts";
import type { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";

interface ProfileRow {
  profile: typeof paralegalProfiles.$inferSelect;
  /** Titles of the credentials that staff verified and that still hold. */
  verified: string[];
}
type Registration = (typeof users.$inferSelect)["registration"];

const dayMs = 86_400_000;

/** In days, because cached preparations have no date: a new number causes a new one. */
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

/** Without a profile, only the registration form is known. */
export const newcomerSide = (registration: Registration): PersonInput => ({
  location: registration?.location ?? null,
  yearsExperience: registration?.yearsExperience ?? null,
  specialties: (registration?.specialties ?? []).map(specialtyLabel),
  availability: registration?.availability ?? null,
  workPreference: registration?.workPreference ?? null,
});
