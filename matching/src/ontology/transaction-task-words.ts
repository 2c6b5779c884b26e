/** Tasks of transactional and agency practice: property, companies, estates, families, insolvency, rights, visas. */
import type { Row } from "./list.ts";
import { beside, list } from "./list.ts";

const of = (parent: string, rows: readonly Row[], practice = parent) =>
  list({ kind: "task", parent, practice: practice.split(" ") }, rows);

export const transactionTasks = [
  ...of("real-estate", [
    [
      "title-review",
      "Title examination",
      "title search|title review|examine title|search title|title exam|title commitment review|title work|reviewing title|title examiner|abstract of title|title and survey review|review title|title searches|title report review|exception documents",
      { ambiguous: [beside("title", "deed survey closing escrow real-estate lender exception")] },
    ],
    [
      "closing-coordination",
      "Real estate closing coordination",
      "real estate closing|closing coordination|closing package|scheduling closings|closing coordinator|real estate closings|property closing|coordinating closings|closer|closing paralegal|post closing real estate|closing calls|real estate settlement|escrow closing|settlement agent|escrow officer",
      {
        ambiguous: [
          beside(
            "closing",
            "real-estate title deed lender buyer seller mortgage escrow refinance borrower property",
          ),
          beside(
            "closings",
            "real-estate title deed lender buyer seller mortgage escrow refinance borrower property",
          ),
          beside(
            "settlement",
            "title deed hud escrow lender closing-disclosures trid residential-real-estate",
          ),
        ],
      },
    ],
    [
      "closing-disclosures",
      "Closing disclosures and settlement statements",
      "closing disclosure|settlement statement|hud 1|alta settlement statement|closing statement|preparing settlement statements|balancing closing disclosures|closing figures|alta statement",
      { kind: "document", ambiguous: [beside("cd", "closing lender trid title escrow mortgage")] },
    ],
    [
      "deed-preparation",
      "Deed preparation",
      "deed drafting|drafting deeds|preparing deeds|prepare deeds|draft deeds|warranty deed|quitclaim deed|quit claim deed|deeds|grant deed|bargain and sale deed|transfer deed|deed|deed transfer|transfer on death deed",
    ],
    [
      "recording",
      "Recording of instruments",
      "e recording|recording documents|recording deeds|recorder of deeds|document recording|register of deeds|recording office|county clerk recording|erecording|record deeds|record documents|e-recorded deeds|electronic recording",
    ],
    [
      "payoffs",
      "Payoffs and releases",
      "payoff letter|mortgage payoff|satisfaction of mortgage|lien payoff|release tracking|payoff statement|mortgage satisfaction|reconveyance|payoff request",
    ],
    [
      "lease-abstracting",
      "Lease abstracts",
      "lease abstract|abstracting leases|lease summary|lease review|lease abstracts|abstract leases",
      { parent: "leasing" },
    ],
    [
      "lease-drafting",
      "Lease drafting",
      "drafting leases|lease amendment|lease preparation|lease drafting and review|lease assignment|sublease",
      { parent: "leasing" },
    ],
    [
      "survey-review",
      "Survey review",
      "alta survey|alta nsps survey|boundary survey|legal description|metes and bounds|legal descriptions|zoning report|survey comments|alta survey review",
      { ambiguous: [beside("survey", "title deed alta real-estate lender closing")] },
    ],
    [
      "estoppels",
      "Estoppels and SNDAs",
      "estoppel certificate|tenant estoppel|snda|subordination nondisturbance and attornment|estoppel|subordination agreement",
      { parent: "commercial-real-estate" },
    ],
    [
      "escrow-disbursement",
      "Escrow and disbursement",
      "escrow account|escrow disbursement|disbursing funds|disbursement of closing funds|wire instructions|funding disbursement|escrow|earnest money|wire transfers|escrow funds|disburse funds|wire proceeds",
      {
        ambiguous: [
          beside("disbursement", "title closing escrow deed lender"),
          beside("disbursements", "title closing escrow deed lender"),
        ],
      },
    ],
    [
      "board-packages",
      "Co-op board packages",
      "board package|board application|board approval package|managing agent|stock and lease|proprietary lease|ucc 1 cooperative|recognition agreement|share certificate cooperative",
      { parent: "cooperative-condominium" },
    ],
    [
      "eviction-filings",
      "Eviction filings",
      "eviction notice|notice to quit|pay or quit notice|three day notice|eviction complaint|eviction filing|notice to vacate|warrant of eviction|writ of possession",
      { parent: "landlord-tenant" },
    ],
    [
      "foreclosure-referrals",
      "Foreclosure file processing",
      "foreclosure referral|demand letter foreclosure|judgment of foreclosure|foreclosure title review|notice of default|foreclosure complaint|foreclosure file|notice of sale|breach letter|assignment of mortgage",
      { parent: "foreclosure" },
    ],
    [
      "trid-compliance",
      "Mortgage disclosure compliance",
      "trid|respa compliance|good faith estimate|loan estimate|lender package|lender instructions|loan documents review",
      { parent: "residential-real-estate" },
    ],
    [
      "loan-closing-binders",
      "Loan closing",
      "loan closing|closing a loan|loan closing checklist|loan document preparation|loan closings|finance closing|loan documents",
      {
        parent: "real-estate-finance",
        related: ["commercial-lending"],
        practice: ["real-estate", "banking-finance"],
        ambiguous: [
          beside(
            "closing",
            "commercial-lending real-estate-finance borrower credit collateral lender loan-agreements",
          ),
        ],
      },
    ],
    [
      "permit-applications-land",
      "Zoning and permit applications",
      "zoning application|land use application|site plan approval|plat|subdivision plat|special use permit",
      { parent: "zoning-land-use" },
    ],
  ]),
  ...of("corporate", [
    [
      "entity-filings",
      "Entity formation filings",
      "articles of incorporation|articles of organization|forming llcs|forming entities|certificate of incorporation|certificate of formation|entity formations|secretary of state filing|business entity filing|form entities|incorporating companies|formation documents|forming corporations|formation filings|sos filing",
      { parent: "entity-formation-management" },
    ],
    [
      "annual-reports-state",
      "State annual reports and good standing",
      "annual report filing|good standing certificate|certificate of good standing|foreign qualification|statement of information|franchise tax report|registered agent|good standings|annual report|foreign qualifications|biennial statement|qualification to do business|annual franchise tax",
      { parent: "entity-formation-management" },
    ],
    [
      "minute-books",
      "Minute books and resolutions",
      "minute book|board minutes|corporate minutes|board resolution|written consent|corporate resolution|minute books maintenance|unanimous written consent|board consent|stock ledger|stock certificate|board materials|minutes and resolutions|minutes of meetings|shareholder consent|annual meeting minutes",
      { parent: "entity-formation-management" },
    ],
    [
      "beneficial-ownership",
      "Beneficial ownership reports",
      "beneficial ownership information|boi report|beneficial ownership report|boi filing",
      {
        parent: "entity-formation-management",
        ambiguous: [beside("boi", "corporate entity beneficial fincen llc")],
      },
    ],
    [
      "cap-tables",
      "Cap table management",
      "cap table|capitalization table|equity management|cap table maintenance|option grants|409a|stock issuance",
      { parent: "start-ups" },
    ],
    [
      "due-diligence",
      "Due Diligence",
      "due diligence review|diligence|m&a due diligence|corporate due diligence|diligence review|legal due diligence|diligence memo|diligence checklist|diligence request list",
      {
        parent: "mergers-acquisitions",
        practice: ["corporate", "real-estate", "securities"],
        ambiguous: [beside("dd", "corporate acquisition merger diligence")],
      },
    ],
    [
      "data-rooms",
      "Data room management",
      "data room|virtual data room|vdr|data rooms|populating the data room",
      { parent: "due-diligence" },
    ],
    [
      "closing-binders",
      "Deal closing sets",
      "closing binder|closing set|signature page|closing checklist|signature packet|closing book|deal closing|signature pages|closing volume|closing deliverables|transaction closing|bring down certificate|closing documents|signature page management|closing memorandum",
      {
        parent: "mergers-acquisitions",
        related: ["loan-closing-binders"],
        practice: ["corporate", "banking-finance", "real-estate"],
        ambiguous: [
          beside("closing", "corporate merger acquisition mergers-acquisitions deal signature binder"),
          beside("closings", "corporate merger acquisition deal signature binder"),
        ],
      },
    ],
    [
      "disclosure-schedules",
      "Disclosure schedules",
      "disclosure schedule|schedules to the purchase agreement|disclosure letter acquisition",
      { parent: "mergers-acquisitions", kind: "document" },
    ],
    [
      "ucc-filings",
      "UCC searches and filings",
      "ucc filing|ucc 1|ucc search|ucc 3|lien search|financing statement|ucc financing statement|ucc searches|lien searches|ucc termination|ucc",
      { parent: "commercial-lending", practice: ["banking-finance", "corporate"] },
    ],
    [
      "edgar-filings",
      "EDGAR filings",
      "edgar filing|edgarizing|filing on edgar|edgarization|section 16 filings",
      { parent: "public-reporting", practice: ["securities", "corporate"] },
    ],
    [
      "proxy-annual-meeting",
      "Proxy and annual meeting work",
      "annual meeting|proxy season|proxy materials|shareholder meeting|annual stockholder meeting|d&o questionnaire|director and officer questionnaire",
      { parent: "public-reporting", practice: ["securities", "corporate"] },
    ],
    [
      "blue-sky-filings",
      "Blue sky and Form D filings",
      "blue sky filings|notice filing|state securities filing|blue sky memorandum",
      { parent: "private-placements", practice: ["securities"] },
    ],
    [
      "fund-subscriptions",
      "Fund subscriptions",
      "subscription document|subscription agreement|investor onboarding|capital call|investor questionnaire|investor closing|subscription booklet|subscription booklets|subscription agreement for fund",
      { parent: "private-equity" },
    ],
    [
      "board-support",
      "Board and committee support",
      "board meeting support|board meetings|committee meetings|board books",
      { parent: "entity-formation-management" },
    ],
    [
      "trade-name-filings",
      "Assumed name filings",
      "dba filing|fictitious business name|assumed name|trade name registration",
      { parent: "entity-formation-management" },
    ],
  ]),
  ...of("contract-law", [
    [
      "contract-review",
      "Contract Review",
      "reviewing contracts|contract analysis|review of contracts|review contracts|agreement review|redlining|redline|contract redlining|contract markup|contract review and redlining|commercial contract review|redline contracts",
    ],
    [
      "contract-drafting",
      "Contract drafting",
      "drafting contracts|agreement drafting|drafting agreements|draft contracts|contract preparation|draft agreements",
    ],
    [
      "contract-management",
      "Contract management",
      "contract administration|contract lifecycle management|contract manager|contract database|contract tracking|obligation tracking|clm|contract repository|contract administrator|contract abstraction|contract renewals|template library|contract library",
    ],
    [
      "contract-negotiation",
      "Contract negotiation",
      "negotiating contracts|negotiating agreements|contract negotiations",
    ],
    ["nda-review", "NDA review", "nda negotiation|nda review and negotiation|reviewing ndas"],
    [
      "rfp-responses",
      "Request for proposal responses",
      "request for proposal|rfp response|vendor questionnaire|bid response",
      { ambiguous: [beside("rfp", "proposal vendor procurement contract bid")] },
    ],
  ]),
  ...of("immigration", [
    [
      "petition-preparation",
      "Immigration petition preparation",
      "visa petition|uscis filing|petition package|immigration form preparation|preparing immigration petitions|immigration filings|visa application|preparing uscis forms|immigration petition|uscis forms|immigration application|immigration forms|petition letters|visa petitions",
      {
        ambiguous: [
          beside("petition", "immigration uscis visa beneficiary asylum vawa"),
          beside("petitions", "immigration uscis visa beneficiary asylum vawa"),
        ],
      },
    ],
    [
      "rfe-responses",
      "Responses to requests for evidence",
      "request for evidence|rfe|rfe response|notice of intent to deny|responding to rfes|noid|responses to rfes",
    ],
    [
      "support-letters",
      "Petition support letters",
      "employer support letter|support letter|expert opinion letter immigration|recommendation letters|employer letter|reference letters",
    ],
    [
      "personal-declarations",
      "Personal declarations",
      "personal declaration|client declaration|personal statement|declaration drafting|drafting declarations|client affidavit|victim declaration|client declarations|asylum declaration",
      { practice: ["immigration", "family", "litigation"] },
    ],
    [
      "country-conditions-research",
      "Country conditions research",
      "country condition research|country conditions report|country condition evidence|country reports|country conditions packet|country conditions index",
      { parent: "asylum" },
    ],
    [
      "labor-condition-applications",
      "Labor condition applications",
      "labor condition application|lca posting|public access file|lca",
      { parent: "h1b" },
    ],
    [
      "perm-recruitment",
      "PERM recruitment and audits",
      "recruitment report|perm audit|perm ads|job order|notice of filing|audit file|recruitment ads|supervised recruitment",
      { parent: "perm" },
    ],
    [
      "visa-interview-prep",
      "Interview preparation for immigration",
      "interview prep immigration|uscis interview preparation|green card interview|asylum interview preparation|mock interview",
    ],
    [
      "ds160-nvc",
      "Consular forms and NVC filing",
      "nvc filing|civil documents nvc|nvc submission|affidavit of support filing",
      { parent: "consular-processing" },
    ],
    [
      "translations-certified",
      "Certified translations",
      "certified translation|document translation|translating documents|translation of documents|translate documents",
      { practice: ["immigration"] },
    ],
    [
      "i9-audits",
      "I-9 audits",
      "internal i 9 audit|i 9 correction|i 9 reverification|i 9 storage|notice of inspection",
      { parent: "i9-compliance", practice: ["immigration", "employment"] },
    ],
    [
      "immigration-case-tracking",
      "Immigration status and expiry tracking",
      "visa expiration tracking|status expiration|priority date|visa bulletin|priority dates|status tracking immigration",
    ],
  ]),
  ...of("family", [
    [
      "financial-affidavits",
      "Financial affidavits and disclosures",
      "financial affidavit|financial disclosure|financial statement family|declaration of disclosure|income and expense declaration|financial declaration|preliminary declaration of disclosure|net worth statement|financial disclosures|sworn financial statement|statement of net worth|case information statement|financial affidavits",
    ],
    [
      "parenting-plans",
      "Parenting plans",
      "parenting plan|parenting agreement|custody agreement|custody schedule|parenting schedule",
    ],
    [
      "support-calculations",
      "Support calculations",
      "support calculation|child support worksheet|guideline calculation|child support calculation|support worksheet|guideline support|child support guidelines worksheet|calculating child support",
    ],
    [
      "marital-agreements",
      "Marital settlement agreements",
      "marital settlement agreement|separation agreement|property settlement agreement|marital agreement|stipulated judgment divorce|divorce settlement agreement|divorce decree|decree of dissolution",
      {
        kind: "document",
        ambiguous: [
          beside("msa", "family divorce marital dissolution custody spouse"),
          beside("psa", "family divorce marital separation custody spouse"),
        ],
      },
    ],
    [
      "prenuptial",
      "Prenuptial agreements",
      "prenuptial agreement|premarital agreement|prenup|antenuptial agreement|postnuptial agreement",
      { kind: "document" },
    ],
    [
      "qdro-preparation",
      "QDROs",
      "qdro|qualified domestic relations order|retirement division order|dro pension|pension division|qdros",
      { practice: ["family", "employment"], related: ["employee-benefits"] },
    ],
    [
      "asset-tracing",
      "Asset tracing",
      "tracing assets|separate property tracing|marital balance sheet|forensic accounting divorce|hidden assets|asset schedule divorce|inventory of marital assets|trace separate property|commingled assets",
      { parent: "property-division" },
    ],
    [
      "dissolution-petitions",
      "Divorce pleadings",
      "petition for dissolution|divorce petition|divorce complaint|complaint for divorce|summons with notice|divorce forms|dissolution petition|divorce pleadings|judicial council family forms",
      { ambiguous: [beside("petition", "divorce dissolution custody spouse marriage")] },
    ],
    [
      "contempt-modification",
      "Modification and contempt motions",
      "motion for contempt|modification petition|post judgment motion family|post decree modification|motion to modify|post decree|contempt motion|post judgment family",
    ],
    [
      "gal-coordination",
      "Guardian ad litem coordination",
      "guardian ad litem|gal report|law guardian|attorney for the child|custody evaluation|custody evaluator",
      { ambiguous: [beside("gal", "family custody child guardian")] },
    ],
    [
      "protective-order-petitions",
      "Protective order petitions",
      "petition for protective order|restraining order application|protective order filing|order of protection petition|protective order petition",
      { parent: "domestic-violence" },
    ],
    [
      "adoption-filings",
      "Adoption filings",
      "adoption petition|consent to adoption|putative father registry|icpc|adoption paperwork|interstate compact",
      { parent: "adoption" },
    ],
  ]),
  ...of("bankruptcy", [
    [
      "bankruptcy-petitions",
      "Bankruptcy petitions",
      "bankruptcy petition|prepare bankruptcy petitions|draft bankruptcy petitions|petition preparation bankruptcy|petition and schedules|bankruptcy filing|voluntary petition|bankruptcy petition preparation|petitions and schedules|preparing bankruptcy petitions|bankruptcy petitions and schedules",
      {
        ambiguous: [
          beside("petition", "bankruptcy chapter schedules debtor creditor trustee means"),
          beside("petitions", "bankruptcy chapter schedules debtor creditor trustee means"),
        ],
      },
    ],
    [
      "bankruptcy-schedules",
      "Schedules and statement of financial affairs",
      "bankruptcy schedule|sofa|statement of financial affairs|schedules a j|schedules and statements|schedules and sofa|schedules and statement",
      { ambiguous: [beside("schedules", "bankruptcy debtor petition creditor chapter means")] },
    ],
    ["means-test", "Means test", "means testing|means test calculation|current monthly income|median income"],
    [
      "proofs-of-claim",
      "Proofs of claim",
      "proof of claim|filing proofs of claim|claims review bankruptcy|proof of claims|claim objection",
      { ambiguous: [beside("poc", "bankruptcy claim creditor chapter")] },
    ],
    [
      "chapter-13-plans",
      "Chapter 13 plans",
      "chapter 13 plan|repayment plan|plan confirmation|plan modification|modified plan|chapter 13 plan preparation|plan payments|confirmed plan|ch 13 plan|plan confirmation in chapter 13",
      {
        parent: "consumer-bankruptcy",
        ambiguous: [beside("plan", "consumer-bankruptcy debtor trustee means-test")],
      },
    ],
    [
      "chapter-11-plans",
      "Chapter 11 plans and disclosure statements",
      "plan of reorganization|disclosure statement|chapter 11 plan|plan of liquidation|ballot tabulation|plan solicitation",
      { parent: "chapter-11" },
    ],
    [
      "meeting-of-creditors",
      "Meetings of creditors",
      "341 meeting|meeting of creditors|341 hearing|creditors meeting|341|341 a meeting",
    ],
    [
      "monthly-operating-reports",
      "Monthly operating reports",
      "monthly operating report|mor filing|quarterly fee statement ust",
      {
        parent: "chapter-11",
        ambiguous: [
          beside("mor", "chapter-11 operating debtor"),
          beside("mors", "chapter-11 operating debtor"),
        ],
      },
    ],
    [
      "fee-applications",
      "Fee applications",
      "fee application|interim fee application|compensation application bankruptcy|retention application|fee applications and retention|employment application of professionals",
    ],
    [
      "reaffirmations",
      "Reaffirmation agreements",
      "reaffirmation agreement|reaffirmation|lien avoidance motion|motion to avoid lien|motion to avoid judicial lien",
      { parent: "consumer-bankruptcy" },
    ],
    [
      "debtor-document-collection",
      "Debtor document collection",
      "pay advices|debtor intake|creditor matrix|mailing matrix|debtor education certificate|credit counseling certificate|creditor mailing matrix",
      { parent: "consumer-bankruptcy" },
    ],
    [
      "stay-motions",
      "Stay relief motions",
      "stay relief motion|motion for relief|automatic stay|relief from automatic stay|mfr",
      { parent: "creditor-rights" },
    ],
  ]),
  ...of("estate-planning", [
    [
      "will-execution",
      "Will signing and execution",
      "will signing|will execution|execution ceremony|signing ceremony|witnessing wills|document signing ceremony",
      { parent: "estate-drafting" },
    ],
    [
      "probate-petitions",
      "Probate petitions",
      "petition for probate|probate petition|letters testamentary|letters of administration|probate filing|letters of office|probate petitions|probate pleadings|probate forms",
      { parent: "probate" },
    ],
    [
      "estate-inventories",
      "Estate inventories and appraisals",
      "estate inventory|inventory and appraisal|probate inventory|asset inventory estate|date of death valuation|date of death value|inventory and appraisement|marshaling assets|estate inventories",
      { parent: "probate" },
    ],
    [
      "estate-accountings",
      "Fiduciary accountings",
      "estate accounting|fiduciary accounting|probate accounting|final accounting|judicial accounting|court accounting|estate accountings|informal accounting|accountings for estates|trust and estate accounting",
      {
        parent: "probate",
        related: ["trust-administration"],
        practice: ["estate-planning", "elder-law"],
        ambiguous: [
          beside("accounting", "probate estate trust fiduciary executor conservatorship guardianship"),
          beside("accountings", "probate estate trust fiduciary executor conservatorship guardianship"),
        ],
      },
    ],
    [
      "heir-notices",
      "Notices to heirs and creditors",
      "notice to creditors|heirship affidavit|notice to heirs|creditor claim estate|determination of heirship|affidavit of heirship|citation to heirs|creditor claims against the estate",
      { parent: "probate" },
    ],
    [
      "trust-funding-tasks",
      "Trust funding",
      "funding trusts|retitling assets|fund the trust|trust asset transfer|beneficiary designation|asset retitling|beneficiary change",
      { parent: "trust-administration" },
    ],
    [
      "estate-tax-returns",
      "Estate tax return preparation",
      "706 preparation|709 preparation|preparing estate tax returns|estate tax filing|alternate valuation|portability election",
      { parent: "estate-tax", practice: ["estate-planning", "tax"] },
    ],
    [
      "small-estates",
      "Small estate affidavits",
      "small estate affidavit|small estate|affidavit of small estate|voluntary administration",
      { parent: "probate" },
    ],
    [
      "medicaid-applications",
      "Medicaid applications",
      "long term care medicaid application|medicaid application preparation|five year look back|medicaid documentation|spend down calculation|caregiver agreement|medicaid fair hearing",
      { parent: "medicaid-planning", practice: ["elder-law"] },
    ],
    [
      "guardianship-petitions",
      "Guardianship petitions and reports",
      "guardianship petition|annual guardianship report|guardianship accounting|petition for guardianship|conservator inventory|annual guardianship accounting|guardian report",
      { parent: "guardianship", practice: ["elder-law"] },
    ],
  ]),
  ...of("intellectual-property", [
    [
      "ip-docketing-tasks",
      "IP docketing",
      "patent and trademark docketing|ip docket|docketing deadlines with the uspto|docketing specialist|ip docketing specialist|trademark docket|patent docket",
    ],
    [
      "office-action-responses",
      "Office action responses",
      "office action|office action response|response to office action|responding to office actions|amendment and response|office actions",
      { practice: ["intellectual-property"], ambiguous: [beside("oa", "patent trademark uspto")] },
    ],
    [
      "ids-preparation",
      "Information disclosure statements",
      "information disclosure statement|ids preparation|prior art citation|ids filing|prior art references|ids forms|prior art",
      {
        parent: "patent-prosecution",
        ambiguous: [
          beside("ids", "patent uspto prosecution prior"),
          beside("idss", "patent uspto prosecution"),
        ],
      },
    ],
    [
      "patent-filing-formalities",
      "Patent filing formalities",
      "application data sheet|inventor declaration|patent assignment|declaration and power of attorney patent|formal papers patent|inventor oath|patent formalities|assignment recordation|patent drawings|track one|notice of allowance patent|issue fee|formal drawings",
      { parent: "patent-prosecution" },
    ],
    [
      "pct-filings",
      "PCT and foreign filings",
      "pct application|pct filing|pct national phase|national phase entry|paris convention filing|pct|pct filings",
      {
        parent: "patent-prosecution",
        ambiguous: [
          beside("foreign associates", "patent pct inventor annuity prosecution"),
          beside("foreign filings", "patent pct inventor annuity prosecution"),
        ],
      },
    ],
    [
      "trademark-searches",
      "Trademark clearance searches",
      "trademark search|clearance search|knockout search|full trademark search|trademark searching|knockout searches|trademark clearance searches",
      { parent: "trademark-prosecution" },
    ],
    [
      "trademark-maintenance-filings",
      "Trademark maintenance filings",
      "section 8 declaration|section 8 and 15|statement of use|trademark specimen|section 8 and 9|sections 8 and 15|declaration of use|extension of time to file statement of use|specimen of use|specimens|section 15 declaration",
      { parent: "trademark-prosecution", ambiguous: [beside("sou", "trademark use extension")] },
    ],
    [
      "trademark-watch",
      "Trademark watch and enforcement letters",
      "watch notice|trademark watch|cease and desist letter|cease and desist|infringement monitoring|brand monitoring|watch service|online takedown",
      { parent: "trademark-litigation", related: ["trademark-prosecution"] },
    ],
    [
      "copyright-registrations",
      "Copyright registrations",
      "copyright registration filing|registering copyrights|deposit copy|registering works|copyright renewal",
      { parent: "copyright" },
    ],
    [
      "royalty-administration",
      "Royalty administration",
      "royalty statement|royalty accounting|split sheet|royalties|music royalties|royalty audit|copyright termination notice|copyright termination|termination of transfer",
      { parent: "music-law", practice: ["entertainment", "intellectual-property"] },
    ],
    [
      "ttab-filings",
      "TTAB pleadings and testimony",
      "ttab filing|trial testimony period|testimony declaration ttab|notice of reliance|extension of time to oppose",
      { parent: "ttab-proceedings" },
    ],
  ]),
  ...of("employment", [
    [
      "position-statements",
      "Position statements",
      "eeoc position statement|agency position statement|responding to charges|charge response",
      { parent: "eeoc-charges" },
    ],
    [
      "handbook-drafting",
      "Handbooks and policies",
      "handbook drafting|policy drafting employment|employee policies|handbook review",
      { parent: "employment-counseling" },
    ],
    [
      "wage-calculations",
      "Wage and payroll analysis",
      "payroll analysis|time record analysis|timekeeping data|payroll records|damages calculation wage|overtime calculation|time and pay records|time punch data|time punches|time punch|timecard data|time card",
      { parent: "wage-and-hour" },
    ],
    [
      "severance-agreements",
      "Severance and separation agreements",
      "severance agreement|employment separation agreement|severance negotiation|release of claims employment",
      { kind: "document" },
    ],
    [
      "personnel-records",
      "Personnel file review",
      "personnel file|personnel records|employment records|hr records",
    ],
    [
      "form-5500-prep",
      "Form 5500 and plan filings",
      "form 5500 preparation|plan amendments|plan document restatement|summary plan description|benefit plan filing|nondiscrimination testing|plan restatement|spd drafting",
      { parent: "employee-benefits", practice: ["employment", "tax"] },
    ],
    [
      "union-arbitration-tasks",
      "Bargaining and grievance support",
      "bargaining support|grievance file|union election|representation petition|grievance processing",
      { parent: "labor-relations" },
    ],
  ]),
  ...of("tax", [
    [
      "irs-representation",
      "IRS correspondence and transcripts",
      "irs notice|irs transcript|account transcript|irs correspondence|transcript analysis|irs notices|tax transcript",
      { parent: "tax-controversy" },
    ],
    [
      "oic-preparation",
      "Offers in compromise and payment plans",
      "offer in compromise package|collection information statement|oic package|currently not collectible|tax payment plan",
      { parent: "tax-controversy", ambiguous: [beside("oic", "tax irs compromise")] },
    ],
    [
      "tax-court-petitions",
      "Tax Court filings",
      "tax court petition|stipulation of facts tax|notice of deficiency|tax court filing",
      { parent: "tax-controversy" },
    ],
    [
      "sales-tax-filings",
      "Sales tax filings",
      "sales tax registration|voluntary disclosure agreement|sales tax filing|resale certificate|sales tax exemption certificates",
      { parent: "sales-tax" },
    ],
    [
      "exempt-status-applications",
      "Exemption applications",
      "exemption application|application for recognition of exemption|charitable registration|charity registration|charitable solicitation registrations",
      { parent: "exempt-organizations", practice: ["tax", "nonprofit"] },
    ],
    ["tax-research", "Tax research", "tax law research|revenue ruling|private letter ruling"],
  ]),
  ...of("environmental", [
    [
      "permit-compliance-tracking",
      "Permit and compliance tracking",
      "permit tracking|compliance tracking|environmental reporting|consent decree compliance|discharge monitoring report",
    ],
    [
      "administrative-record",
      "Administrative records",
      "administrative record|agency record compilation|administrative record index",
      { practice: ["environmental", "administrative"] },
    ],
  ]),
  ...of("healthcare", [
    [
      "medicare-appeals",
      "Medicare appeals and audits",
      "rac audit|redetermination request|medicare audit|claims denial appeal|zpic audit",
      { parent: "reimbursement" },
    ],
    [
      "hipaa-releases",
      "HIPAA authorizations",
      "hipaa authorization|hipaa release|medical authorization|records authorization|hipaa form",
      { kind: "document", practice: ["healthcare", "personal-injury", "social-security"] },
    ],
    [
      "provider-enrollment-forms",
      "Provider enrollment filings",
      "cms 855|medicare enrollment|license renewal tracking",
      { parent: "provider-licensing" },
    ],
  ]),
];
