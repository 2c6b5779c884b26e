/** Sample texts of the landing page, which loads them alone. A licensee changes them here. */
import { product } from "./product.ts";

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

/** Stands with the testimonials until they are members' own words. */
export const testimonialsNote = "Sample stories. These people are fictional.";

/** The assignment on the landing page's pleading sheet: an illustration, not a posting. */
export const specimen = {
  description: "A case assignment with its requirements highlighted, matched to a paralegal",
  firm: "Lindqvist Okafor LLP,",
  terms: ["Philadelphia, Pennsylvania", "Remote, 25 hrs/week,", "8 weeks, $48–58/hr"],
  number: 183,
  priority: "urgent",
  title: "Second-pass privilege review, Halden product liability",
  /** Odd pieces are highlighted. */
  request: [
    "Counsel seeks a paralegal with ",
    "five or more years in litigation",
    " to take the second pass on 14,000 documents, with ",
    "e-discovery experience",
    " to resolve first-pass conflicts, for ",
    "25 hours a week",
    " until the production is served on March\u00a027.",
  ],
  supervision: "Supervised by Margaret Okafor. Hours are logged in Caseload and approved each Friday.",
  fit: "Why Daniel fits",
  evidence: [
    { fact: "9 years", text: "in litigation" },
    { fact: "E-Discovery", text: "certified in 2021" },
    { fact: "30 hours free", text: "from Monday" },
  ],
  paralegal: {
    id: 1,
    name: "Daniel Reyes",
    lines: ["Senior Paralegal, Philadelphia", "$54/hr, works remotely"],
    score: 94,
  },
} as const;

/** "How Caseload Works": the two sides, then the four steps. */
export const howItWorks = {
  title: `How ${product.name} Works`,
  text: "One shared workspace. Each side sees the same terms, the same hours and the same messages.",
  attorneys: {
    who: "For attorneys and law offices",
    title: "Staff the case, not the calendar",
    points: [
      "Post an assignment in one short form.",
      "Read applications next to your requirements.",
      "Agree on terms before the first hour is billed.",
    ],
  },
  paralegals: {
    who: "For paralegals",
    title: "Take the work you're good at",
    points: [
      "Set your rate, hours and practice areas once.",
      "See why each assignment fits you.",
      "Message the attorney who will supervise you.",
    ],
  },
  steps: [
    {
      title: "Register",
      text: "Tell us whether you are hiring or looking for work, and your practice areas.",
    },
    { title: "Search", text: "Let matching read the requirements, or filter by hand." },
    { title: "Connect", text: "Apply, ask questions and settle scope in one thread." },
    { title: "Collaborate", text: "Sign terms, log hours and complete the contract." },
  ],
} as const;

export const joinToday = {
  title: `Join ${product.name} Today`,
  text: `${product.name} is in beta. Post your first assignment or publish your profile this afternoon.`,
} as const;
