/** Documents that are drafted, read or filed. */
import type { Row } from "./list.ts";
import { beside, list } from "./list.ts";

const of = (parent: string, rows: readonly Row[], practice = parent) =>
  list({ kind: "document", parent, practice: practice.split(" ") }, rows);

export const documents = [
  ...of("litigation", [
    [
      "complaints",
      "Complaints and answers",
      "summons and complaint|answer to complaint|answers and affirmative defenses|counterclaim|cross complaint|third party complaint|verified complaint|affirmative defense",
    ],
    [
      "affidavits",
      "Affidavits and declarations",
      "affidavit|sworn statement|notarized statement|sworn declaration|affidavit drafting|affidavits",
      { practice: [] },
    ],
    [
      "summary-judgment-motion",
      "Summary judgment motions",
      "motion for summary judgment|summary judgment|msj|summary judgment motion|statement of undisputed facts",
    ],
    [
      "motions-to-dismiss",
      "Motions to dismiss",
      "motion to dismiss|demurrer|mtd|rule 12 b 6|motion to strike",
    ],
    [
      "motions-in-limine",
      "Motions in limine",
      "motion in limine|in limine",
      { ambiguous: [beside("mil", "trial motion limine litigation")] },
    ],
    [
      "stipulations",
      "Stipulations and proposed orders",
      "stipulation|proposed order|stipulations and orders|consent order",
    ],
    ["notices-of-appeal", "Notices of appeal", "notice of appeal", { parent: "appellate" }],
    [
      "proofs-of-service",
      "Proofs of service",
      "proof of service|certificate of service|affidavit of service|return of service",
    ],
    [
      "case-management-statements",
      "Case management statements",
      "case management statement|joint status report|scheduling order|rule 16 report|case management conference statement|joint pretrial order|pretrial order|pretrial statement",
    ],
    [
      "protective-orders-civil",
      "Confidentiality orders",
      "stipulated protective order|confidentiality order|confidentiality stipulation|discovery protective order",
      {
        ambiguous: [
          beside(
            "protective order",
            "litigation discovery production confidential deposition protest government-contracts",
          ),
        ],
      },
    ],
    [
      "settlement-agreements",
      "Settlement agreements and releases",
      "settlement agreement|release agreement|settlement and release|general release|release of claims",
    ],
    [
      "correspondence-drafting",
      "Legal correspondence",
      "drafting correspondence|client correspondence|legal correspondence|correspondence with court",
      { practice: [] },
    ],
    [
      "legal-memoranda",
      "Legal memoranda",
      "legal memo|legal memorandum|research memorandum|case memo|legal memoranda",
      { practice: [] },
    ],
    [
      "fee-motions",
      "Fee motions and cost bills",
      "bill of costs|memorandum of costs|attorney fee motion|fee motion",
    ],
    [
      "default-judgments",
      "Default judgments",
      "default judgment|request for entry of default|entry of default",
    ],
    ["jury-instructions", "Jury instructions", "proposed jury instructions"],
    [
      "litigation-chronologies",
      "Case chronologies",
      "case chronology|fact chronology|factual chronology|timeline of events|litigation chronology|case timeline",
    ],
  ]),
  ...of("corporate", [
    [
      "bylaws",
      "Bylaws and charters",
      "bylaw|corporate charter|charter amendment|articles of amendment|by laws",
    ],
    [
      "operating-agreements",
      "Operating agreements",
      "operating agreement|llc agreement|limited liability company agreement|llc operating agreement",
    ],
    [
      "partnership-agreements",
      "Partnership agreements",
      "partnership agreement|limited partnership agreement",
    ],
    [
      "shareholder-agreements",
      "Shareholder agreements",
      "shareholder agreement|stockholder agreement|voting agreement|investor rights agreement|shareholders agreement|buy sell agreement|investor rights",
    ],
    [
      "stock-purchase-agreements",
      "Stock purchase agreements",
      "stock purchase agreement|share purchase agreement|equity purchase agreement",
      { parent: "mergers-acquisitions", ambiguous: [beside("spa", "corporate acquisition merger stock")] },
    ],
    [
      "asset-purchase-agreements",
      "Asset purchase agreements",
      "asset purchase agreement",
      {
        parent: "mergers-acquisitions",
        ambiguous: [beside("apa", "corporate acquisition merger asset buyer")],
      },
    ],
    [
      "letters-of-intent",
      "Letters of intent and term sheets",
      "letter of intent|term sheet|memorandum of understanding",
      {
        practice: ["corporate", "real-estate", "contract-law"],
        ambiguous: [beside("loi", "corporate real-estate lease acquisition contract-law")],
      },
    ],
    [
      "convertible-notes",
      "Convertible notes and SAFEs",
      "convertible note|simple agreement for future equity|safe note",
      {
        parent: "start-ups",
        ambiguous: [
          beside("safe", "start-ups seed venture founder convertible series investor round cap-tables"),
        ],
      },
    ],
    [
      "officer-certificates",
      "Officer certificates and opinions",
      "officer certificate|secretary certificate|legal opinion letter|incumbency certificate|opinion letters|closing certificates",
    ],
    [
      "entity-dissolutions",
      "Dissolutions and mergers of entities",
      "articles of dissolution|certificate of dissolution|entity dissolution|certificate of merger|dissolution of entities|articles of merger|entity conversion|dissolutions|dormant companies",
      { parent: "entity-formation-management" },
    ],
  ]),
  ...of("contract-law", [
    [
      "nda",
      "Nondisclosure agreements",
      "nondisclosure agreement|non disclosure agreement|confidentiality agreement|ndas",
      {
        practice: ["contract-law", "corporate"],
        ambiguous: [
          beside("nda", "contract-law corporate agreement confidentiality vendor msa review redline"),
        ],
      },
    ],
    [
      "master-services-agreement",
      "Master services agreements",
      "master service agreement|master services agreement|professional services agreement|services agreement|master agreement|msas and sows|consulting agreement",
      {
        practice: ["contract-law", "corporate", "technology-law"],
        ambiguous: [
          beside(
            "msa",
            "contract-law vendor-contracts nda sow procurement vendor contracts saas statement-of-work customer",
          ),
          beside("msas", "contract-law vendor nda sow procurement contracts saas customer"),
        ],
      },
    ],
    [
      "statement-of-work",
      "Statements of work",
      "statement of work|work order|statements of work|sows",
      { ambiguous: [beside("sow", "contract-law vendor contract nda")] },
    ],
    [
      "employment-agreements",
      "Employment agreements",
      "employment agreement|offer letter|independent contractor agreement|employment contract|consulting contract",
      { practice: ["employment", "contract-law"] },
    ],
    [
      "supply-distribution",
      "Supply and distribution agreements",
      "supply agreement|distribution agreement|reseller agreement|purchase order|terms and conditions|distributor agreement",
    ],
    [
      "data-agreements",
      "Data processing agreements",
      "data processing addendum|dpa addendum|data protection agreement",
      { practice: ["privacy", "contract-law"] },
    ],
    [
      "franchise-disclosure",
      "Franchise disclosure documents",
      "franchise disclosure document|franchise agreement|fdd",
      { parent: "franchise", practice: ["franchise"] },
    ],
    [
      "insurance-certificates",
      "Certificates of insurance",
      "certificate of insurance|insurance certificates|coi tracking",
    ],
  ]),
  ...of("real-estate", [
    [
      "purchase-sale-agreements",
      "Purchase and sale agreements",
      "purchase and sale agreement|real estate contract|contract of sale|purchase agreement real estate|residential purchase agreement|purchase and sale contract|contracts of sale",
      {
        ambiguous: [
          beside("psa", "real-estate property buyer seller closing"),
          beside("purchase agreement", "real-estate property title deed closing"),
        ],
      },
    ],
    [
      "mortgages",
      "Mortgages and deeds of trust",
      "mortgage document|deed of trust|security instrument|promissory note|mortgage|mortgages and notes|deeds of trust",
      { practice: ["real-estate", "banking-finance"] },
    ],
    [
      "easements",
      "Easements and covenants",
      "easement|easement agreement|restrictive covenant land|covenants conditions and restrictions|cc&r|access agreement|declaration of covenants",
      { ambiguous: [beside("ccrs", "real-estate hoa title")] },
    ],
    [
      "title-commitments",
      "Title commitments and policies",
      "title commitment|title policy|title report|preliminary title report|schedule b exception|title binder|pro forma title policy|title policies|lender policy",
      { parent: "title-insurance" },
    ],
    ["leases", "Leases", "lease agreement|residential lease|lease agreements|rental agreement|lease"],
    [
      "rent-rolls",
      "Rent rolls",
      "rent roll|cam reconciliation|operating expense reconciliation",
      { parent: "leasing" },
    ],
  ]),
  ...of("banking-finance", [
    [
      "loan-agreements",
      "Loan and credit agreements",
      "loan agreement|credit agreement|security agreement|guaranty|pledge agreement|intercreditor agreement|loan and security agreement|collateral documents",
    ],
    [
      "conditions-precedent",
      "Conditions precedent",
      "condition precedent|closing conditions",
      {
        ambiguous: [
          beside("cp", "commercial-lending borrower lender credit facility loan"),
          beside("cps", "commercial-lending borrower lender credit facility loan"),
        ],
      },
    ],
  ]),
  ...of("estate-planning", [
    [
      "wills",
      "Wills",
      "last will and testament|last will|simple will|simple wills|pour over will|pour over wills|codicil|a will|the will",
      { parent: "estate-drafting" },
    ],
    [
      "trusts",
      "Trusts",
      "revocable trust|irrevocable trust|living trust|revocable living trust|trust agreement|trust instrument|irrevocable life insurance trust|testamentary trust|dynasty trust|grantor trust",
      {
        parent: "estate-drafting",
        ambiguous: [
          beside("trust", "estate-planning will beneficiary trustee grantor probate"),
          beside("ilit", "estate-planning trust insurance"),
        ],
      },
    ],
    [
      "powers-of-attorney",
      "Powers of attorney",
      "power of attorney|durable power of attorney|financial power of attorney|medical power of attorney",
      {
        parent: "estate-drafting",
        practice: ["estate-planning", "elder-law"],
        ambiguous: [
          beside("poa", "estate-planning will trust attorney directive elder-law health"),
          beside("poas", "estate-planning will trust directive elder-law health"),
        ],
      },
    ],
    [
      "advance-directives",
      "Advance directives",
      "advance directive|health care proxy|healthcare proxy|living will|health care directive|hipaa release estate|healthcare directive|medical directive",
      { parent: "estate-drafting", practice: ["estate-planning", "elder-law"] },
    ],
    [
      "deeds-into-trust",
      "Deeds into trust",
      "trust transfer deed|deed to trust|life estate deed|lady bird deed|enhanced life estate deed",
      { parent: "trust-administration" },
    ],
  ]),
  ...of("securities", [
    [
      "prospectuses",
      "Prospectuses and offering memoranda",
      "prospectus|offering memorandum|private placement memorandum|ppm|private placement memoranda",
      { parent: "public-offerings" },
    ],
    [
      "proxy-statements",
      "Proxy statements",
      "proxy statement|def 14a|information statement proxy",
      { parent: "public-reporting" },
    ],
    [
      "indentures",
      "Indentures",
      "indenture|underwriting agreement|comfort letter|bond indenture",
      { parent: "public-offerings" },
    ],
  ]),
  ...of("immigration", [
    [
      "affidavits-of-support",
      "Affidavits of support",
      "affidavit of support|joint sponsor",
      { parent: "family-immigration" },
    ],
    [
      "hardship-statements",
      "Hardship statements",
      "hardship statement|hardship letter|hardship evidence|hardship declaration",
      { parent: "waivers-inadmissibility" },
    ],
    [
      "g28",
      "Entries of appearance in immigration",
      "g 28|notice of entry of appearance immigration|g 28 form|form g 28",
      { kind: "form" },
    ],
  ]),
  ...of("intellectual-property", [
    [
      "patent-applications",
      "Patent application papers",
      "patent specification|patent claims|claims drafting|invention disclosure|invention disclosure form|patent drafting",
      { parent: "patent-prosecution" },
    ],
    [
      "coexistence-agreements",
      "Coexistence and consent agreements",
      "coexistence agreement|consent agreement trademark|trademark assignment|trademark coexistence",
      { parent: "trademark-prosecution" },
    ],
    [
      "ip-assignments",
      "IP assignments",
      "ip assignment|recordation of assignment|intellectual property assignment|assignment of inventions",
    ],
  ]),
  ...of("family", [
    [
      "consent-orders-family",
      "Family court orders",
      "custody order|support order|temporary orders|pendente lite motion|temporary order family|pendente lite",
    ],
    [
      "birth-records",
      "Vital records",
      "birth certificate|vital record|marriage certificate|vital records",
      { practice: ["family", "immigration", "estate-planning"] },
    ],
  ]),
];
