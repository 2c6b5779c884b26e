/** Tasks of civil, injury and criminal litigation. */
import type { Row } from "./list.ts";
import { beside, list } from "./list.ts";

const of = (parent: string, practice: string, rows: readonly Row[]) =>
  list({ kind: "task", parent, practice: practice.split(" ") }, rows);

export const litigationTasks = [
  ...of("litigation", "litigation", [
    ["discovery", "Discovery", "discovery phase|discovery process|discovery practice|fact discovery"],
    [
      "pleadings",
      "Pleadings drafting",
      "drafting pleadings|pleading drafting|pleadings|draft pleadings|complaint drafting|drafting complaints|pleading",
    ],
    [
      "motion-practice",
      "Motion practice",
      "motion drafting|drafting motions|law and motion|motions|pretrial motion|motion preparation|draft motions",
    ],
    [
      "trial-preparation",
      "Trial preparation",
      "trial prep|preparing for trial|trial readiness|trial binder|trial notebook|trial notebooks|trial binders|trial support|trial work|pretrial preparation|hearing binder|hearing preparation|trial exhibits",
    ],
    [
      "trial-presentation",
      "Trial presentation",
      "hot seat|hot seat operator|courtroom technology|trial technology|in court presentation|war room|opening and closing statements|opening and closing arguments",
      { ambiguous: [beside("opening and closing", "trial jury verdict witness demonstrative argument")] },
    ],
    [
      "court-filing",
      "Court filing",
      "efiling|electronic filing|e filing|filing with the court|court filings|state and federal filing|filing pleadings|electronic court filing|e filing in state and federal court|e filed",
    ],
    [
      "litigation-calendaring",
      "Court calendaring",
      "docketing|calendaring|court deadlines|litigation calendar|docket management|docket control|calendaring deadlines|rules based calendaring|deadline tracking|court calendar|docket clerk",
    ],
    [
      "service-of-process",
      "Service of process",
      "process service|serving process|process server|serve summons|arranging service|substituted service|coordinating service",
    ],
    [
      "legal-research",
      "Legal research",
      "case law research|statutory research|research memos|legal research and writing|researching case law|law research",
    ],
    [
      "cite-checking",
      "Cite-checking",
      "cite check|citation checking|bluebooking|bluebook|blue booking|shepardize|shepardizing|keycite|table of authorities|table of contents and authorities|citation check|cite checked|cite checks",
    ],
    [
      "brief-preparation",
      "Brief preparation",
      "brief writing|brief drafting|finalizing briefs|brief formatting|memorandum of law|appellate brief|memorandum of points and authorities|drafting briefs",
    ],
    [
      "record-on-appeal",
      "Appellate record preparation",
      "record on appeal|appendix preparation|joint appendix|excerpts of record|appellate record|appellants appendix|reproduced record",
      { parent: "appellate" },
    ],
    [
      "judgment-collection-tasks",
      "Judgment enforcement tasks",
      "garnishment|wage garnishment|writ of execution|bank levy|judgment debtor examination|debtor examination|judgment lien|abstract of judgment|domestication of judgment|debtor exam|judgment debtor exam|debtor's exam",
      { parent: "collections" },
    ],
    [
      "case-management",
      "Case management",
      "managing cases|case file management|caseload management|matter management|file maintenance|case administration",
    ],
    [
      "settlement",
      "Settlement",
      "settlement negotiation|settlement conference|settlement agreement drafting|settlement process|settlement documents|settlements",
    ],
    [
      "mediation-briefs",
      "Mediation statements",
      "mediation brief|mediation statement|mediation memorandum|settlement conference statement|mediation package",
      { parent: "mediation" },
    ],
    [
      "arbitration-preparation",
      "Arbitration preparation",
      "arbitration filing|demand for arbitration|statement of claim|arbitration binder|arbitration prep",
      { parent: "arbitration" },
    ],
    [
      "class-notice",
      "Class notice and settlement administration",
      "class notice|settlement administration|opt in notice|claims administrator|opt in plaintiff|class list|notice administration|class settlement",
      { parent: "class-action", practice: ["litigation"] },
    ],
    [
      "plaintiff-fact-sheets",
      "Plaintiff fact sheets",
      "plaintiff fact sheet|plaintiff profile form|pfs|short form complaint|census form|defendant fact sheet",
      { parent: "mass-tort", practice: ["personal-injury", "litigation"] },
    ],
    [
      "witness-preparation",
      "Witness coordination",
      "witness prep|witness preparation|witness interview|interviewing witnesses|witness statement|fact witness|witness coordination|locating witnesses|witness scheduling",
    ],
    [
      "expert-coordination",
      "Expert witness coordination",
      "expert witness|expert disclosure|expert retention|expert report|working with experts|expert discovery|retaining experts|expert designation",
    ],
    [
      "jury-instructions-work",
      "Jury materials",
      "voir dire|jury questionnaire|jury research|jury selection|verdict form|mock trial",
    ],
    [
      "exhibit-preparation",
      "Exhibit preparation",
      "exhibit list|exhibit binder|exhibits|exhibit stamping|exhibit management|trial exhibit list|demonstratives|demonstrative exhibit",
    ],
    ["removal-remand", "Removal and remand", "notice of removal|remand motion|removal to federal court"],
    [
      "litigation-holds",
      "Litigation holds",
      "litigation hold|legal hold|preservation letter|preservation notice|spoliation letter|hold notice",
      { parent: "ediscovery" },
    ],
    [
      "public-records-research",
      "Public records and asset searches",
      "skip tracing|asset search|background check|public records search|records research|background investigation|locate searches|social media investigation|due diligence search|skip trace|skiptracing",
    ],
    [
      "investigation",
      "Factual investigation",
      "fact investigation|investigation of claims|scene investigation|private investigator|investigative work|investigating claims|factual research",
      { ambiguous: [beside("pi", "private investigator surveillance skip licensed investigations")] },
    ],
    [
      "conflict-checks",
      "Conflict checks",
      "conflict check|conflicts check|conflict of interest check|conflicts clearance|conflicts analyst",
    ],
    [
      "client-intake",
      "Client intake",
      "intake|new client intake|intake specialist|intake interview|client interview|intake paralegal|intake calls|initial consultation scheduling|case screening|case intake",
    ],
    [
      "preliminary-injunctions",
      "Injunctive relief",
      "preliminary injunction|temporary restraining order|tro|injunctive relief|order to show cause|injunction motion",
      {
        ambiguous: [
          beside("pi", "injunction tro restraining injunctive irreparable"),
          beside("osc", "injunction order motion litigation"),
        ],
      },
    ],
  ]),
  ...of("discovery", "litigation", [
    [
      "civil-discovery",
      "Civil discovery",
      "written discovery|discovery drafting|propounding discovery|discovery responses|discovery response|paper discovery|responding to discovery|discovery requests|drafting discovery|draft discovery|draft discovery responses|discovery request|discovery preparation|discovery management|discovery deadlines|propounded discovery",
      {
        ambiguous: [
          beside(
            "discovery",
            "litigation personal-injury plaintiff defendant deposition interrogatory interrogatories family divorce employment civil motion pleadings",
          ),
          beside("production", "discovery bates responsive interrogatory"),
        ],
      },
    ],
    [
      "interrogatories",
      "Interrogatories",
      "form interrogatories|special interrogatories|interrogatory|interrogatory answers|answers to interrogatories|rogs",
      { parent: "civil-discovery" },
    ],
    [
      "requests-for-production",
      "Requests for production",
      "request for production|requests to produce|rfpd|document request|document demand|notice to produce|request for production of documents|rfps",
      {
        parent: "civil-discovery",
        ambiguous: [beside("rfp", "discovery litigation interrogatory interrogatories rfa admission")],
      },
    ],
    [
      "requests-for-admission",
      "Requests for admission",
      "request for admission|rfas|requests to admit|notice to admit",
      {
        parent: "civil-discovery",
        ambiguous: [beside("rfa", "discovery litigation interrogatory interrogatories rfp production")],
      },
    ],
    [
      "initial-disclosures",
      "Initial disclosures",
      "rule 26 disclosure|rule 26|mandatory disclosure|initial disclosure|rule 26 f conference",
      { parent: "civil-discovery" },
    ],
    [
      "subpoenas",
      "Subpoenas",
      "subpoena|subpoena duces tecum|third party subpoena|records subpoena|deposition subpoena|so ordered subpoena|trial subpoena|subpoena preparation",
    ],
    [
      "depositions",
      "Depositions",
      "deposition|depo|deposition preparation|deposition prep|deposition scheduling|noticing depositions|deposition notice|30 b 6|rule 30 b 6|examination before trial|video deposition|corporate representative deposition|person most knowledgeable deposition|depo prep|deposition outline|deposition exhibits",
      { parent: "civil-discovery", ambiguous: [beside("ebt", "litigation deposition discovery plaintiff")] },
    ],
    [
      "deposition-summaries",
      "Deposition summaries",
      "deposition summary|depo summary|deposition digest|page line summary|deposition digesting|transcript summary|summarizing depositions|digesting depositions|page line digest|transcript digest|summarize depositions|deposition indexing",
      { parent: "depositions" },
    ],
    [
      "document-review",
      "Document review",
      "doc review|reviewing documents|first level review|responsiveness review|review of documents|document reviewer|linear review|second level review|review documents",
      { parent: "ediscovery", practice: ["litigation"] },
    ],
    [
      "privilege-review",
      "Privilege review and logs",
      "privilege log|privilege review|priv log|privilege logging|privilege logs|attorney client privilege review|clawback",
      { parent: "document-review" },
    ],
    [
      "document-production",
      "Document production",
      "bates stamping|bates numbering|bates stamp|bates labeling|production of documents|production sets|rolling production|document productions|bates",
      { parent: "discovery" },
    ],
    [
      "document-coding",
      "Document coding and indexing",
      "document coding|issue coding|document indexing|coding documents|objective coding|document database|tagging documents|issue tagging",
      { parent: "document-review" },
    ],
    [
      "esi-collection",
      "ESI collection and processing",
      "data collection|esi processing|forensic collection|custodian interview|custodian|esi protocol|data culling|load file|load files|ediscovery processing|esi collection|collection and processing|search terms",
      { parent: "ediscovery", practice: ["litigation"] },
    ],
    [
      "technology-assisted-review",
      "Technology-assisted review",
      "predictive coding|technology assisted review|continuous active learning|tar review|analytics review",
      { parent: "ediscovery", ambiguous: [beside("tar", "ediscovery review predictive relativity")] },
    ],
    ["redaction", "Redaction", "redactions|redacting|redact|redacting documents|redaction of documents"],
    [
      "meet-and-confer",
      "Discovery disputes",
      "meet and confer|motion to compel|discovery dispute|deficiency letter|discovery motion|good faith letter|meet and confer letter",
      { parent: "civil-discovery" },
    ],
    [
      "medical-exams",
      "Independent medical examinations",
      "independent medical exam|independent medical examination|defense medical exam|ime|qualified medical evaluator|agreed medical evaluator|compulsory medical exam",
      {
        practice: ["personal-injury", "workers-compensation"],
        ambiguous: [
          beside("qme", "workers-compensation medical"),
          beside("cme", "personal-injury medical exam"),
        ],
      },
    ],
    [
      "criminal-discovery",
      "Criminal discovery",
      "brady material|brady|jencks|discovery from the prosecution|body worn camera|body camera footage|police report|police reports|jail calls|body cam|criminal discovery review|giglio",
      {
        parent: "criminal",
        practice: ["criminal"],
        related: ["discovery"],
        ambiguous: [
          beside("discovery", "criminal felony prosecutor indictment brady misdemeanor arrest police"),
        ],
      },
    ],
    [
      "white-collar-discovery",
      "White-collar document work",
      "government production|grand jury subpoena|proffer|subpoena response to the government|civil investigative demand",
      {
        parent: "white-collar",
        practice: ["criminal", "litigation"],
        related: ["document-review", "ediscovery"],
      },
    ],
  ]),
  ...of("personal-injury", "personal-injury", [
    [
      "demand-packages",
      "Demand packages",
      "demand letter|demand package|settlement demand|time limit demand|demand drafting|drafting demands|draft demand letters|drafting demand letters|policy limits demand|demand letters|settlement demand package|demand packet|demands",
    ],
    [
      "medical-records",
      "Medical records collection",
      "medical record|medical records request|requesting medical records|medical records retrieval|records retrieval|ordering medical records|medical bills|medical billing records|gathering medical records|obtaining medical records|medical records and bills|records requests|hipaa request",
      {
        related: ["medical-chronologies"],
        practice: ["personal-injury", "social-security", "workers-compensation", "healthcare"],
      },
    ],
    [
      "medical-chronologies",
      "Medical chronologies",
      "medical chronology|medical summary|medical record summary|treatment timeline|medical summaries|summarizing medical records|summarize medical records|review medical records|medical records summary|medical record review|medical timeline|chart review|reviewing medical records|medical records review|medical chart review",
      {
        practice: ["personal-injury", "healthcare", "social-security", "workers-compensation"],
        related: ["medical-records"],
        ambiguous: [
          beside("chronology", "medical records treatment personal-injury"),
          beside("chronologies", "medical records treatment personal-injury"),
        ],
      },
    ],
    [
      "lien-resolution",
      "Lien resolution",
      "medicare lien|medical lien|lien negotiation|lien reduction|medicaid lien|erisa lien|negotiating liens|medicare conditional payment|conditional payment|subrogation lien|lien resolutions|health insurance lien|negotiate liens|lien negotiations",
    ],
    [
      "insurance-claims",
      "Insurance claim handling",
      "insurance claim|opening claims|adjuster negotiation|claims adjuster|dealing with adjusters|insurance adjuster|policy limits|letter of representation|claims handling|open claims|adjusters|pip claim|claim setup|um uim claim|uninsured motorist claim|uninsured motorist|underinsured motorist|insurance verification",
      {
        practice: ["personal-injury", "insurance-law", "workers-compensation"],
        ambiguous: [
          beside("uim", "personal-injury motorist auto policy"),
          beside("um", "personal-injury motorist auto policy uim"),
        ],
      },
    ],
    [
      "settlement-disbursement",
      "Settlement disbursement",
      "settlement statement injury|disbursement sheet|settlement breakdown|settlement distribution|disbursing settlement|closing statement for settlement|disbursement of settlement|settlement disbursements",
    ],
    [
      "minor-compromise",
      "Minors' compromises",
      "minors compromise|infant compromise|minor settlement approval|friendly suit|minor settlement",
    ],
    [
      "prelitigation",
      "Pre-litigation claims",
      "pre litigation|prelit|pre lit|presuit|pre suit|prelitigation case management|pre suit claim|prelitigation paralegal",
      { parent: "personal-injury" },
    ],
    [
      "damages-calculation",
      "Damages calculation",
      "lost wages|damages model|special damages|economic damages|loss of earnings|damages spreadsheet|specials",
      { practice: ["personal-injury", "litigation", "employment"] },
    ],
    [
      "treatment-coordination",
      "Treatment coordination",
      "client treatment|medical treatment follow up|letter of protection|coordinating medical treatment|scheduling treatment|treating providers|medical provider communication|treatment tracking",
      { ambiguous: [beside("lop", "personal-injury medical treatment protection")] },
    ],
    [
      "affidavit-of-merit",
      "Certificates of merit",
      "certificate of merit|affidavit of merit|pre suit notice of intent|notice of intent to sue|expert affidavit malpractice|presuit screening",
      { parent: "medical-malpractice" },
    ],
    [
      "life-care-plans",
      "Life care plans",
      "life care plan|life care planner",
      { parent: "catastrophic-injury" },
    ],
    [
      "notice-of-claim",
      "Claims against public entities",
      "notice of claim|government claim|tort claim notice|government tort claim",
      { practice: ["personal-injury", "municipal"] },
    ],
  ]),
  ...of("criminal", "criminal", [
    [
      "plea-negotiation-support",
      "Plea and sentencing preparation",
      "sentencing memorandum|mitigation packet|plea agreement|sentencing mitigation|character letters|presentence report|plea offer|sentencing memo|mitigation letter",
    ],
    [
      "bail-bond-hearings",
      "Bail and arraignment",
      "arraignment|bail hearing|bail motion|bond hearing criminal|pretrial release|bail application|detention hearing",
    ],
    [
      "suppression-motions",
      "Suppression motions",
      "motion to suppress|suppression motion|suppression hearing",
    ],
    [
      "criminal-investigation-support",
      "Defense investigation",
      "defense investigation|jail visit|client jail visits|crime scene|witness canvass|surveillance video|jail visits|visit clients at the jail",
    ],
    [
      "grand-jury",
      "Grand jury work",
      "grand jury|grand jury proceedings|indictment drafting|target letter",
      { practice: ["criminal"] },
    ],
    ["victim-restitution", "Restitution", "restitution|victim impact statement|restitution hearing"],
    [
      "transcribing-recordings",
      "Audio and video review",
      "transcribing interviews|audio transcription|video evidence review|wiretap|transcription of recordings|jail call review",
      { practice: ["criminal", "litigation"] },
    ],
  ]),
  ...of("workers-compensation", "workers-compensation", [
    [
      "wc-claim-filing",
      "Workers' compensation claims",
      "claim petition|application for adjudication|employee claim petition|first report of injury|comp claim filing|workers compensation claim|claim for compensation",
    ],
    [
      "wc-settlements",
      "Compensation settlements",
      "compromise and release|stipulation with request for award|section 32 settlement|clincher agreement|medicare set aside|lump sum settlement workers",
      {
        ambiguous: [
          beside("msa", "workers-compensation personal-injury medicare cms lien"),
          beside("c&r", "workers-compensation compromise release"),
        ],
      },
    ],
    [
      "permanency-ratings",
      "Impairment and benefit ratings",
      "permanent disability rating|impairment rating|average weekly wage|temporary disability benefit|permanent partial disability|schedule loss of use|maximum medical improvement",
      { ambiguous: [beside("mmi", "workers-compensation medical injury")] },
    ],
  ]),
  ...of("social-security", "social-security", [
    [
      "ssd-applications",
      "Disability applications",
      "initial disability application|disability application|disability claim filing|ssdi application|filing disability claims|adult function report|function report",
    ],
    [
      "ssd-file-development",
      "Disability file development",
      "medical evidence development|residual functional capacity|rfc form|pre hearing brief|prehearing brief|exhibiting the file|medical evidence of record|medical source statement|on the record request|on the record brief",
      {
        ambiguous: [
          beside("rfc", "social-security disability functional"),
          beside("ere", "social-security disability"),
        ],
      },
    ],
    [
      "ssd-fee-petitions",
      "Fee petitions and agreements",
      "fee agreement ssa|fee petition|eaja fee petition",
      { practice: ["social-security"] },
    ],
  ]),
];
