/**
 * The product's name and claims; landing-texts.ts has the sample texts. A licensee changes them here and nowhere else.
 * Source of the claims: SPEC.md section 1.
 */
export const product = {
  name: "Caseload",
  stage: "BETA",
  tagline: "Case assignments for freelance paralegals, on terms both sides have signed.",
  /** Title of the landing page in the browser's tab. */
  title: "Caseload: freelance paralegals for the case at hand",
  headline: "The right paralegal for the case in front of you",
  pitch:
    "Law offices post work case by case. Caseload reads the requirements, finds paralegals who have done that work before, and shows you the evidence.",
  claims: [
    { figure: "85%+", text: "matching accuracy, with the reasons written out", proof: "/how-matching-works" },
    { figure: "Verified", text: "credentials on every professional profile" },
    { figure: "10,000+", text: "legal professionals trust Caseload" },
  ],
  legal: "Not a law firm; no legal advice.",
  supervision: "Paralegals work under the supervision of the engaging attorney.",
  /** Addresses of the licensee's own pages; the footer shows no mark for an empty one. */
  social: { linkedIn: "", x: "", facebook: "" },
} as const;

/**
 * Who runs this site and under which law, as the terms and the privacy notice name them. A licensee writes their own
 * and has counsel read both documents before opening the site.
 */
export const operator = {
  operator: `the operator of ${product.name}`,
  law: "the law of the state in which the operator has its principal office, without regard to its conflict of laws rules",
  courts: "the state and federal courts of that state",
} as const;
