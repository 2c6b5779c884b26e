/** The twelve practice areas that searches, postings and profiles share (SPEC.md section 9). */
export const practiceAreas = [
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
] as const;
