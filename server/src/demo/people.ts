/** The demo's people: users 1 to 3 are freelance paralegals (PRODUCT.md "The demo"). All of them are invented, and so are the streets. */
import type { PrimaryRole } from "@caseload/contract/roles";

interface DemoFirm {
  name: string;
  location: string;
  size: string;
  workType: string;
  description: string;
  practiceAreas: string[];
  mailingAddress: string;
}

export const demoFirms = {
  lindqvist: {
    name: "Lindqvist Okafor LLP",
    location: "Philadelphia, PA",
    size: "medium",
    workType: "hybrid",
    description: "Product liability, commercial litigation and appeals in the Third Circuit.",
    practiceAreas: ["litigation", "corporate", "employment"],
    mailingAddress: "1400 Specimen Square, Suite 900\nPhiladelphia, PA 19103",
  },
  tallgrass: {
    name: "Tallgrass Immigration Law",
    location: "Kansas City, MO",
    size: "small",
    workType: "remote",
    description: "Family-based and humanitarian immigration, in English, Spanish and Arabic.",
    practiceAreas: ["immigration", "family"],
    mailingAddress: "52 Placeholder Plaza, Floor 3\nKansas City, MO 64105",
  },
} as const satisfies Record<string, DemoFirm>;
export type DemoFirmName = keyof typeof demoFirms;

interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  primaryRole: PrimaryRole;
  firm?: DemoFirmName;
  department?: string;
  mailingAddress?: string;
  /** Days since the last sign-in; people seen within 30 days count as active. */
  seenDaysAgo: number;
}

export const demoPeople = {
  daniel: {
    firstName: "Daniel",
    lastName: "Reyes",
    email: "daniel@demo.caseload.example",
    primaryRole: "freelance_paralegal",
    mailingAddress: "27 Sample Lane, Apt. 4\nPhiladelphia, PA 19147",
    seenDaysAgo: 0,
  },
  leila: {
    firstName: "Leila",
    lastName: "Haddad",
    email: "leila@demo.caseload.example",
    primaryRole: "freelance_paralegal",
    mailingAddress: "318 Imaginary Avenue\nKansas City, MO 64111",
    seenDaysAgo: 1,
  },
  hannah: {
    firstName: "Hannah",
    lastName: "Brandt",
    email: "hannah@demo.caseload.example",
    primaryRole: "freelance_paralegal",
    mailingAddress: "9 Fictional Court\nColumbus, OH 43215",
    seenDaysAgo: 2,
  },
  anders: {
    firstName: "Anders",
    lastName: "Lindqvist",
    email: "anders@demo.caseload.example",
    primaryRole: "managing_partner",
    firm: "lindqvist",
    seenDaysAgo: 1,
  },
  margaret: {
    firstName: "Margaret",
    lastName: "Okafor",
    email: "margaret@demo.caseload.example",
    primaryRole: "senior_partner",
    firm: "lindqvist",
    department: "Litigation",
    seenDaysAgo: 0,
  },
  ruth: {
    firstName: "Ruth",
    lastName: "Kimura",
    email: "ruth@demo.caseload.example",
    primaryRole: "firm_admin",
    firm: "lindqvist",
    department: "Operations",
    seenDaysAgo: 41,
  },
  ines: {
    firstName: "Inès",
    lastName: "Delacroix",
    email: "ines@demo.caseload.example",
    primaryRole: "of_counsel",
    firm: "lindqvist",
    department: "Appeals",
    seenDaysAgo: 55,
  },
  samuel: {
    firstName: "Samuel",
    lastName: "Voss",
    email: "samuel@demo.caseload.example",
    primaryRole: "associate",
    firm: "lindqvist",
    department: "Litigation",
    seenDaysAgo: 3,
  },
  owen: {
    firstName: "Owen",
    lastName: "Pratt",
    email: "owen@demo.caseload.example",
    primaryRole: "junior_associate",
    firm: "lindqvist",
    department: "Litigation",
    seenDaysAgo: 38,
  },
  grace: {
    firstName: "Grace",
    lastName: "Chen",
    email: "grace@demo.caseload.example",
    primaryRole: "paralegal_supervisor",
    firm: "lindqvist",
    department: "Litigation",
    seenDaysAgo: 44,
  },
  joan: {
    firstName: "Joan",
    lastName: "Prairie",
    email: "joan@demo.caseload.example",
    primaryRole: "senior_paralegal",
    firm: "lindqvist",
    department: "Litigation",
    seenDaysAgo: 60,
  },
  marcus: {
    firstName: "Marcus",
    lastName: "Bell",
    email: "marcus@demo.caseload.example",
    primaryRole: "paralegal",
    firm: "lindqvist",
    department: "Appeals",
    seenDaysAgo: 47,
  },
  ada: {
    firstName: "Ada",
    lastName: "Nwosu",
    email: "ada@demo.caseload.example",
    primaryRole: "paralegal_assistant",
    firm: "lindqvist",
    department: "Operations",
    seenDaysAgo: 52,
  },
  elena: {
    firstName: "Elena",
    lastName: "Marsh",
    email: "elena@demo.caseload.example",
    primaryRole: "managing_partner",
    firm: "tallgrass",
    seenDaysAgo: 0,
  },
  priya: {
    firstName: "Priya",
    lastName: "Raman",
    email: "priya@demo.caseload.example",
    primaryRole: "freelance_paralegal",
    mailingAddress: "640 Invented Street, Unit 12\nNewark, NJ 07102",
    seenDaysAgo: 33,
  },
  tomasz: {
    firstName: "Tomasz",
    lastName: "Wilk",
    email: "tomasz@demo.caseload.example",
    primaryRole: "freelance_paralegal",
    mailingAddress: "75 Example Hill Road\nPittsburgh, PA 15213",
    seenDaysAgo: 35,
  },
} as const satisfies Record<string, DemoPerson>;
export type DemoName = keyof typeof demoPeople;

