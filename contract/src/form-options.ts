/** The choices of forms, as SPEC.md sections 3, 5 and 9 name them for each; apart from options.ts, which first visits load. */
import { specialtyLabel, type Option } from "./options.ts";
import { practiceAreas } from "./practice-areas.ts";

/** Registration: years of experience (paralegal). */
export const experienceBands = [
  { value: "0-2", label: "0-2 years" },
  { value: "3-5", label: "3-5 years" },
  { value: "6-10", label: "6-10 years" },
  { value: "10+", label: "10+ years" },
] as const satisfies readonly Option[];

const asOptions = (ids: readonly string[]): readonly Option[] =>
  ids.map((value) => ({ value, label: specialtyLabel(value) }));

/** Registration: 10 specialties; the form shows the first 6 to paralegals, the first 8 to attorneys. */
export const registrationSpecialties = asOptions([
  "litigation",
  "corporate",
  "realestate",
  "immigration",
  "ip",
  "family",
  "employment",
  "bankruptcy",
  "tax",
  "criminal",
]);

export const jobSpecialties = asOptions([
  "litigation",
  "corporate",
  "realestate",
  "immigration",
  "ip",
  "family",
  "employment",
  "bankruptcy",
  "tax",
  "class-action",
  "daca",
  "spanish",
  "due-diligence",
  "ediscovery",
  "contract-review",
]);

/** Creation forms: the twelve practice areas by their ids. */
export const profileSpecialties: readonly Option[] = practiceAreas.map((label) => ({
  value: label.toLowerCase().replaceAll(" ", "_"),
  label,
}));

/** Own-profile edit: 15 specialties by name. */
export const ownProfileSpecialties = [
  ...practiceAreas,
  "Environmental Law",
  "Healthcare Law",
  "Contract Law",
] as const;

export const certifications = [
  "Certified Paralegal (CP)",
  "Registered Paralegal (RP)",
  "Advanced Certified Paralegal (ACP)",
  "Professional Paralegal (PP)",
  "Certified Legal Assistant (CLA)",
  "Paralegal Certificate",
  "Legal Studies Degree",
  "Notary Public",
  "E-Discovery Certification",
  "Litigation Support Certification",
] as const;
