/**
 * One made-up posting and one made-up profile per field of work, written from knowledge of practice and from none of
 * the judged texts. They check that the engine knows a field before anybody has graded pairs of it.
 */
export interface FieldText {
  /** a field of work, as this table tells them apart */
  readonly field: string;
  readonly title: string;
  readonly posting: string;
  readonly profile: string;
}

export const FIELD_TEXTS: readonly FieldText[] = [
  {
    field: "employment-immigration",
    title: "RFE response drafter",
    posting:
      "Tech clients, cap season hangover. We have eleven requests for evidence on specialty occupation and one on employer-employee relationship at a third-party site. You gather degree evaluations, write the position description with the manager, pull the SOC code and wage level, and assemble the response with exhibits.",
    profile:
      "Seven years preparing H-1B and L-1B cases for a software company: LCAs, support letters, cap registrations, extensions and amendments, public access files. Answered about sixty RFEs.",
  },
  {
    field: "patent-prosecution",
    title: "Docketing and filing support, life sciences group",
    posting:
      "Our agents need somebody who can format claims, check sequence listings, file through Patent Center, track foreign annuities with our agents abroad and keep the IDS references flowing between related families. National stage deadlines this spring are heavy.",
    profile:
      "I file utility, design and provisional applications, order drawings, chase inventors for declarations and assignments, and calendar responses to restriction requirements and final rejections. CPA Global and Anaqua.",
  },
  {
    field: "law-firm-bookkeeping",
    title: "Trust account clean-up",
    posting:
      "The state bar has sent us a letter. We need three-way reconciliations of our IOLTA account for the last two years, client ledgers rebuilt out of bank statements, stale balances traced, and earned fees moved properly. QuickBooks plus a practice management system.",
    profile:
      "Bookkeeper for small law offices. I reconcile operating and trust accounts monthly, post retainers, cut settlement disbursement checks, send invoices and keep client ledger cards in LEAP and CosmoLex.",
  },
  {
    field: "probate",
    title: "Estate settlement assistant",
    posting:
      "Sole practitioner with fourteen open estates. Prepare the application for appointment of the executor, the list of heirs, the inventory and appraisement, claims review, receipts and releases, and the closing account. You will call banks and transfer agents all day.",
    profile:
      "Worked in a surrogate's court clerk's office and then for two firms: small estate affidavits, renunciations, waivers of bond, ancillary proceedings, date of death values and fiduciary accountings.",
  },
  {
    field: "workers-compensation",
    title: "Comp hearing preparation",
    posting:
      "Applicant side. Subpoena the medical file, summarize the panel QME report, compute average weekly wage and the permanent disability rating, file the declaration of readiness, and keep the lien claimants quiet until the mandatory settlement conference.",
    profile:
      "Handled claims for an injured workers' firm: claim petitions, benefit checks that stopped, treatment denials and utilization review appeals, impairment ratings, compromise and release papers.",
  },
  {
    field: "employee-benefits",
    title: "Retirement plan restatements",
    posting:
      "Our ERISA group restates some 200 pre-approved plan documents this cycle. Compare adoption agreements, draft amendments and board consents, write summaries of material modifications, and prepare corrections where deferrals were late or eligible employees were left out.",
    profile:
      "Ten years with plan sponsors and a third-party administrator: 401(k) and cash balance plans, nondiscrimination testing questions, Form 5500 filings, welfare wrap documents, COBRA notices and DOL delinquent filer submissions.",
  },
  {
    field: "consumer-bankruptcy",
    title: "Chapter 13 case manager",
    posting:
      "You take a debtor from signed retainer to confirmed plan: pay advices, tax returns, schedules and statement of financial affairs, Form 122C, plan drafts with arrears and cramdown numbers, trustee document requests, and motions to modify when somebody loses a job.",
    profile:
      "I have prepared about nine hundred Chapter 7 and 13 filings with Best Case and NextChapter, mailed the creditor matrix, sat with clients before the meeting of creditors, and handled redemption and reaffirmation papers.",
  },
  {
    field: "mergers-acquisitions",
    title: "Deal paralegal for sell-side auction",
    posting:
      "Build and index the data room, keep the disclosure schedules in step with it, run the closing checklist, collect signature pages, order bring-down good standings and payoff letters, and put together the closing set within two weeks of funding.",
    profile:
      "Lower middle market transactions: stock and asset purchases, ancillary documents, third-party consents, officer's certificates, escrow and funds flow memo, Datasite and Intralinks.",
  },
  {
    field: "ediscovery",
    title: "Relativity workspace administrator",
    posting:
      "Load volumes, build saved searches and layouts, batch out first-pass review, run analytics and email threading, QC productions with load files and slip sheets, and answer vendors about exceptions. Active learning experience helps.",
    profile:
      "Litigation support: custodial interviews, collections from Microsoft 365 and phones, processing, deduplication, term reports, privilege screens, redactions and production sets in RelativityOne and Everlaw.",
  },
  {
    field: "medical-malpractice",
    title: "Records chronologies in birth injury and surgical error cases",
    posting:
      "Read 3,000 pages of hospital chart, write a timeline with page cites, flag missing fetal strips and audit trail oddities, find board-certified reviewers for the certificate of merit, and draft the notice of intent to the providers.",
    profile:
      "Former ICU nurse. I review charts for plaintiff and defense lawyers, point out departures from accepted practice, write chronologies and prepare expert packets and deposition outlines of physicians.",
  },
  {
    field: "residential-real-estate",
    title: "Closer for busy title office",
    posting:
      "From contract to keys: open the file, order title and tax certs, clear old mortgages, balance figures with the loan officer, issue the Closing Disclosure, sit at the table with first-time buyers, wire proceeds and record.",
    profile:
      "Home purchase and refinance files for seven years. Prepared ALTA settlement statements, ordered payoffs and HOA letters, coordinated realtors and banks, disbursed escrow funds and e-recorded deeds.",
  },
  {
    field: "employment-litigation",
    title: "Discrimination and retaliation cases",
    posting:
      "Employee-side trial boutique. Draft agency intake questionnaires and rebuttals, request personnel records, organize comparator evidence, prepare initial disclosures, and help get a Title VII case ready for a jury in September.",
    profile:
      "I supported counsel for workers fired after complaints: charges with the commission, right-to-sue letters, written discovery, witness statements from co-workers, emotional distress damages files, and settlement terms.",
  },
  {
    field: "divorce",
    title: "QDRO and property division help",
    posting:
      "High-asset dissolution practice. Trace separate property, build the marital balance sheet from account statements, draft orders dividing pensions and TSP, and prepare the sworn financial statement for the temporary support hearing.",
    profile:
      "Family law paralegal: petitions and responses, mandatory disclosure, interrogatories about income, parenting plans, child support worksheets, marital settlement agreements and final decrees.",
  },
  {
    field: "criminal-defense-state",
    title: "Assistant for a criminal trial lawyer",
    posting:
      "Felony docket in two counties. Request discovery from the district attorney, watch dash and body camera footage and note time stamps, draft motions to suppress and for bail reduction, collect letters for sentencing, and visit clients at the jail.",
    profile:
      "Public defender's office for six years. Arraignment calendars, investigation requests, witness interviews, plea paperwork, mitigation packets, DUI and drug possession files, expunction petitions.",
  },
  {
    field: "environmental-permitting",
    title: "NEPA record and permit applications",
    posting:
      "For a transmission line: assemble the administrative record, track agency comments on the draft environmental impact statement, prepare Section 404 and 401 filings, calendar comment periods and index biological assessments.",
    profile:
      "I worked with engineers on air and stormwater permits, discharge monitoring reports, wetland delineations, Endangered Species Act consultation letters, and public records requests to the EPA and state agencies.",
  },
  {
    field: "tax-controversy",
    title: "IRS collections and exams",
    posting:
      "We represent individuals who owe. Pull account transcripts, complete Forms 433-A and 656, request penalty relief, answer CP2000 notices, ask for due process hearings within thirty days and keep the revenue officer informed.",
    profile:
      "Enrolled agent turned legal assistant. Installment agreements, offers, currently not collectible status, lien subordination and withdrawal, innocent spouse requests, audit reconsideration and petitions to the Tax Court.",
  },
  {
    field: "insurance-defense",
    title: "Defense paralegal, auto and premises",
    posting:
      "Carrier clients with strict guidelines. Summarize treatment records of plaintiffs, send authorizations and subpoenas, schedule independent medical exams, draft discovery responses and initial case evaluations for the adjuster, bill in tenths with task codes.",
    profile:
      "I assisted three panel counsel: answers and affirmative defenses, medical specials summaries, surveillance, deposition abstracts, budget and status reports to claims examiners, mediation statements.",
  },
  {
    field: "ssd-hearings",
    title: "Pre-hearing developer",
    posting:
      "Claimants waiting for an administrative law judge. Request updated treatment notes, get RFC forms signed by doctors, upload to the electronic folder, write the brief on step five and the grids, and prepare people for questions about daily activities.",
    profile:
      "Non-attorney representative helper for Title II and XVI claims: initial applications, function reports, reconsiderations, five-day letters, onset arguments, Appeals Council requests, fee petitions.",
  },
  {
    field: "auto-injury",
    title: "Demand package writer",
    posting:
      "Car crash files from intake to demand. Collect bills and records, confirm coverage and policy limits, chase the police report, total the specials, describe pain in plain words, and negotiate reductions with health insurers and hospitals after settlement.",
    profile:
      "Pre-litigation case manager: signed up rear-end and pedestrian claims, opened property damage and med-pay, spoke weekly with clients in treatment, sent letters to adjusters, UM claims, lien reductions and disbursement sheets.",
  },
  {
    field: "film-tv",
    title: "Clearance coordinator for documentary series",
    posting:
      "Script report follow-up, title search, archive footage and stills licenses, appearance and location releases, music cue sheets, fair use log for counsel, and delivery binder with chain of title for the streamer and the E&O underwriter.",
    profile:
      "Studio business affairs: option and life rights agreements, writer and director deals under guild rules, talent releases, credit statements, copyright reports and distribution delivery schedules.",
  },
  {
    field: "healthcare-compliance",
    title: "HIPAA and compliance program paralegal",
    posting:
      "Hospital system. Review business associate agreements, log incidents and draft patient notification letters, keep physician arrangements in the contract database under Stark, screen against exclusion lists and help with the annual risk assessment.",
    profile:
      "Compliance analyst at a clinic group: privacy complaints, policy updates, training records, anti-kickback safe harbor checklists, OCR data requests, conflict of interest disclosures.",
  },
  {
    field: "government-contracts",
    title: "Federal procurement support",
    posting:
      "Bid protests at GAO and the Court of Federal Claims: agency report review under a protective order, timelines of the evaluation, small business size issues, and flow-down clause matrices for subcontracts in the meantime.",
    profile:
      "Contracts administrator for a defense supplier. Proposals, representations in SAM, FAR and DFARS clause review, modifications, requests for equitable adjustment, terminations for convenience and past performance files.",
  },
  {
    field: "maritime",
    title: "Admiralty litigation assistant",
    posting:
      "Deckhand injuries and cargo losses on the Gulf. Obtain vessel logs and crew lists, Coast Guard casualty reports, maintenance and cure payments, bills of lading, survey reports, and prepare a limitation of liability filing.",
    profile:
      "Paralegal with a waterfront firm: Jones Act and Longshore claims, unseaworthiness discovery, vessel arrest papers under Rule C, charter parties, P&I club reporting.",
  },
  {
    field: "trademark-prosecution",
    title: "Brand portfolio paralegal",
    posting:
      "About 900 registrations worldwide. Run screening searches, file use-based and intent-to-use applications, respond to examining attorney's amendments on identifications, collect specimens, file Sections 8, 9 and 15, and instruct foreign associates.",
    profile:
      "Consumer goods background. Clearance searches, Madrid designations, office action drafts, watch notices, renewals, recordal of assignments, takedowns on marketplaces.",
  },
  {
    field: "commercial-real-estate",
    title: "Shopping center acquisitions",
    posting:
      "Buyer's counsel for a net lease fund. Review title commitments and exception documents, survey comments, tenant estoppels, zoning letters, service contract assignments, prorations and the closing binder. Six deals a quarter.",
    profile:
      "Purchase and sale of offices and warehouses: due diligence calendar, objection letters, legal description checks, transfer tax forms, rent rolls, escrow instructions, post-closing recording.",
  },
  {
    field: "landlord-tenant",
    title: "Eviction docket",
    posting:
      "Property managers send us forty nonpayment files a week. Prepare notices to quit, complaints and service affidavits, check military status, file in housing court, request the writ of possession and book the marshal.",
    profile:
      "I worked for tenants and owners: unlawful detainer answers, habitability defenses, security deposit demands, rent ledgers, stipulations and stays of lockout.",
  },
  {
    field: "family-immigration",
    title: "Marriage cases paralegal",
    posting:
      "Husbands and wives. Prepare I-130 and I-485 packets, affidavits of support with joint sponsors, bona fides of the marriage, medical exam instructions, mock interviews, and removal of conditions two years later.",
    profile:
      "Adjustment of status and consular cases through the National Visa Center, fiancé petitions, hardship waivers with declarations, travel documents and work permits for relatives.",
  },
  {
    field: "removal-defense",
    title: "Immigration court paralegal",
    posting:
      "Detained docket. Bond packets, pleadings to the Notice to Appear, cancellation applications with hardship evidence, witness lists, e-filing through ECAS and individual hearing binders with tabs.",
    profile:
      "Supported respondents before the immigration judge: motions to reopen and to change venue, asylum declarations, country reports, stays of deportation, appeals to the Board and petitions for review.",
  },
  {
    field: "public-reporting",
    title: "SEC reporting and stock plan paralegal",
    posting:
      "Listed company. Section 16 filings for twelve insiders, D&O questionnaires, proxy statement tie-out, 10-K exhibit index and XBRL review, insider trading window notices, annual meeting logistics with the transfer agent.",
    profile:
      "Securities paralegal: Forms 3, 4 and 5, 8-Ks on short notice, earnings release review, 13G filings, Workiva, board and audit committee minutes, NYSE written affirmations.",
  },
  {
    field: "investment-funds",
    title: "Private fund formation",
    posting:
      "Two closings a month. Process subscription booklets and investor questionnaires, check accredited and qualified purchaser status, KYC, side letter compendium, Form D and blue sky notices, and the general partner's entity chart.",
    profile:
      "Hedge and venture funds: limited partnership agreements, private placement memoranda, capital call notices, Form ADV and PF filings, state notice filings, anti-money laundering files.",
  },
  {
    field: "construction-liens",
    title: "Lien and bond claim desk",
    posting:
      "Subcontractors who are not paid. Send preliminary notices on time, research owners and sureties, record mechanics liens in six counties, notice of intent, payment bond claims, releases upon final payment, and foreclosure complaint exhibits.",
    profile:
      "Worked for a supplier's credit department and a construction boutique: stop notices, Miller Act claims, conditional waivers, joint check agreements, prompt pay demands.",
  },
  {
    field: "guardianship",
    title: "Conservatorship reports",
    posting:
      "Adult wards. File the petition with the physician's evaluation, notify relatives, prepare the initial inventory and yearly accountings with vouchers, ask leave to sell the house, and renew bonds.",
    profile:
      "Fiduciary office: court visitor letters, capacity declarations, annual plans of the guardian of the person, accountings of the estate, restoration of rights, public administrator referrals.",
  },
  {
    field: "post-conviction",
    title: "Habeas paralegal",
    posting:
      "Read trial transcripts for a federal petition, organize claims of ineffective counsel, request the prosecutor's file, find witnesses who recanted, track exhaustion and the one-year limit, and prepare the appendix.",
    profile:
      "Innocence clinic: intake of letters from prison, DNA testing motions, records from police and labs, section 2254 petitions, certificates of appealability, parole packets and clemency.",
  },
  {
    field: "privacy",
    title: "Privacy operations paralegal",
    posting:
      "Consumer app. Answer access and deletion requests within the deadline, keep records of processing, review vendor data protection addenda, cookie banner checks, and state breach notice charts when something happens.",
    profile:
      "OneTrust user. GDPR and CCPA requests, data maps, impact assessments, standard contractual clauses, privacy notices, incident response logs and notification letters to attorneys general.",
  },
  {
    field: "vendor-contracts",
    title: "Contracts paralegal, procurement",
    posting:
      "First read of supplier paper against our playbook: NDAs, SaaS subscriptions, statements of work. Mark deviations on indemnity and liability caps, route for signature, file in the repository and warn owners of auto-renewals.",
    profile:
      "In-house. I redlined master services agreements, negotiated confidentiality terms directly with counterparties, abstracted obligations, ran Ironclad workflows and cleaned the template library.",
  },
  {
    field: "appellate",
    title: "Cite checker and brief finisher",
    posting:
      "Two opening briefs in the state court of appeal. Build the appendix or clerk's transcript, verify citations and record references, tables of contents and authorities, word count certificates, and e-file with bound copies.",
    profile:
      "I worked in an appeals boutique: notices of appeal, docketing statements, joint appendix, reply briefs, amicus filings, motions for extension, petitions for rehearing, oral argument binders.",
  },
  {
    field: "start-ups",
    title: "Venture financing paralegal",
    posting:
      "Emerging companies. Delaware incorporations with founder stock and 83(b) elections, SAFEs, Series A closings, option grants and board consents, cap table tie-outs in Carta, qualification to do business.",
    profile:
      "Seed to Series C: stock purchase agreements, investor rights, equity plans, 409A refreshes, Pulley and Carta, charter amendments, Rule 701 tracking and blue sky notices.",
  },
  {
    field: "wage-and-hour",
    title: "Overtime class case help",
    posting:
      "Warehouse workers. Sort time punches and pay stubs, sample missed breaks, prepare opt-in consents and declarations, calculate unpaid overtime in a workbook, and manage mailing of the notice to the class.",
    profile:
      "FLSA and state labor code matters: misclassified drivers, off-the-clock claims, meal penalty analysis, PAGA letters, payroll data requests, settlement allocation tables.",
  },
  {
    field: "adoption",
    title: "Adoption and surrogacy paralegal",
    posting:
      "Stepparent, agency and interstate placements. Draft petitions and consents, order background checks, arrange the home study, file compact papers with both states, publish for unknown fathers, and get the amended birth certificate.",
    profile:
      "Helped intended parents and birth mothers: pre-birth orders, gestational carrier agreements, termination of parental rights, post-placement reports, finalization hearings, ICWA notices.",
  },
  {
    field: "collections",
    title: "Creditor suits in volume",
    posting:
      "Credit card and medical accounts. Prepare complaints and default packages, skip trace, wage garnishment and bank levy applications, debtor exams, payment plan stipulations, satisfaction of judgment.",
    profile:
      "Collections firm: demand letters within FDCPA rules, small claims filings, domesticating foreign judgments, writs of execution, liens on real property, renewal of judgments.",
  },
  {
    field: "hoa-condo",
    title: "Community association paralegal",
    posting:
      "Assessments owed by owners, covenant violations, amended declarations and rules, annual meeting notices and proxies, resale certificates, and board questions about open meeting law.",
    profile:
      "I served homeowner associations: delinquency ledgers, notice of lien, hearing letters about architectural changes, bylaws restatements, election inspectors, reserve study requests.",
  },
  {
    field: "special-education",
    title: "Student rights paralegal",
    posting:
      "Parents against school districts. Request cumulative files, chart evaluations and goals, prepare the due process complaint and five-day disclosures, witness lists of teachers, and stay-put letters.",
    profile:
      "Education advocate: attended IEP meetings, reviewed psychoeducational reports, Section 504 plans, manifestation determinations, mediation with the district, compensatory services.",
  },
  {
    field: "first-party-property",
    title: "Storm claim litigation",
    posting:
      "Homeowners whose roofs were denied. Order certified policies, proofs of loss, engineer and estimator reports, notices under the insurance code, appraisal demands, and scheduling of inspections with the carrier's field adjuster.",
    profile:
      "Hurricane and hail files: claim notes, Xactimate comparisons, public adjuster agreements, civil remedy notices, bad faith discovery, umpire appointments.",
  },
  {
    field: "oil-gas-title",
    title: "Landman-paralegal",
    posting:
      "Run title in the county records, build ownership and mineral reports, draft curative affidavits of heirship, check leases for held-by-production status, prepare division orders and pooling applications.",
    profile:
      "Ten years in the Permian: runsheets, title opinions' requirements, royalty disputes, lease assignments, surface use agreements, ratifications, commission hearings.",
  },
  {
    field: "export-controls",
    title: "Trade compliance paralegal",
    posting:
      "Classify products, screen parties against restricted lists, prepare license applications at BIS and DDTC, technology control plans, voluntary self-disclosures, and help with tariff exclusion requests.",
    profile:
      "ITAR and EAR work at a manufacturer: commodity jurisdiction, ECCN matrices, OFAC questions, technical assistance agreements, customs entries and prior disclosures, recordkeeping audits.",
  },
  {
    field: "naturalization",
    title: "Citizenship workshop coordinator",
    posting:
      "Green card holders who want to become citizens: N-400s with travel history, good moral character questions, fee waivers, disability exceptions to the civics test, interview practice, and oath follow-up.",
    profile:
      "Accredited representative at a nonprofit. Naturalization applications, certificates of citizenship for children, N-648 forms, selective service letters, replacement cards.",
  },
  {
    field: "labor-relations",
    title: "Union-side paralegal",
    posting:
      "Grievances and unfair practice charges. Prepare information requests, arbitration exhibits, subpoenas for supervisors, representation petitions, bargaining notes and costing of proposals, board position letters.",
    profile:
      "Public sector locals: contract interpretation research, just cause hearings, arbitrator selection, election objections, strike line logistics, ratification materials.",
  },
  {
    field: "zoning-land-use",
    title: "Entitlements paralegal",
    posting:
      "Developer's counsel. File site plan and rezoning petitions, mailing labels for neighbors, hearing notices, variance criteria memos, development agreements, traffic study tracking, appeals of planning commission decisions.",
    profile:
      "City attorney's office: conditional use permits, subdivision plats, ordinance codification, board of adjustment packets, environmental checklists and street vacations.",
  },
  {
    field: "public-finance",
    title: "Bond counsel paralegal",
    posting:
      "Tax-exempt issues for school districts and hospitals: transcript of proceedings, authorizing resolutions, continuing disclosure, Form 8038-G, blue sky for underwriters, DTC letters, pre-closing and closing.",
    profile:
      "Municipal bond transactions: official statements, indentures, TEFRA notices, arbitrage certificates, verification reports on refundings, EMMA filings.",
  },
  {
    field: "copyright",
    title: "Registration and takedown desk",
    posting:
      "Photographers and publishers. Group registrations with deposits, chain of ownership, termination notices, infringement letters with screenshots, platform removal requests, claims before the small claims board at the Copyright Office.",
    profile:
      "eCO filings for books, software and visual art, work for hire checks, permissions, recordation of transfers, DMCA notices, statutory damages worksheets.",
  },
  {
    field: "antitrust",
    title: "Second request support",
    posting:
      "Merger review at the FTC: premerger notification forms, 4(c) documents, custodians and substantial compliance, privilege logs, economists' data requests, timing agreement calendar.",
    profile:
      "HSR filings and cartel investigations: market share exhibits, civil investigative demands, leniency interviews, transactional data, class certification expert materials in price-fixing cases.",
  },
  {
    field: "child-protection",
    title: "Dependency court paralegal",
    posting:
      "Parents' counsel. Shelter hearing petitions, case plan tasks, visitation logs, caseworker records, drug screen subpoenas, permanency reviews and trial notebooks when rights may be ended.",
    profile:
      "Guardian ad litem program and then the county: removal affidavits, adjudication orders, foster placement reports, reunification services, kinship caregivers, juvenile court calendar.",
  },
  {
    field: "veterans-benefits",
    title: "VA appeals assistant",
    posting:
      "Supplemental claims, higher-level reviews and Board appeals. Read claims files, link current conditions to service with nexus letters, ratings charts, effective date arguments, and individual unemployability forms.",
    profile:
      "Former service officer: service-connected disability claims, DBQs, C&P exam preparation, notices of disagreement, discharge upgrades, briefs to the Court of Appeals for Veterans Claims.",
  },
  {
    field: "nursing-home",
    title: "Elder neglect cases",
    posting:
      "Residents with pressure ulcers and falls. Get facility charts, staffing records and state survey findings, compare care plans with what was done, find licensed witnesses, probate letters for the estate, arbitration clause issues.",
    profile:
      "Plaintiff's firm: wound timelines, medication administration records, CMS citations, minimum data set review, wrongful death beneficiaries, mediation packets against long-term care operators.",
  },
  {
    field: "product-liability",
    title: "Defect case coordinator",
    posting:
      "Ladders, airbags and lithium batteries. Preserve the product, manage joint inspections and chain of custody, research recalls and similar incidents, organize engineering drawings, and prepare corporate representative depositions.",
    profile:
      "Defended manufacturers: national discovery responses, design history files, warnings experts, testing protocols, exemplar purchases, CPSC and NHTSA submissions.",
  },
  {
    field: "trade-secrets",
    title: "Departing employee disputes",
    posting:
      "Emergency injunctions over customer lists. Forensic images of laptops, timelines of downloads, declarations, sealed filings, expedited discovery, enforcement of non-solicit promises.",
    profile:
      "Restrictive covenant and misappropriation cases: temporary restraining order packages, cease and desist letters, protective orders with attorneys' eyes only tiers, source code review logistics.",
  },
  {
    field: "chapter-11",
    title: "Reorganization paralegal",
    posting:
      "Debtor's counsel, retail chain. First-day motions, cash collateral and DIP papers, schedules for nine entities, retention and fee applications, agenda letters, lease rejections, plan voting and the confirmation hearing binder.",
    profile:
      "Delaware practice: petitions, critical vendor orders, monthly operating reports, bar date notices, claims objections, section 363 sales, committee work, certificates of no objection.",
  },
  {
    field: "entity-management",
    title: "Corporate secretary's office",
    posting:
      "300 subsidiaries in all states. Annual reports, registered agent changes, good standing orders, minute books, written consents for officers, dissolutions, ownership reports, assumed names, foreign qualifications.",
    profile:
      "Legal entity governance in GEMS and hCue: formations of LLCs, franchise tax calendars, board resolutions, director changes, mergers of dormant companies, apostilles.",
  },
  {
    field: "medicaid-planning",
    title: "Elder law benefits paralegal",
    posting:
      "Families facing care costs. Gather five years of statements, calculate gifts and penalty months, set up income trusts, file the application with the county, answer the caseworker, request a fair hearing.",
    profile:
      "Long-term care eligibility: spousal allowance worksheets, caregiver contracts, VA pension, estate recovery, annuities, redetermination each year.",
  },
  {
    field: "fdcpa-tcpa",
    title: "Consumer protection docket",
    posting:
      "Individuals harassed by collectors and wrong credit reports. Intake, dispute letters to the bureaus, call logs and recordings, complaints in federal court with statutory damages, arbitration demands.",
    profile:
      "Fair credit and robocall claims: tri-merge reports, validation notices, identity theft affidavits, phone record subpoenas, offers of judgment, class settlements.",
  },
];
