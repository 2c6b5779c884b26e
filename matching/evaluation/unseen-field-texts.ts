/** Written after the vocabulary was finished, neighbors of one practice side by side; the vocabulary never learned from them. */
import type { FieldText } from "./field-texts.ts";

export const UNSEEN_FIELD_TEXTS: readonly FieldText[] = [
  {
    field: "asylum",
    title: "Help with protection claims",
    posting:
      "Nonprofit with a long waiting list. Sit with people who fled, turn their stories into a sworn statement, find reports about what happens back home, and keep the one-year filing date.",
    profile:
      "I wrote declarations with survivors of political violence and of gangs, gathered expert letters and human rights reports, and prepared clients for the officer's interview.",
  },
  {
    field: "perm",
    title: "Green card sponsorship coordinator",
    posting:
      "Run recruitment for an engineer: newspaper ads, job order with the state workforce agency, internal posting, log of resumes and reasons for rejection, then the ETA form and the immigrant petition.",
    profile:
      "Prevailing wage requests, audit files and labor certification for hospitals and universities; I-140s with ability to pay evidence.",
  },
  {
    field: "u-visa",
    title: "Crime victims' immigration paralegal",
    posting:
      "Ask police departments to sign certifications, write victims' statements, file I-918 with waivers, renew deferred action while people wait.",
    profile:
      "VAWA self-petitions and U visas for survivors of domestic violence, fee waivers, supplement B requests to sheriffs and prosecutors.",
  },
  {
    field: "title-insurance",
    title: "Examiner and curative specialist",
    posting:
      "Read the chain back sixty years, raise exceptions and requirements, chase missing releases, draft corrective instruments and clear the policy.",
    profile:
      "Abstractor turned underwriting assistant: commitments, endorsements, gap coverage, probate and divorce gaps, judgments against similar names.",
  },
  {
    field: "leasing",
    title: "Lease abstracts for a retail landlord",
    posting:
      "Two hundred store leases into the new database: options, percentage rent, exclusives, CAM caps, commencement letters, and a calendar that warns of expirations.",
    profile:
      "I drafted amendments and subleases, tracked critical dates, answered estoppel requests and reconciled operating expense clauses for office towers.",
  },
  {
    field: "real-estate-finance",
    title: "Lender-side closings",
    posting:
      "Balance sheet and agency loans on apartments: organizational documents of borrowers, UCC and title, insurance review, opinion letters, funding conditions, post-closing deliveries.",
    profile:
      "Bank counsel's paralegal. Loan agreements, mortgages, guaranties, assignments of rents, SNDAs, intercreditor papers and closing checklists.",
  },
  {
    field: "patent-litigation",
    title: "Infringement trial team",
    posting:
      "Claim charts, invalidity contentions, file histories, protective order tiers for source code, expert binders for the Markman hearing and IPR filings.",
    profile:
      "Worked on Hatch-Waxman and semiconductor cases: prior art production, technical tutorials, PTAB exhibits, deposition prep of inventors.",
  },
  {
    field: "ttab-proceedings",
    title: "Opposition and cancellation matters",
    posting:
      "Calendar inter partes deadlines before the Board, draft notices of reliance, serve disclosures, organize testimony declarations on priority and confusion.",
    profile:
      "I filed oppositions through ESTTA, extension requests, answers and stipulated suspensions, and compiled use evidence for brand disputes.",
  },
  {
    field: "child-custody",
    title: "Parenting disputes",
    posting:
      "Relocation and modification cases: school and therapist records, message printouts, evaluator packets, proposed schedules and witness outlines.",
    profile:
      "I supported a guardian ad litem and then a parents' lawyer: visitation logs, contempt for denied weekends, emergency motions, parenting time charts.",
  },
  {
    field: "child-support",
    title: "Support enforcement clerk",
    posting:
      "Guideline calculations, income withholding orders, arrears ledgers, interstate registration and license suspension notices.",
    profile:
      "County agency: UIFSA packets, wage assignments, payment histories, imputed income worksheets, contempt for arrears.",
  },
  {
    field: "estate-drafting",
    title: "Planning documents assistant",
    posting:
      "Turn the lawyer's notes into revocable trusts, pour-over wills and powers of attorney, prepare signing ceremonies, deeds and beneficiary changes afterwards.",
    profile:
      "WealthCounsel templates, codicils, health care directives, funding letters to banks, binders for couples.",
  },
  {
    field: "trust-administration",
    title: "After the settlor dies",
    posting:
      "Notify beneficiaries, inventory assets, divide into subtrusts, keep the trustee's account of principal and income, prepare distributions and releases.",
    profile:
      "Successor trustees' assistant: notices, appraisals, EINs, retitling brokerage accounts, accountings, decanting papers.",
  },
  {
    field: "estate-tax",
    title: "706 and 709 preparer",
    posting:
      "Gather valuations and discounts, schedules of gifts, generation-skipping elections, portability, marital deduction, and answer the examiner's letter.",
    profile:
      "Gift and estate returns, date-of-death appraisals, Crummey letters, closing letters, fiduciary income tax for large families.",
  },
  {
    field: "commercial-lending",
    title: "Credit facility closings",
    posting:
      "Revolvers and term loans for a regional bank: UCC searches, security agreements, control agreements, officer's certificates, borrowing base, amendments.",
    profile:
      "Agent's counsel: syndicated loans, perfection checklists, pledge of stock, landlord waivers, post-closing tracking.",
  },
  {
    field: "securities-litigation",
    title: "Shareholder suits",
    posting:
      "Derivative and class complaints after a stock drop: analyst reports, confidential witnesses, insider sales charts, lead plaintiff papers, D&O tower.",
    profile:
      "10b-5 defense: motion to dismiss exhibits, books-and-records demands, merger objections, class certification expert files.",
  },
  {
    field: "creditor-rights",
    title: "Mortgage servicer bankruptcy desk",
    posting:
      "Proofs of claim, payment change notices, motions for relief from stay, objections to plans, agreed orders when debtors fall behind.",
    profile:
      "Represented car lenders and credit unions: reaffirmations, adequate protection, valuation objections, stay relief hearings.",
  },
  {
    field: "bankruptcy-litigation",
    title: "Preference docket for a liquidating trustee",
    posting:
      "Three hundred adversary complaints: payment histories in the ninety days, demand letters, ordinary course and new value analysis, mediation and settlement motions.",
    profile:
      "Avoidance actions and fraudulent transfers: summonses, tolling, defenses spreadsheets, 9019 papers.",
  },
  {
    field: "eeoc-charges",
    title: "Employer response to agency charges",
    posting:
      "Position statements, requests for information, interview notes from HR, exhibits about discipline, mediation with the Commission.",
    profile:
      "I prepared answers to discrimination charges for school districts and hospitals, comparators and policies included, and tracked portal deadlines.",
  },
  {
    field: "healthcare-transactions",
    title: "Payer contracting paralegal",
    posting:
      "Amend provider agreements, fee schedules and delegated credentialing terms with health plans, keep a matrix of rates and renewal dates, and help buy two physician practices.",
    profile:
      "Managed care agreements, telehealth service agreements, medical director contracts, notices of change of ownership.",
  },
  {
    field: "sales-tax",
    title: "State audits of a marketplace seller",
    posting:
      "Nexus studies, exemption certificates, sampling agreements, waivers of limitation, voluntary disclosure with twelve states, refund claims.",
    profile:
      "Use tax accruals, registrations, Avalara reports, protest letters after assessments, resale certificates.",
  },
  {
    field: "exempt-organizations",
    title: "Charity start-up and compliance",
    posting:
      "Form 1023, bylaws and conflict policy, state solicitation registrations, 990 review, fiscal sponsorship letters, lobbying limits.",
    profile:
      "Foundations and associations: determination letters, grant agreements, unrelated business questions, attorney general filings.",
  },
  {
    field: "trucking-injury",
    title: "Tractor-trailer crash files",
    posting:
      "Spoliation letters on day one, logs and black box downloads, driver qualification files, dispatch records, reconstruction experts.",
    profile:
      "FMCSA violations, broker and carrier discovery, dashcam requests, catastrophic injuries, life care plans.",
  },
  {
    field: "mass-tort",
    title: "Device docket intake to settlement",
    posting:
      "Five thousand claimants: proof of implant, plaintiff fact sheets, deficiency cures, bellwether pools, lien resolution and allocation.",
    profile:
      "Drug and implant MDLs: census forms, medical record orders, portals, tolling lists, qualified settlement fund payments.",
  },
  {
    field: "section-1983",
    title: "Police misconduct cases",
    posting:
      "Body camera video, internal affairs files, use-of-force policies, notices of claim, qualified immunity appendix and municipal pattern evidence.",
    profile:
      "Jail death and wrongful arrest suits: officers' discipline histories, Monell discovery, medical examiner records.",
  },
];
