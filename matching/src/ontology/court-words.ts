/** Courts and agencies of the United States. Sources: 28 U.S.C. chapters 3 and 5; the agencies' own names. */
import type { Row } from "./list.ts";
import { beside, list } from "./list.ts";
import { stateCodes } from "./states.ts";

type Region = "Northern" | "Southern" | "Eastern" | "Western" | "Middle" | "Central";
const initials: Record<Region, string> = {
  Northern: "n",
  Southern: "s",
  Eastern: "e",
  Western: "w",
  Middle: "m",
  Central: "c",
};

/** 28 U.S.C. 81-131: the states that are divided; every other state is one district. */
const divided: Readonly<Record<string, readonly Region[]>> = {
  AL: ["Northern", "Middle", "Southern"],
  AR: ["Eastern", "Western"],
  CA: ["Northern", "Eastern", "Central", "Southern"],
  FL: ["Northern", "Middle", "Southern"],
  GA: ["Northern", "Middle", "Southern"],
  IL: ["Northern", "Central", "Southern"],
  IN: ["Northern", "Southern"],
  IA: ["Northern", "Southern"],
  KY: ["Eastern", "Western"],
  LA: ["Eastern", "Middle", "Western"],
  MI: ["Eastern", "Western"],
  MS: ["Northern", "Southern"],
  MO: ["Eastern", "Western"],
  NY: ["Northern", "Eastern", "Southern", "Western"],
  NC: ["Eastern", "Middle", "Western"],
  OH: ["Northern", "Southern"],
  OK: ["Northern", "Eastern", "Western"],
  PA: ["Eastern", "Middle", "Western"],
  TN: ["Eastern", "Middle", "Western"],
  TX: ["Northern", "Southern", "Eastern", "Western"],
  VA: ["Eastern", "Western"],
  WA: ["Eastern", "Western"],
  WV: ["Northern", "Southern"],
  WI: ["Eastern", "Western"],
};
const bluebook: Readonly<Record<string, string>> = {
  AL: "ala",
  AR: "ark",
  CA: "cal",
  FL: "fla",
  GA: "ga",
  IL: "ill",
  IN: "ind",
  IA: "iowa",
  KY: "ky",
  LA: "la",
  MI: "mich",
  MS: "miss",
  MO: "mo",
  NY: "ny",
  NC: "nc",
  OH: "ohio",
  OK: "okla",
  PA: "pa",
  TN: "tenn",
  TX: "tex",
  VA: "va",
  WA: "wash",
  WV: "w va",
  WI: "wis",
};

const districtRows = Object.entries(stateCodes).flatMap(([code, state]): readonly Row[] => {
  const lower = code.toLowerCase();
  const parent = `state-courts-${lower}`;
  const regions = divided[code];
  if (regions === undefined) {
    return [
      [
        `district-${lower}`,
        `U.S. District Court, District of ${state}`,
        `${code === "DC" ? "ddc" : `district of ${state}`}|federal court in ${state}|${state} federal court`,
        { parent },
      ],
    ];
  }
  return regions.map((region): Row => {
    const short = `${initials[region]}d ${bluebook[code] ?? lower}`;
    const run = `${initials[region]}d${lower}`;
    const dotted = `${initials[region].toUpperCase()}.D. ${bluebook[code] ?? lower}`;
    return [
      `district-${run}`,
      `U.S. District Court, ${region} District of ${state}`,
      [`${region} district of ${state}`, short, run, dotted].join("|"),
      { parent },
    ];
  });
});

const stateRows = Object.entries(stateCodes).map(([code, state]): Row => [
  `state-courts-${code.toLowerCase()}`,
  `${state} courts`,
  [
    "state court",
    "state courts",
    "superior court",
    "circuit court",
    "supreme court",
    "district court",
    "civil court",
    "family court",
    "probate court",
    "trial courts",
    "civil procedure",
    "appellate courts",
    "court of appeals",
    "litigation",
    "practice",
    "court rules",
  ]
    .map((court) => `${state} ${court}`)
    .join("|"),
]);

