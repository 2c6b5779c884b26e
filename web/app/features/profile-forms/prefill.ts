/** What the registration form asked already, in the spellings of the profile forms (PRODUCT.md "Deliberate differences"). */
import type { User } from "@caseload/contract/accounts/accounts";
import { profileSpecialties } from "@caseload/contract/form-options";
import { specialtyLabel } from "@caseload/contract/options";

type Registration = User["registration"];

/** Registration knows four bands of years, the profile form three levels. */
const levels: Readonly<Record<string, string>> = {
  "0-2": "entry",
  "3-5": "mid",
  "6-10": "senior",
  "10+": "senior",
};

/** The 12 profile ids that mean the same as these; what has no counterpart is left out. */
export function profileSpecialtyIds(stored: readonly string[]): string[] {
  const labels = new Set(stored.map(specialtyLabel));
  return profileSpecialties.filter(({ label }) => labels.has(label)).map(({ value }) => value);
}

export function paralegalPrefill(registration: Registration) {
  const { yearsExperience, availability, workPreference, specialties, location } = registration;
  return {
    location: location ?? "",
    bio: "",
    education: "",
    certifications: "",
    yearsExperience: levels[yearsExperience ?? ""] ?? "",
    availability: availability === "project" ? "project-based" : (availability ?? ""),
    workPreference: workPreference ?? "",
    specialties: profileSpecialtyIds(specialties),
  };
}

export function firmPrefill(registration: Registration) {
  const { firmName, location, firmSize, workType, practiceAreas } = registration;
  return {
    firmName: firmName ?? "",
    location: location ?? "",
    firmSize: firmSize ?? "",
    workType: workType ?? "",
    description: "",
    practiceAreas: profileSpecialtyIds(practiceAreas),
  };
}
