/**
 * The product's name, claims and sample texts. A licensee changes them here and nowhere else.
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

export const testimonials = [
  {
    quote:
      "We had nine days and 14,000 documents. The match page told me which applicant had run a privilege review in our district, so I read one cover letter instead of thirty.",
    name: "Margaret Okafor",
    role: "Senior Partner, Lindqvist Okafor LLP",
  },
  {
    quote:
      "I know the scope, the rate and who supervises me before I start. My hours and the signed terms sit in one place, which is more than I can say for my last three agencies.",
    name: "Leila Haddad",
    role: "Freelance Paralegal, Kansas City",
  },
] as const;

/** The assignment on the landing page's pleading sheet: an illustration, not a posting. */
export const specimen = {
  description: "A case assignment with its requirements highlighted, matched to a paralegal",
  firm: "Lindqvist Okafor LLP,",
  terms: ["Philadelphia, Pennsylvania", "Remote, 25 hours per week,", "eight weeks, $48 to $58 an hour"],
  number: 183,
  priority: "urgent",
  title: "Second-pass privilege review, Halden product liability",
  /** Odd pieces are highlighted. */
  request: [
    "Counsel seeks a paralegal with ",
    "five or more years in litigation",
    " to take the second pass on 14,000 documents, with ",
    "e-discovery experience",
    " enough to settle first-pass conflicts, for ",
    "25 hours a week",
    " until the production is served on March\u00a027.",
  ],
  supervision: "Supervised by Margaret Okafor. Hours are logged in the file and approved each Friday.",
  fit: "Why Daniel fits",
  evidence: [
    { fact: "9 years", text: "in litigation" },
    { fact: "E-Discovery", text: "certified in 2021" },
    { fact: "30 hours free", text: "from Monday" },
  ],
  paralegal: {
    id: 1,
    name: "Daniel Reyes",
    lines: ["Senior Paralegal, Philadelphia", "$54 an hour, works remotely"],
    score: 94,
  },
} as const;

/** "How Caseload Works": the two sides, then the four steps. */
export const howItWorks = {
  title: `How ${product.name} Works`,
  text: "Two desks, one file. Each side sees the same terms, the same hours and the same messages.",
  attorneys: {
    who: "For attorneys and law offices",
    title: "Staff the case, not the calendar",
    points: [
      "Post an assignment in one short form.",
      "Read applications next to your requirements.",
      "Agree terms before the first hour is billed.",
    ],
  },
  paralegals: {
    who: "For paralegals",
    title: "Take the work you are good at",
    points: [
      "Set your rate, hours and practice areas once.",
      "See why each assignment suits you.",
      "Message the attorney who will supervise you.",
    ],
  },
  steps: [
    { title: "Register", text: "Choose your side of the desk and tell us your practice areas." },
    { title: "Search", text: "Let matching read the requirements, or filter by hand." },
    { title: "Connect", text: "Apply, ask questions and settle scope in one thread." },
    { title: "Collaborate", text: "Sign terms, log hours and close the file together." },
  ],
} as const;

export const joinToday = {
  title: `Join ${product.name} Today`,
  text: `${product.name} is in beta. Post your first assignment or publish your profile this afternoon.`,
} as const;