/** A pending invitation to the first firm, sent by Ruth. */
export const demoInvitation = {
  email: "nora.feld@demo.caseload.example",
  primaryRole: "associate",
  department: "Appeals",
  daysAgo: 2,
} as const;

/** Profiles of the paralegals, with the values that the forms store. */
export const demoProfiles = {
  daniel: {
    experience: "expert",
    specialties: [
      "Litigation",
      "E-Discovery",
      "Class Action",
      "Due Diligence",
      "Contract Review",
      "Corporate Law",
    ],
    skills: ["Relativity", "Privilege logs", "Production QC", "Deposition summaries", "Cite-checking"],
    bio: `Runs review teams from first pass to clawback, in product liability and commercial cases in the Eastern District of Pennsylvania. Known for privilege logs that hold up on motion.

Between reviews: page-line deposition summaries and exhibit indexes, subpoena dockets with third-party objections and custodian interview outlines, cite-checks and tables of authorities for federal briefs. Free about 25 hours a week.`,
    education: "BA, Paralegal Studies, Widener University",
    certifications: ["Advanced Certified Paralegal (ACP)", "E-Discovery Certification"],
    location: "Philadelphia, PA",
    availability: "full-time",
    workPreference: "remote",
    hourlyRate: 54,
    isPublic: true,
  },
  leila: {
    experience: "senior",
    specialties: ["Immigration", "DACA", "Spanish", "Family Law"],
    skills: ["I-485 packets", "Asylum declarations", "Arabic", "Spanish"],
    bio: `Prepares adjustment and asylum packets, interviews clients in Arabic and Spanish, keeps the receipt calendar.

Family-based I-485 and I-130 filings with civil documents from eleven countries, DACA renewals, asylum declarations with indexed country condition evidence. Drafts forms for counsel's review and signature.`,
    education: "BA, International Studies; Paralegal Certificate",
    certifications: ["Certified Paralegal (CP)"],
    location: "Kansas City, MO",
    availability: "flexible",
    workPreference: "hybrid",
    hourlyRate: 38,
    isPublic: true,
  },
  hannah: {
    experience: "expert",
    specialties: ["Real Estate", "Due Diligence", "Contract Review"],
    skills: ["Lease abstraction", "Title exceptions", "Closing binders"],
    bio: `Abstracts leases, clears title exceptions and runs the closing checklist for lenders and buyers.

Retail and office leases: rent steps, renewal options, exclusives, assignment and consent clauses, estoppels and closing binders. Due diligence for portfolios of up to sixty units.`,
    education: "AAS, Paralegal Technology",
    certifications: ["Registered Paralegal (RP)", "Notary Public"],
    location: "Columbus, OH",
    availability: "full-time",
    workPreference: "onsite",
    hourlyRate: 44,
    isPublic: true,
  },
  priya: {
    experience: "senior",
    specialties: ["Litigation", "E-Discovery"],
    skills: ["Relativity", "Coding manuals"],
    bio: `Document review lead for commercial matters; writes the coding manual before the first document is opened.

Second-level and privilege review in Relativity, quality control of productions, load files and privilege logs in state and federal court.`,
    education: "BS, Legal Studies",
    certifications: ["Certified Paralegal (CP)"],
    location: "Newark, NJ",
    availability: "part-time",
    workPreference: "remote",
    hourlyRate: 50,
    isPublic: true,
  },
  tomasz: {
    experience: "mid",
    specialties: ["Litigation", "Contract Review"],
    skills: ["Deposition summaries", "Exhibit lists", "Trial binders"],
    bio: `Deposition digests, exhibit lists and trial binders, delivered page and line.

Summarizes transcripts as they arrive, indexes and stamps the exhibits that were marked, and reconciles joint exhibit lists against deposition designations.`,
    education: "Paralegal Certificate, Duquesne University",
    certifications: [],
    location: "Pittsburgh, PA",
    availability: "flexible",
    workPreference: "remote",
    hourlyRate: 44,
    isPublic: true,
  },
} as const;
export const isProfiled = (name: DemoName): name is keyof typeof demoProfiles => name in demoProfiles;

/** One account of each role, printed at start and listed in the README. */
export const printedSignIns: readonly DemoName[] = [
  "daniel",
  "margaret",
  "anders",
  "ruth",
  "ines",
  "samuel",
  "owen",
  "grace",
  "joan",
  "marcus",
  "ada",
  "elena",
];
