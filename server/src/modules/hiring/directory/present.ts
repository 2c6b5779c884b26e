import type { DirectoryEntry } from "@caseload/contract/hiring/directory";
import type { EntryRow } from "./queries.ts";

export function presentEntry(row: EntryRow): DirectoryEntry {
  return {
    id: row.id,
    name: row.name,
    photo: row.photo,
    emailConfirmed: row.emailConfirmed,
    verified: row.verified && {
      title: row.verified.title,
      verifiedAt: new Date(row.verified.verifiedAt).toISOString(),
    },
    specialties: row.specialties,
    skills: row.skills,
    bio: row.bio,
    certifications: row.certifications,
    yearsExperience: row.experience,
    location: row.location,
    availability: row.availability,
    workPreference: row.workPreference,
    hourlyRate: row.shownRate,
    languages: row.languages,
    hoursPerWeek: row.hoursPerWeek,
    workingHours: row.workingHours,
    availableFrom: row.availableFrom,
    shortlisted: row.shortlisted,
  };
}
