/** The headings of an agreement's standard sections, in their order. The text refers to sections 1, 4, 7 and 13 by number. */
export const sectionHeadings = {
  parties: "Parties and addresses",
  services: "Services",
  term: "Term",
  compensation: "Compensation, cap and payment date",
  expenses: "Expenses",
  contractor: "Independent contractor and taxes",
  supervision: "Supervision",
  limits: "Limits of the engagement",
  confidentiality: "Confidentiality and data security",
  conflicts: "Conflicts",
  workProduct: "Work product",
  feeSharing: "No fee sharing",
  termination: "Termination and pay to date",
  disputes: "Disputes",
  electronicSignatures: "Electronic signatures",
  notices: "Notices",
  governingLaw: "Governing law",
  entireAgreement: "Entire agreement",
} as const;
export type AgreementSection = keyof typeof sectionHeadings;
