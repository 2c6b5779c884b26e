/** Values that lists and pages show, with their labels (SPEC.md sections 3 and 9). What only forms offer is in form-options.ts. */

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

/** Registration and posting ids with the words people read. */
const specialtyLabels: Readonly<Record<string, string>> = {
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
  // Free text may be "constructor" or "valueOf", which every object inherits.
  return (Object.hasOwn(specialtyLabels, value) ? specialtyLabels[value] : undefined) ?? value;
}

/** All ways in which the forms store one specialty. */
export function specialtySpellings(value: string): readonly string[] {
  const label = specialtyLabel(value);
  const ids = Object.keys(specialtyLabels).filter((id) => specialtyLabels[id] === label);
  return [label, ...ids];
}
