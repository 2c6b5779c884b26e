/** Value lists and their labels, as SPEC.md sections 3, 5 and 9 name them for each form. */

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export const priorities = ["low", "medium", "high", "urgent"] as const;
export type Priority = (typeof priorities)[number];
export const priorityLabels: Record<Priority, string> = {
  low: "Low",
  medium: "Medium",
  high: "High",
  urgent: "Urgent",
};

export const workArrangements = ["Remote", "Hybrid", "Onsite"] as const;
export type WorkArrangement = (typeof workArrangements)[number];

/** Registration: years of experience (paralegal). */
export const experienceBands = [
  { value: "0-2", label: "0-2 years" },
  { value: "3-5", label: "3-5 years" },
  { value: "6-10", label: "6-10 years" },
  { value: "10+", label: "10+ years" },
] as const satisfies readonly Option[];

/** Registration and posting ids with the words people read. */
export const specialtyLabels: Readonly<Record<string, string>> = {
  litigation: "Litigation",
  corporate: "Corporate Law",
  realestate: "Real Estate",
  immigration: "Immigration",
  ip: "Intellectual Property",
  family: "Family Law",
  employment: "Employment Law",
  bankruptcy: "Bankruptcy",
  tax: "Tax Law",
  criminal: "Criminal Law",
  "class-action": "Class Action",
  daca: "DACA",
  spanish: "Spanish",
  "due-diligence": "Due Diligence",
  ediscovery: "E-Discovery",
  "contract-review": "Contract Review",
  corporate_law: "Corporate Law",
  real_estate: "Real Estate",
  family_law: "Family Law",
  criminal_law: "Criminal Law",
  personal_injury: "Personal Injury",
  employment_law: "Employment Law",
  tax_law: "Tax Law",
  intellectual_property: "Intellectual Property",
  estate_planning: "Estate Planning",
};

/** The label of a specialty id; a value that is a label already, or free text, stays as it is. */
export function specialtyLabel(value: string): string {
  return specialtyLabels[value] ?? value;
}

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
