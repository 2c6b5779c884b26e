/**
 * The edit form's own spellings of what is stored: the creation form, the registration form and the edit form name
 * some values differently (SPEC.md sections 5 and 9). A value that is not in a list is offered unchanged, so that saving
 * loses nothing.
 */
import type { Option } from "@caseload/contract/options";
import { certifications, ownProfileSpecialties } from "@caseload/contract/form-options";
import { specialtyLabel } from "@caseload/contract/options";
import {
  availabilityLabels,
  editAvailability,
  editExperience,
  editWorkTypes,
} from "@caseload/contract/profiles/profile-options";
import type { OwnProfile } from "@caseload/contract/profiles/profiles";

const experienceSpellings: Readonly<Record<string, string>> = {
  "0-2": "entry",
  "3-5": "mid",
  "6-10": "senior",
  "10+": "expert",
};

/** Stored profile as the edit form shows it. */
export function editValues(profile: OwnProfile) {
  return {
    experience: experienceSpellings[profile.experience] ?? profile.experience,
    specialties: [...new Set(profile.specialties.map(specialtyLabel))],
    location: profile.location,
    availability: profile.availability === "project" ? "project-based" : profile.availability,
    education: profile.education,
    workType: profile.workType === "onsite" ? "on-site" : profile.workType,
    certifications: profile.certifications,
    hourlyRate: profile.hourlyRate,
    description: profile.description,
    skills: profile.skills,
    languages: profile.languages,
    courts: profile.courts,
    efilingSystems: profile.efilingSystems,
    hoursPerWeek: profile.hoursPerWeek,
    workingHours: profile.workingHours ?? "",
    availableFrom: profile.availableFrom ?? "",
    showRate: profile.showRate,
  };
}
export type EditValues = ReturnType<typeof editValues>;

export const experienceOptions = (stored: string): readonly Option[] => withStored(editExperience, [stored]);

export const availabilityOptions = (stored: string): readonly Option[] =>
  withStored(editAvailability, [stored], (value) => availabilityLabels[value] ?? value);

export const workTypeOptions = (stored: string): readonly Option[] => withStored(editWorkTypes, [stored]);

export const specialtyOptions = (stored: readonly string[]): readonly Option[] =>
  withStored(asOptions(ownProfileSpecialties), stored);

export const certificationOptions = (stored: readonly string[]): readonly Option[] =>
  withStored(asOptions(certifications), stored);

const asOptions = (values: readonly string[]): readonly Option[] =>
  values.map((value) => ({ value, label: value }));

function withStored(
  options: readonly Option[],
  stored: readonly string[],
  labelOf: (value: string) => string = (value) => value,
): readonly Option[] {
  const known = new Set(options.map(({ value }) => value));
  const further = stored.filter((value) => value !== "" && !known.has(value));
  return [...options, ...further.map((value) => ({ value, label: labelOf(value) }))];
}
