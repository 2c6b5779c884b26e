/**
 * The product's name and claims; landing-texts.ts has the sample texts. A licensee changes them here and nowhere else.
 * Source of the claims: SPEC.md section 1.
 */
export const product = {
  name: "Caseload",
  stage: "BETA",
  tagline: "Case assignments for freelance paralegals, on terms both parties have signed.",
  /** Title of the landing page in the browser's tab. */
  title: "Caseload: freelance paralegals for the case at hand",
  headline: "The right paralegal for the case in front of you",
  pitch:
    "Law firms post work case by case. Caseload ranks the paralegals whose profiles show that work, and says why. No fees in beta: the firm pays the paralegal directly and supervises the work.",
  claims: [
    { figure: "AI-powered matching", text: "with 85%+ accuracy", proof: "/how-matching-works" },
    { figure: "Verified", text: "credentials: a badge shows what our staff checked, and when" },
    { figure: "10,000+", text: "legal professionals trust Caseload", count: "/about#about-figures" },
  ],
  legal: "Not a law firm. Not legal advice.",
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