const circuits = [
  "First",
  "Second",
  "Third",
  "Fourth",
  "Fifth",
  "Sixth",
  "Seventh",
  "Eighth",
  "Ninth",
  "Tenth",
  "Eleventh",
];
const ordinals = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th", "11th"];
const circuitRows = circuits.map((name, index): Row => [
  `circuit-${index + 1}`,
  `${name} Circuit`,
  `${ordinals[index] ?? name} circuit|${name} circuit court of appeals`,
  { parent: "federal-appeals-courts", practice: ["litigation"] },
]);

const court = (rows: readonly Row[]) => list({ kind: "court" }, rows);

export const courts = [
  ...court([
    [
      "federal-courts",
      "Federal courts",
      "federal court|federal district court|united states district court|us district court|federal practice|federal litigation|state and federal court|state and federal courts",
    ],
    [
      "state-courts",
      "State courts",
      "state court|superior court|circuit court|court of common pleas|county court|district court|civil court",
    ],
    [
      "federal-appeals-courts",
      "Federal courts of appeals",
      "court of appeals|federal court of appeals|us court of appeals|appellate court|courts of appeals",
      {
        parent: "federal-courts",
        ambiguous: [beside("circuit court", "appellate appeal brief cite-checking second ninth")],
      },
    ],
    [
      "us-supreme-court",
      "Supreme Court of the United States",
      "scotus|u.s. supreme court|united states supreme court|certiorari|cert petition",
      { parent: "federal-courts" },
    ],
    ["circuit-dc", "District of Columbia Circuit", "dc circuit", { parent: "federal-appeals-courts" }],
    [
      "circuit-federal",
      "Federal Circuit",
      "cafc|court of appeals for the federal circuit",
      { parent: "federal-appeals-courts", practice: ["intellectual-property"] },
    ],
    [
      "bankruptcy-court",
      "U.S. Bankruptcy Courts",
      "bankruptcy court|us bankruptcy court|united states bankruptcy court",
      { parent: "federal-courts", practice: ["bankruptcy"] },
    ],
    [
      "us-trustee",
      "United States Trustee",
      "us trustee|office of the us trustee|ust",
      { practice: ["bankruptcy"] },
    ],
    [
      "us-tax-court",
      "U.S. Tax Court",
      "tax court|us tax court|united states tax court",
      { parent: "federal-courts", practice: ["tax"], related: ["tax-controversy"] },
    ],
    [
      "court-federal-claims",
      "U.S. Court of Federal Claims",
      "court of federal claims|vaccine court",
      { parent: "federal-courts" },
    ],
    [
      "court-international-trade",
      "U.S. Court of International Trade",
      "court of international trade",
      { parent: "federal-courts", practice: ["international-trade"] },
    ],
    [
      "cavc",
      "Court of Appeals for Veterans Claims",
      "cavc|board of veterans appeals|bva",
      { practice: ["veterans-law"] },
    ],
    [
      "delaware-chancery",
      "Delaware Court of Chancery",
      "court of chancery|delaware chancery|chancery court",
      { parent: "state-courts-de", practice: ["corporate", "litigation"] },
    ],
    [
      "ny-commercial-division",
      "New York Commercial Division",
      "commercial division",
      { parent: "state-courts-ny", practice: ["litigation"] },
    ],
    [
      "ny-surrogates-court",
      "Surrogate's Court",
      "surrogates court|surrogate court|surrogates",
      { practice: ["estate-planning"], related: ["probate"] },
    ],
    [
      "family-courts",
      "Family courts",
      "family court|domestic relations court|family division",
      { parent: "state-courts", practice: ["family"] },
    ],
    [
      "probate-courts",
      "Probate courts",
      "probate court|orphans court|register of wills",
      { parent: "state-courts", practice: ["estate-planning"], related: ["probate"] },
    ],
    [
      "housing-courts",
      "Housing courts",
      "nyc housing court|landlord tenant court",
      { parent: "state-courts", practice: ["real-estate"], related: ["landlord-tenant"] },
    ],
    [
      "criminal-courts",
      "Criminal courts",
      "criminal court|drug court|municipal court|mental health court",
      { parent: "state-courts", practice: ["criminal"] },
    ],
    [
      "juvenile-courts",
      "Juvenile courts",
      "juvenile court|dependency court",
      { parent: "state-courts", practice: ["juvenile", "family"] },
    ],
    [
      "small-claims-courts",
      "Small claims courts",
      "small claims court|justice court|magistrate court",
      { parent: "state-courts", practice: ["litigation"] },
    ],
    ["tribal-courts", "Tribal courts", "tribal court", { practice: ["native-american"] }],
    [
      "immigration-court",
      "Immigration court (EOIR)",
      "immigration court|eoir|ecas|eoir courts and appeals system|executive office for immigration review|immigration judge",
      { practice: ["immigration"], related: ["removal-defense"] },
    ],
    [
      "bia",
      "Board of Immigration Appeals",
      "board of immigration appeals|bia appeal",
      {
        parent: "immigration-court",
        practice: ["immigration"],
        ambiguous: [beside("bia", "immigration removal asylum appeal")],
      },
    ],
    [
      "uscis",
      "USCIS",
      "us citizenship and immigration services|uscis field office|uscis service center",
      { practice: ["immigration"] },
    ],
    [
      "ice-cbp",
      "ICE and CBP",
      "immigration and customs enforcement|customs and border protection|cbp|ice detention",
      { practice: ["immigration"] },
    ],
    [
      "state-department",
      "Department of State",
      "us consulate|us embassy|consulates|state department",
      { practice: ["immigration"] },
    ],
    [
      "dol",
      "Department of Labor",
      "department of labor|us department of labor",
      {
        practice: ["employment", "immigration"],
        ambiguous: [beside("dol", "employment wage labor perm immigration erisa")],
      },
    ],
    [
      "eeoc",
      "EEOC",
      "equal employment opportunity commission",
      { practice: ["employment"], related: ["eeoc-charges"] },
    ],
    [
      "state-fair-employment",
      "State fair employment agencies",
      "dfeh|california civil rights department|nysdhr|state division of human rights|texas workforce commission|human rights commission",
      { practice: ["employment"], related: ["eeoc-charges"] },
    ],
    [
      "nlrb",
      "NLRB",
      "national labor relations board",
      { practice: ["employment"], related: ["labor-relations"] },
    ],
    [
      "labor-commissioner",
      "Labor commissioners",
      "labor commissioner|dlse|berman hearing",
      { practice: ["employment"], related: ["wage-and-hour"] },
    ],
    ["osha", "OSHA", "occupational safety and health administration", { practice: ["employment"] }],
    [
      "mspb",
      "Merit Systems Protection Board",
      "mspb|merit systems protection board",
      { practice: ["employment"] },
    ],
    [
      "pbgc",
      "Pension Benefit Guaranty Corporation",
      "pbgc",
      { practice: ["employment", "tax"], related: ["employee-benefits"] },
    ],
    [
      "uspto",
      "USPTO",
      "patent and trademark office|us patent and trademark office|patent office",
      { practice: ["intellectual-property"] },
    ],
    [
      "ttab",
      "TTAB",
      "trademark trial and appeal board",
      { parent: "uspto", practice: ["intellectual-property"], related: ["ttab-proceedings"] },
    ],
    [
      "ptab",
      "PTAB",
      "patent trial and appeal board",
      { parent: "uspto", practice: ["intellectual-property"], related: ["ptab-proceedings"] },
    ],
    [
      "copyright-office",
      "U.S. Copyright Office",
      "copyright office|copyright claims board|small claims board at the copyright office|copyright small claims board",
      { practice: ["intellectual-property"], related: ["copyright"] },
    ],
    [
      "wipo-epo",
      "WIPO and the EPO",
      "wipo|european patent office|epo|euipo|world intellectual property organization",
      { practice: ["intellectual-property"] },
    ],
    [
      "itc",
      "International Trade Commission",
      "international trade commission|us itc|itc investigation",
      { practice: ["intellectual-property", "international-trade"] },
    ],
    [
      "sec",
      "Securities and Exchange Commission",
      "securities and exchange commission|edgar",
      {
        practice: ["securities", "corporate"],
        ambiguous: [
          beside("sec", "securities public-reporting filing filings reporting exchange edgar proxy issuer"),
        ],
      },
    ],
    ["finra", "FINRA", "financial industry regulatory authority", { practice: ["securities"] }],
    ["cftc", "CFTC", "commodity futures trading commission", { practice: ["securities"] }],
    [
      "stock-exchanges",
      "NYSE and Nasdaq",
      "nyse|nasdaq|nyse listing|nasdaq listing",
      { practice: ["securities"] },
    ],
    [
      "secretary-of-state",
      "Secretaries of state",
      "secretary of state|division of corporations|department of corporations",
      { practice: ["corporate"], related: ["entity-filings"] },
    ],
    ["irs", "IRS", "internal revenue service|irs appeals|irs office of appeals", { practice: ["tax"] }],
    [
      "state-tax-agencies",
      "State tax agencies",
      "department of revenue|franchise tax board|cdtfa|comptroller of public accounts|department of taxation|state tax agency|board of equalization",
      { practice: ["tax"] },
    ],
    [
      "charity-regulators",
      "Charity regulators",
      "attorney general charities|charities bureau|registry of charitable trusts",
      { practice: ["nonprofit", "tax"] },
    ],
    [
      "ssa",
      "Social Security Administration",
      "social security administration|office of hearings operations|oho|odar|disability determination services",
      { practice: ["social-security"], ambiguous: [beside("ssa", "social disability ssdi ssi")] },
    ],
    [
      "va",
      "Department of Veterans Affairs",
      "department of veterans affairs|veterans affairs|va regional office",
      { practice: ["veterans-law"] },
    ],
    [
      "wc-boards",
      "Workers' compensation boards",
      "workers compensation appeals board|industrial commission|workers compensation commission|department of industrial accidents",
      { practice: ["workers-compensation"], related: ["workers-comp-hearings"] },
    ],
    [
      "cms",
      "Centers for Medicare and Medicaid Services",
      "centers for medicare and medicaid services|medicare|medicaid",
      {
        practice: ["healthcare", "elder-law", "personal-injury"],
        ambiguous: [beside("cms", "medicare medicaid lien healthcare")],
      },
    ],
    ["fda", "FDA", "food and drug administration", { practice: ["healthcare"] }],
    [
      "hhs-ocr",
      "HHS",
      "health and human services|hhs oig|office for civil rights",
      { practice: ["healthcare"] },
    ],
    [
      "medical-boards",
      "Licensing boards",
      "medical licensing board|board of nursing|board of medicine|state medical board",
      { practice: ["healthcare", "administrative"] },
    ],
    [
      "epa",
      "EPA",
      "environmental protection agency|us epa|state environmental agency|dtsc|regional water board",
      { practice: ["environmental"] },
    ],
    ["army-corps", "Army Corps of Engineers", "army corps", { practice: ["environmental"] }],
    [
      "blm",
      "Bureau of Land Management",
      "bureau of land management|department of the interior",
      { practice: ["environmental", "energy"] },
    ],
    ["ferc", "FERC", "federal energy regulatory commission", { practice: ["energy"] }],
    [
      "public-utility-commissions",
      "Public utility commissions",
      "public utilities commission|cpuc|public service commission",
      { practice: ["energy"] },
    ],
    ["fcc", "FCC", "federal communications commission", { practice: ["telecom"] }],
    ["ftc", "FTC", "federal trade commission", { practice: ["consumer-law", "antitrust"] }],
    [
      "cfpb",
      "CFPB",
      "consumer financial protection bureau",
      { practice: ["consumer-law", "banking-finance"] },
    ],
    [
      "fincen",
      "FinCEN",
      "financial crimes enforcement network",
      { practice: ["banking-finance", "corporate"] },
    ],
    [
      "bank-regulators",
      "Federal bank regulators",
      "fdic|office of the comptroller of the currency|federal reserve|ncua",
      { practice: ["banking-finance"] },
    ],
    [
      "hud",
      "HUD",
      "department of housing and urban development|fannie mae|freddie mac",
      { practice: ["real-estate"] },
    ],
    [
      "planning-boards",
      "Zoning and planning boards",
      "zoning board of appeals|city council hearing|planning commission|board of adjustment",
      { practice: ["real-estate", "municipal"] },
    ],
    ["faa", "FAA", "federal aviation administration|faa registry|ntsb", { practice: ["aviation"] }],
    ["coast-guard", "Coast Guard", "us coast guard|vessel documentation", { practice: ["maritime"] }],
    [
      "dot-fmcsa",
      "FMCSA",
      "federal motor carrier safety administration|department of transportation",
      { practice: ["transportation"] },
    ],
    ["dmv", "DMV", "department of motor vehicles", { practice: ["criminal"] }],
    [
      "boards-contract-appeals",
      "Boards of contract appeals",
      "asbca|civilian board of contract appeals|gao protest|government accountability office",
      { practice: ["government-contracts"] },
    ],
    [
      "aaa",
      "American Arbitration Association",
      "american arbitration association|aaa arbitration|icdr",
      {
        practice: ["litigation"],
        related: ["arbitration"],
        ambiguous: [beside("aaa", "arbitration jams arbitrator")],
      },
    ],
    [
      "jams",
      "JAMS",
      "jams arbitration|jams mediation",
      { practice: ["litigation"], related: ["arbitration"] },
    ],
    [
      "icc-arbitration",
      "International arbitral institutions",
      "icc arbitration|icsid|lcia|uncitral",
      { practice: ["litigation"], related: ["arbitration"] },
    ],
    [
      "jpml",
      "Judicial Panel on Multidistrict Litigation",
      "jpml",
      { practice: ["litigation"], related: ["multidistrict"] },
    ],
    [
      "doj",
      "Department of Justice",
      "us department of justice|department of justice|doj",
      { practice: ["criminal", "antitrust"] },
    ],
    [
      "us-attorneys",
      "United States Attorneys",
      "ausa|assistant us attorney|us attorneys office",
      { practice: ["criminal"], related: ["federal-criminal"] },
    ],
    [
      "state-attorney-general",
      "State attorneys general",
      "state attorney general|attorney general office",
      { practice: ["administrative", "consumer-law"] },
    ],
    [
      "child-welfare-agencies",
      "Child welfare agencies",
      "department of children and families|child protective service agency|acs nyc|dcfs",
      { practice: ["family", "juvenile"], related: ["child-protection"] },
    ],
    [
      "legal-aid",
      "Legal aid organizations",
      "legal aid|legal services corporation|pro bono program|legal services organization",
      {},
    ],
    [
      "building-departments",
      "Building departments",
      "department of buildings|building department",
      { practice: ["construction", "real-estate"] },
    ],
    [
      "county-recorders",
      "County recorders",
      "county recorder office|county clerk|land records",
      { practice: ["real-estate"], related: ["recording"] },
    ],
  ]),
  ...court(stateRows.map(([id, name, aliases]) => [id, name, aliases, { parent: "state-courts" }] as const)),
  ...court(circuitRows),
  ...court(districtRows),
];
