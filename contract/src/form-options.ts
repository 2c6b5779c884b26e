/** What forms offer to choose from (SPEC.md sections 3, 5 and 9); apart, so that public pages do not load it. */
import { type Option, specialtyLabel } from "./options.ts";

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

/** Creation forms: 12 ids, the ids of the 12 search practice areas. */
export const profileSpecialties = asOptions([
  "corporate_law",
  "litigation",
  "real_estate",
  "family_law",
  "criminal_law",
  "immigration",
  "personal_injury",
  "employment_law",
  "tax_law",
  "intellectual_property",
  "bankruptcy",
  "estate_planning",
]);

/** Own-profile edit: 15 specialties by name. */
export const ownProfileSpecialties = [
  "Corporate Law",
  "Litigation",
  "Real Estate",
  "Family Law",
  "Criminal Law",
  "Immigration",
  "Personal Injury",
  "Employment Law",
  "Tax Law",
  "Intellectual Property",
  "Bankruptcy",
  "Estate Planning",
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
