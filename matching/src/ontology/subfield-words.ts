/** Sub-fields: the level at which experience carries over from one matter to the next. */
import type { Row } from "./list.ts";
import { beside, list } from "./list.ts";

const of = (practice: string, rows: readonly Row[]) =>
  list({ kind: "subfield", parent: practice, practice: [practice] }, rows);

export const subfields = [
  ...of("litigation", [
    [
      "commercial-litigation",
      "Commercial litigation",
      "business litigation|complex commercial litigation|contract litigation|business dispute|commercial dispute|complex litigation|breach of contract litigation",
    ],
    [
      "class-action",
      "Class Action",
      "class action litigation|class actions|putative class|collective action|class certification|class member",
      { related: ["consumer-law", "mass-tort", "wage-and-hour"] },
    ],
    [
      "appellate",
      "Appellate practice",
      "appeals|appellate law|appellate litigation|appellate work|civil appeal|appellate paralegal|appellate advocacy",
      { ambiguous: [beside("appeal", "litigation appellate record brief court")] },
    ],
    [
      "ediscovery",
      "E-Discovery",
      "ediscovery|electronic discovery|edisco|electronically stored information|esi|e discovery practice",
      { related: ["document-review", "discovery"] },
    ],
    [
      "collections",
      "Debt collection litigation",
      "collection law|creditor collections|debt collection|collections practice|judgment enforcement|post judgment collection|judgment collection|debt recovery",
      {
        related: ["creditor-rights"],
        ambiguous: [beside("collections", "creditor debt judgment garnishment litigation debtor")],
      },
    ],
    [
      "arbitration",
      "Arbitration",
      "commercial arbitration|arbitration practice|international arbitration|arbitration proceeding|arbitration hearing|arbitrations",
    ],
    [
      "mediation",
      "Mediation",
      "alternative dispute resolution|mediation practice|mediation support|mediations",
      { ambiguous: [beside("adr", "litigation mediation arbitration settlement dispute")] },
    ],
    ["defamation", "Defamation and media litigation", "defamation|libel|libel and slander"],
    [
      "professional-liability",
      "Professional liability",
      "legal malpractice|professional negligence|errors and omissions litigation|accounting malpractice|attorney malpractice",
    ],
    [
      "business-torts",
      "Fraud and business torts",
      "business torts|civil fraud|unfair competition litigation|trade secret litigation|civil rico",
    ],
    [
      "white-collar-civil",
      "Government investigations",
      "internal investigation|government investigation|regulatory investigation|false claims act litigation|qui tam|whistleblower litigation",
      { related: ["white-collar"] },
    ],
    [
      "international-litigation",
      "Cross-border litigation",
      "transnational litigation|hague service|hague evidence convention|letters rogatory|international service of process",
    ],
    [
      "probate-litigation",
      "Probate and trust litigation",
      "will contest|trust litigation|estate litigation|fiduciary litigation|contested probate|trust contest",
      { practice: ["litigation", "estate-planning"], related: ["probate"] },
    ],
    [
      "multidistrict",
      "Multidistrict litigation",
      "mdl|multi district litigation|multidistrict|bellwether",
      { related: ["mass-tort", "class-action"] },
    ],
    [
      "small-claims",
      "Small claims and limited civil matters",
      "small claims|limited civil case|limited jurisdiction case",
    ],
    [
      "securities-litigation",
      "Securities litigation",
      "securities class action|securities fraud litigation|shareholder derivative suit|derivative litigation|shareholder litigation|stockholder litigation",
      { practice: ["securities", "litigation"], related: ["class-action", "public-reporting"] },
    ],
  ]),
  ...of("personal-injury", [
    [
      "auto-injury",
      "Motor vehicle injury",
      "auto accident|car accident|motor vehicle accident|car crash|motor vehicle collision|auto injury|mva|vehicle accident|auto negligence|rear end collision|auto accident case|rideshare accident",
      { ambiguous: [beside("auto", "personal-injury injury accident claim pip")] },
    ],
    [
      "trucking-injury",
      "Trucking accidents",
      "truck accident|tractor trailer accident|trucking case|commercial vehicle accident|semi truck accident",
      { related: ["auto-injury"] },
    ],
    [
      "motorcycle-bicycle",
      "Motorcycle, bicycle and pedestrian injury",
      "motorcycle accident|bicycle accident|pedestrian accident|pedestrian knockdown",
      { related: ["auto-injury"] },
    ],
    [
      "premises-liability",
      "Premises liability",
      "slip and fall|trip and fall|negligent security|premises case|dog bite|dangerous property condition",
      { related: ["auto-injury"] },
    ],
    [
      "medical-malpractice",
      "Medical malpractice",
      "med mal|medmal|medical negligence|birth injury|nursing malpractice|hospital negligence|surgical error|medical malpractice litigation|malpractice defense",
      {
        practice: ["personal-injury", "healthcare"],
        related: ["nursing-home", "wrongful-death"],
        ambiguous: [beside("malpractice", "medical patient hospital physician nurse chart medical-records")],
      },
    ],
    [
      "nursing-home",
      "Nursing home neglect",
      "nursing home abuse|elder abuse litigation|elder neglect|long term care litigation|skilled nursing facility litigation",
    ],
    [
      "product-liability",
      "Product liability",
      "products liability|defective product|product defect|consumer product injury|product liability defense",
      { practice: ["personal-injury", "litigation"], related: ["mass-tort"] },
    ],
    [
      "mass-tort",
      "Mass torts",
      "mass tort litigation|pharmaceutical litigation|medical device litigation|drug and device litigation|mass torts practice|mass action",
      {
        practice: ["personal-injury", "litigation"],
        related: ["multidistrict", "product-liability", "toxic-tort"],
      },
    ],
    [
      "toxic-tort",
      "Toxic torts and asbestos",
      "toxic tort|asbestos litigation|asbestos|mesothelioma|toxic exposure|talc litigation|pfas litigation|lead paint litigation",
      { practice: ["personal-injury", "environmental"], related: ["mass-tort"] },
    ],
    ["wrongful-death", "Wrongful death", "survival action|wrongful death claim|fatal accident"],
    [
      "catastrophic-injury",
      "Catastrophic injury",
      "traumatic brain injury|tbi|spinal cord injury|catastrophic injuries",
    ],
    [
      "jones-act",
      "Maritime injury",
      "jones act|longshore|seaman injury|longshore and harbor workers|deckhand injury|deckhand injuries|seaman claim|unseaworthiness",
      { practice: ["maritime", "personal-injury"] },
    ],
    ["fela-rail", "Railroad injury", "fela|federal employers liability act|railroad worker injury"],
    [
      "sexual-abuse",
      "Sexual abuse and assault claims",
      "sexual abuse litigation|clergy abuse|survivor litigation|child sexual abuse claim",
    ],
  ]),
  ...of("insurance-law", [
    [
      "insurance-defense",
      "Insurance defense",
      "insurance defence|id defense firm|defense of insureds|insurance defense litigation|carrier panel counsel",
      {
        practice: ["insurance-law", "personal-injury", "litigation"],
        related: ["auto-injury", "premises-liability"],
      },
    ],
    [
      "insurance-coverage",
      "Insurance coverage and bad faith",
      "coverage litigation|insurance coverage|bad faith|insurance bad faith|coverage dispute|coverage opinion|declaratory coverage action",
    ],
    [
      "first-party-property",
      "First-party property claims",
      "property damage claim|hurricane claim|homeowners insurance claim|first party property|roof claim|storm damage claim|med pay|med-pay claim",
    ],
    [
      "no-fault",
      "No-fault and PIP claims",
      "no fault|pip litigation|personal injury protection|pip suit|no fault arbitration",
      { ambiguous: [beside("pip", "personal-injury insurance-law auto no-fault insurer medical")] },
    ],
    ["subrogation", "Subrogation", "subrogation claim|subrogation recovery|subro"],
  ]),
  ...of("family", [
    [
      "divorce",
      "Divorce",
      "dissolution of marriage|marital dissolution|divorces|matrimonial action|contested divorce|uncontested divorce|dissolution case|legal separation|annulment|high net worth divorce|divorce litigation",
    ],
    [
      "child-custody",
      "Child custody and parenting time",
      "custody|child custody|parenting time|visitation|custody modification|custody dispute|conservatorship of children|allocation of parental responsibilities|relocation of child|uccjea matter",
    ],
    [
      "child-support",
      "Child support",
      "support enforcement|child support enforcement|child support modification|iv d|support guidelines|title iv d|support obligation",
    ],
    ["spousal-support", "Spousal support", "alimony|spousal maintenance|maintenance award"],
    [
      "property-division",
      "Marital property division",
      "equitable distribution|community property|asset division|division of marital property|marital asset tracing|marital estate",
    ],
    [
      "adoption",
      "Adoption",
      "adoptions|stepparent adoption|agency adoption|private adoption|adoption law|home study",
    ],
    [
      "domestic-violence",
      "Domestic violence and protective orders",
      "restraining order|order of protection|domestic violence restraining order|dvro|protection from abuse|domestic abuse|injunction for protection|protection order",
      {
        practice: ["family", "criminal"],
        ambiguous: [
          beside(
            "protective order",
            "family abuse victim survivor stalking petitioner restraining custody divorce",
          ),
          beside("dv", "family protective criminal victim domestic"),
          beside("pfa", "family protection abuse order"),
        ],
      },
    ],
    [
      "child-protection",
      "Child protection and dependency",
      "child protective services|dependency case|abuse and neglect|termination of parental rights|juvenile dependency case|foster care|cps case|dcf case|chips petition",
      { practice: ["family", "juvenile"] },
    ],
    [
      "paternity",
      "Paternity and parentage",
      "paternity|parentage|establishment of paternity|paternity action",
    ],
    [
      "surrogacy",
      "Assisted reproduction",
      "surrogacy|gestational carrier|assisted reproductive technology|egg donor agreement",
    ],
    [
      "guardianship-minor",
      "Guardianship of minors",
      "minor guardianship|guardianship of a minor|kinship guardianship|grandparent rights",
    ],
    [
      "collaborative-divorce",
      "Collaborative law and divorce mediation",
      "collaborative divorce|divorce mediation|collaborative law|collaborative family law",
    ],
    [
      "hague-abduction",
      "International child abduction",
      "hague convention on child abduction|icara|hague abduction",
    ],
    ["name-change", "Name and gender marker changes", "name change|legal name change|gender marker change"],
  ]),
  ...of("immigration", [
    [
      "family-immigration",
      "Family-based immigration",
      "family based petition|family based visa|family immigration|family sponsored immigration|marriage green card|marriage based green card|fiance visa|family petition|spousal visa|k 1|k 1 visa|k 3 visa|immediate relative petition",
    ],
    [
      "employment-immigration",
      "Employment-based immigration",
      "business immigration|employment based visa|corporate immigration|employment immigration|work visa|employer sponsored visa|business visa|global mobility|employment based green card|employment based petition|nonimmigrant worker|immigrant worker petition|global immigration",
    ],
    [
      "perm",
      "PERM labor certification",
      "labor certification|perm application|perm process|perm recruitment|permanent labor certification|prevailing wage determination|perm labor cert",
      { parent: "employment-immigration" },
    ],
    [
      "h1b",
      "H-1B specialty occupation",
      "h 1b|h1b|h 1b visa|h 1b petition|h 1b cap|h 1b extension|specialty occupation",
      { parent: "employment-immigration" },
    ],
    [
      "l1",
      "L-1 intracompany transfer",
      "l 1|l 1a|l 1b|l 1 visa|intracompany transferee|blanket l",
      { parent: "employment-immigration" },
    ],
    [
      "o1",
      "O-1 and P extraordinary ability",
      "o 1|o 1a|o 1b|o 1 visa|extraordinary ability|p 1 visa|p 3 visa|artist visa|athlete visa",
      { parent: "employment-immigration" },
    ],
    [
      "tn-e3",
      "TN and E-3 treaty workers",
      "tn visa|e 3 visa|tn status|e 3",
      {
        parent: "employment-immigration",
        ambiguous: [beside("tn", "employment-immigration visa usmca h1b")],
      },
    ],
    [
      "treaty-investor",
      "E-1 and E-2 treaty visas",
      "e 2 visa|e 1 visa|treaty investor|treaty trader|e 2 investor",
      { parent: "employment-immigration" },
    ],
    [
      "eb5",
      "EB-5 investor immigration",
      "eb 5|investor visa|regional center|immigrant investor",
      { parent: "employment-immigration" },
    ],
    [
      "eb1-niw",
      "EB-1, EB-2 and national interest waiver",
      "eb 1|eb 1a|eb 1b|eb 1c|eb 2|eb 3|national interest waiver|niw|outstanding researcher|multinational manager",
      { parent: "employment-immigration" },
    ],
    [
      "seasonal-workers",
      "H-2A and H-2B seasonal workers",
      "h 2a|h 2b|seasonal worker|temporary agricultural worker|farm labor visa",
      { parent: "employment-immigration" },
    ],
    [
      "students-exchange",
      "Student and exchange visitors",
      "f 1 visa|j 1 visa|j 1 waiver|optional practical training|stem opt|student visa|exchange visitor|f 1 student",
      { parent: "employment-immigration", ambiguous: [beside("opt", "immigration visa student stem sevis")] },
    ],
    [
      "humanitarian-immigration",
      "Humanitarian immigration",
      "humanitarian relief|humanitarian visa|humanitarian parole|humanitarian immigration practice|humanitarian case|victim visa",
    ],
    [
      "asylum",
      "Asylum",
      "asylum seeker|asylum case|affirmative asylum|defensive asylum|asylum application|refugee|withholding of removal|convention against torture|credible fear|country conditions|asylum law",
      { parent: "humanitarian-immigration", related: ["removal-defense"] },
    ],
    [
      "vawa",
      "VAWA self-petitions",
      "vawa|violence against women act|vawa petition|vawa self petition",
      { parent: "humanitarian-immigration" },
    ],
    [
      "u-visa",
      "U visa",
      "u visa|u nonimmigrant|u status|u visa petition",
      { parent: "humanitarian-immigration" },
    ],
    [
      "t-visa",
      "T visa",
      "t visa|t nonimmigrant|trafficking victim|human trafficking survivor",
      { parent: "humanitarian-immigration" },
    ],
    [
      "sijs",
      "Special immigrant juvenile status",
      "sijs|special immigrant juvenile|sij|unaccompanied minor|unaccompanied child|unaccompanied children",
      { parent: "humanitarian-immigration", practice: ["immigration", "juvenile"] },
    ],
    [
      "tps",
      "Temporary protected status",
      "tps|temporary protected status application",
      { parent: "humanitarian-immigration" },
    ],
    [
      "daca",
      "DACA",
      "deferred action for childhood arrivals|dreamer|daca renewal|deferred action",
      { parent: "humanitarian-immigration" },
    ],
    [
      "removal-defense",
      "Removal defense",
      "deportation defense|removal proceeding|deportation|immigration court practice|cancellation of removal|detained immigration|immigration bond|immigration court representation|master calendar hearing|immigration detention|removal case",
      { related: ["asylum"] },
    ],
    [
      "naturalization",
      "Naturalization and citizenship",
      "naturalization|citizenship|citizenship application|derivative citizenship|naturalisation",
    ],
    [
      "adjustment-of-status",
      "Adjustment of status",
      "green card|green card application|permanent residence|permanent residency|lawful permanent resident|lpr|adjustment application",
      { ambiguous: [beside("aos", "immigration green uscis marriage status")] },
    ],
    [
      "consular-processing",
      "Consular processing",
      "consular process|immigrant visa processing|nvc processing|embassy interview|consulate interview|visa interview|national visa center",
    ],
    [
      "waivers-inadmissibility",
      "Waivers of inadmissibility",
      "inadmissibility waiver|hardship waiver|provisional waiver|extreme hardship|provisional unlawful presence waiver|unlawful presence",
    ],
    [
      "i9-compliance",
      "I-9 and E-Verify compliance",
      "i 9|form i 9|employment eligibility verification|i 9 compliance|e verify|worksite enforcement|employer sanctions|e verify compliance",
      { practice: ["immigration", "employment"] },
    ],
  ]),
  ...of("real-estate", [
    [
      "residential-real-estate",
      "Residential real estate closings",
      "residential closing|home closing|residential real estate|house closing|residential purchase|home purchase closing|residential transaction|condo closing|refinance closing|residential conveyance|home sale|residential settlement",
      {
        ambiguous: [beside("refinance", "residential-real-estate title mortgage closing home")],
      },
    ],
    [
      "cooperative-condominium",
      "Co-op and condominium transfers",
      "co op|co op closing|cooperative apartment|coop board package|condominium conversion|cooperative transfer|offering plan|co op board|coop closing",
    ],
    [
      "commercial-real-estate",
      "Commercial real estate acquisitions",
      "commercial real estate|cre|commercial property|commercial acquisition of property|commercial closing|commercial property purchase|commercial real estate transaction|acquisition and disposition of property|shopping center acquisition",
      { ambiguous: [beside("acquisition", "title survey lease estoppel tenant property building")] },
    ],
    [
      "real-estate-finance",
      "Real estate finance",
      "mortgage finance|commercial mortgage|cmbs|real estate lending|construction loan|mezzanine loan|commercial loan closing|mortgage loan closing|commercial real estate lending|agency lending|fannie mae loan|freddie mac loan|loan modification",
      {
        practice: ["real-estate", "banking-finance"],
        related: ["commercial-lending", "commercial-real-estate"],
      },
    ],
    [
      "leasing",
      "Commercial leasing",
      "commercial lease|lease negotiation|retail lease|office lease|lease abstraction|lease administration|commercial leasing practice|ground lease|landlord side leasing|lease portfolio",
    ],
    [
      "landlord-tenant",
      "Landlord and tenant",
      "landlord tenant|eviction|evictions|unlawful detainer|summary process|landlord tenant litigation|holdover proceeding|nonpayment proceeding|tenant defense|forcible entry and detainer|nonpayment|nonpayment file|non payment petition",
      { practice: ["real-estate", "litigation"] },
    ],
    [
      "foreclosure",
      "Foreclosure",
      "mortgage foreclosure|judicial foreclosure|nonjudicial foreclosure|foreclosure defense|trustee sale|default servicing|foreclosure sale|loss mitigation|deed in lieu",
      { practice: ["real-estate", "bankruptcy", "litigation"], related: ["creditor-rights"] },
    ],
    [
      "title-insurance",
      "Title insurance and curative work",
      "title insurance|title company|title agency|title curative|curative title|title clearance|title defect",
      { related: ["residential-real-estate"] },
    ],
    [
      "zoning-land-use",
      "Zoning and land use",
      "zoning|land use|land use law|entitlements|variance application|subdivision approval|zoning board|planning board|conditional use permit|land use entitlement|variance criteria|zoning variance",
      { practice: ["real-estate", "municipal"] },
    ],
    [
      "hoa-condo",
      "Community associations",
      "hoa law|homeowners association|condominium association|community association|hoa collections|condo association|hoa lien",
      { ambiguous: [beside("hoa", "real-estate lien assessment association condominium closing payoff")] },
    ],
    [
      "eminent-domain",
      "Eminent domain",
      "condemnation|condemnation proceeding|inverse condemnation|right of way acquisition",
    ],
    [
      "property-tax-appeal",
      "Property tax appeals",
      "property tax appeal|tax certiorari|assessment appeal|property tax protest",
      { practice: ["real-estate", "tax"] },
    ],
    [
      "affordable-housing",
      "Affordable housing and tax credits",
      "affordable housing|low income housing tax credit|lihtc|section 8 housing|hud financing",
    ],
    [
      "quiet-title",
      "Title and boundary litigation",
      "quiet title|partition action|boundary dispute|easement dispute|adverse possession|lis pendens",
      { practice: ["real-estate", "litigation"] },
    ],
    [
      "construction-liens",
      "Construction liens and bonds",
      "mechanics lien|mechanic lien|construction lien|lien waiver|bond claim|preliminary notice|lien release|materialman lien",
      { practice: ["construction", "real-estate"] },
    ],
    ["timeshare", "Timeshare", "timeshare closing|vacation ownership"],
    [
      "mineral-title",
      "Mineral title and leasing",
      "mineral title|landman|oil and gas lease|title opinion oil and gas|mineral rights|division order",
      { practice: ["energy", "real-estate"] },
    ],
    [
      "exchange-1031",
      "Like-kind exchanges",
      "1031 exchange|like kind exchange|section 1031|deferred exchange|qualified intermediary",
      { practice: ["real-estate", "tax"] },
    ],
    [
      "reit",
      "Real estate investment trusts and funds",
      "reit|real estate fund|real estate private equity|real estate syndication",
    ],
  ]),
  ...of("corporate", [
    [
      "mergers-acquisitions",
      "Mergers and acquisitions",
      "m&a|merger|acquisition of companies|corporate acquisition|buyout|divestiture|merger agreement|stock purchase|asset purchase|company acquisition|business acquisition|carve out transaction|mergers|leveraged buyout|business sale",
      {
        practice: ["corporate"],
        related: ["due-diligence", "private-equity"],
        ambiguous: [beside("acquisition", "corporate target merger due-diligence private-equity")],
      },
    ],
    [
      "start-ups",
      "Start-ups and venture financing",
      "startup|start up|startup law|emerging company|venture capital|venture financing|emerging companies practice|seed financing|series a|seed round|series seed|series b|preferred stock financing|startup formation|early stage company",
      { related: ["entity-formation-management"] },
    ],
    [
      "entity-formation-management",
      "Entity formation and maintenance",
      "entity management|corporate governance|corporate housekeeping|business formation|llc formation|corporate maintenance|entity maintenance|subsidiary management|corporate secretary|corporate secretarial|company formation|entity compliance|legal entity management|corporate records|incorporation|annual compliance|company secretarial|business entity formation",
    ],
    [
      "private-equity",
      "Private equity and funds",
      "private equity|fund formation|hedge fund|investment fund|private fund|side letter|investment management law|limited partner|private fund formation|venture fund",
      { related: ["mergers-acquisitions"] },
    ],
    [
      "joint-ventures",
      "Joint ventures and partnerships",
      "joint venture|partnership formation|joint venture agreement",
    ],
    [
      "in-house",
      "In-house legal department",
      "in house|legal department|in house counsel|corporate legal department|general counsel office|office of general counsel|inhouse",
    ],
    [
      "corporate-compliance",
      "Corporate compliance programs",
      "compliance program|regulatory compliance|corporate ethics|anti corruption compliance|compliance officer|compliance department|ethics and compliance",
      { practice: ["corporate", "administrative"] },
    ],
    [
      "executive-compensation",
      "Equity and executive compensation",
      "executive compensation|equity compensation|stock option plan|equity administration|stock plan administration",
      { practice: ["corporate", "employment"], related: ["employee-benefits"] },
    ],
    [
      "commercial-lending",
      "Commercial lending",
      "secured lending|commercial lending|loan documentation|syndicated loan|credit facility|asset based lending|sba loan|commercial loan|lender counsel|leveraged finance|secured transaction|equipment finance",
      { parent: "banking-finance", practice: ["banking-finance"], related: ["real-estate-finance"] },
    ],
    [
      "public-finance",
      "Public finance",
      "municipal bond|bond counsel|public finance practice|bond financing|tax exempt bond",
      { parent: "banking-finance", practice: ["banking-finance", "municipal"] },
    ],
    [
      "structured-finance",
      "Structured finance and derivatives",
      "securitization|structured finance|derivatives|isda|asset backed securities",
      { parent: "banking-finance", practice: ["banking-finance", "securities"] },
    ],
    [
      "bank-regulatory",
      "Bank and fintech regulation",
      "bank regulatory|money transmitter licensing|fintech|anti money laundering|bank secrecy act|know your customer|aml compliance|mortgage licensing",
      {
        parent: "banking-finance",
        practice: ["banking-finance", "administrative"],
        ambiguous: [
          beside("kyc", "banking-finance aml compliance onboarding"),
          beside("aml", "banking-finance compliance money laundering kyc"),
        ],
      },
    ],
    [
      "vendor-contracts",
      "Commercial and vendor contracts",
      "vendor contract|procurement contract|supplier agreement|commercial agreement|vendor agreement|customer contract|sales contract|technology contract|saas agreement|procurement|saas subscription|saas contract|subscription agreement for software",
      { parent: "contract-law", practice: ["contract-law", "corporate"], related: ["contract-review"] },
    ],
    [
      "government-contract-bids",
      "Bids and protests",
      "bid protest|far compliance|government bid|small business set aside|sam registration|representations in sam|reps and certs",
      { parent: "government-contracts", practice: ["government-contracts"] },
    ],
  ]),
  ...of("securities", [
    [
      "public-reporting",
      "Public company reporting",
      "sec reporting|public company reporting|exchange act reporting|periodic report|sec filing|public company compliance|section 16 reporting|securities filing|public company disclosure|sec compliance",
      { practice: ["securities", "corporate"] },
    ],
    [
      "public-offerings",
      "Public offerings",
      "initial public offering|ipo|registered offering|follow on offering|registration statement|securities offering|de spac|spac|shelf offering",
    ],
    [
      "private-placements",
      "Private placements",
      "private placement|regulation d|reg d|rule 506|exempt offering|blue sky|private offering",
    ],
    [
      "investment-advisers",
      "Investment advisers and broker-dealers",
      "investment adviser|broker dealer|investment advisor|ria compliance|investment company act|mutual fund",
    ],
    ["finra-arbitration", "Securities arbitration", "finra arbitration|broker misconduct|finra case"],
    [
      "sec-enforcement",
      "SEC enforcement",
      "sec investigation|wells notice|insider trading",
      { practice: ["securities", "criminal"] },
    ],
  ]),
  ...of("intellectual-property", [
    [
      "patent-law",
      "Patents",
      "patent law|patent matter|patent work",
      { related: ["patent-prosecution", "patent-litigation"] },
    ],
    [
      "trademark-law",
      "Trademarks",
      "trademark law|trademark matter|trademark work",
      { related: ["trademark-prosecution", "ttab-proceedings", "trademark-litigation"] },
    ],
    [
      "patent-prosecution",
      "Patent prosecution",
      "patent preparation and prosecution|patent application|patent filing|patent docketing|patent paralegal|patent practice|provisional application|utility patent|design patent|foreign patent filing|patent prosecution paralegal|national stage|patent portfolio|patents prosecution",
      {
        ambiguous: [
          beside("prosecution", "patent pct inventor office-action-responses ids-preparation patent-center"),
          beside("patent", "application filing prosecution docket inventor uspto portfolio"),
        ],
      },
    ],
    [
      "patent-litigation",
      "Patent litigation",
      "patent infringement|patent trial|hatch waxman|anda litigation|hatch waxman litigation|section 337|markman|claim construction|patent case",
      { practice: ["intellectual-property", "litigation"] },
    ],
    [
      "ptab-proceedings",
      "Inter partes review",
      "inter partes review|ipr|post grant review|ptab trial|ptab practice",
      {
        practice: ["intellectual-property", "litigation"],
        related: ["patent-litigation"],
        ambiguous: [beside("pgr", "patent ptab ipr")],
      },
    ],
    [
      "trademark-prosecution",
      "Trademark prosecution",
      "trademark registration|trademark application|trademark filing|trademark docketing|trademark practice|trademark paralegal|trademark portfolio|brand protection|trademark clearance|trademark maintenance|madrid protocol|trademark renewal|brand registration",
      {
        ambiguous: [
          beside("prosecution", "trademark-prosecution trademark specimen tsdr mark"),
          beside("trademark", "application filing prosecution portfolio registration search renewal"),
        ],
      },
    ],
    [
      "ttab-proceedings",
      "TTAB oppositions and cancellations",
      "ttab practice|trademark opposition|opposition proceeding|cancellation proceeding|notice of opposition|petition to cancel|ttab opposition|inter partes trademark proceeding|petition for cancellation",
      {
        practice: ["intellectual-property", "litigation"],
        ambiguous: [
          beside("opposition", "ttab trademark mark registrant"),
          beside("cancellation", "ttab trademark registrant registration"),
        ],
      },
    ],
    [
      "trademark-litigation",
      "Trademark litigation",
      "trademark infringement|lanham act litigation|counterfeiting|anti counterfeiting|trade dress|brand enforcement|cybersquatting|domain dispute",
      { practice: ["intellectual-property", "litigation"] },
    ],
    [
      "copyright",
      "Copyright",
      "copyright law|copyrights|copyright application|dmca takedown|copyright practice",
    ],
    [
      "copyright-litigation",
      "Copyright litigation",
      "copyright infringement|copyright case",
      { practice: ["intellectual-property", "litigation"], related: ["copyright"] },
    ],
    [
      "music-law",
      "Music rights",
      "music licensing|music publishing|music law|sync licensing|recording agreement|mechanical license|music industry|sync license",
      { practice: ["entertainment", "intellectual-property"], related: ["copyright"] },
    ],
    [
      "film-tv",
      "Film and television production",
      "film production|production legal|talent agreement|chain of title film|clearance work|television production|entertainment contract|clearance and rights",
      { parent: "entertainment", practice: ["entertainment"] },
    ],
    [
      "ip-licensing",
      "IP licensing",
      "licensing agreement|intellectual property licensing|patent licensing|trademark licensing|license agreement|software license|ip transaction|technology transfer",
      { practice: ["intellectual-property", "technology-law", "contract-law"] },
    ],
    [
      "trade-secrets",
      "Trade secrets",
      "trade secret|trade secret misappropriation|misappropriation of trade secrets",
    ],
    [
      "ip-annuities",
      "Annuities and maintenance fees",
      "annuity payment|patent annuity|maintenance fee|patent maintenance",
      { parent: "patent-prosecution", ambiguous: [beside("annuities", "patent docket maintenance foreign")] },
    ],
  ]),
  ...of("employment", [
    [
      "employment-litigation",
      "Employment litigation",
      "wrongful termination|employment discrimination|employment dispute|workplace discrimination|retaliation claim|employment claim|wrongful discharge|title vii claim|sexual harassment|harassment claim|employment discrimination litigation",
      { practice: ["employment", "litigation"] },
    ],
    [
      "wage-and-hour",
      "Wage and hour",
      "wage and hour law|wage hour|overtime claim|unpaid wages|wage theft|wage claim|misclassification|meal and rest break|paga|private attorneys general act|flsa collective",
      { practice: ["employment", "litigation"], related: ["class-action"] },
    ],
    [
      "eeoc-charges",
      "Agency charges of discrimination",
      "eeoc charge|charge of discrimination|eeoc mediation|fepa charge|right to sue letter|agency charge",
    ],
    [
      "labor-relations",
      "Labor relations",
      "collective bargaining|labor arbitration|unfair labor practice|union grievance|traditional labor law|union|labor relations law|nlrb proceeding|grievance arbitration",
    ],
    [
      "employment-counseling",
      "Employment counseling and handbooks",
      "employee handbook|employment policy|employment counseling|hr compliance|workplace policy|workplace investigation|human resources compliance|hr policy",
    ],
    [
      "leave-accommodation",
      "Leave and accommodation",
      "leave of absence|reasonable accommodation|family medical leave|disability accommodation|fmla leave",
    ],
    [
      "restrictive-covenants",
      "Restrictive covenants",
      "non compete|noncompete|non solicitation|covenant not to compete|restrictive covenant",
    ],
    [
      "employee-benefits",
      "Employee benefits and ERISA",
      "employee benefits law|benefits law|erisa practice|erisa compliance|benefit plan|retirement plan|401k plan|pension plan|health and welfare plan|qualified plan|benefits plan|401k|plan administration erisa",
      {
        practice: ["employment", "tax"],
        ambiguous: [
          beside("plan", "employee-benefits erisa pension irs-5500 participant"),
          beside("benefits", "erisa employee-benefits pension irs-5500"),
          beside("plan administration", "erisa pension benefits retirement irs-5500"),
        ],
      },
    ],
    [
      "erisa-litigation",
      "ERISA litigation",
      "erisa claim|long term disability claim|ltd claim|benefits denial|disability insurance denial",
      { practice: ["employment", "litigation", "insurance-law"] },
    ],
    [
      "unemployment-insurance",
      "Unemployment insurance claims",
      "unemployment claim|unemployment hearing|unemployment appeal|unemployment benefits",
    ],
    [
      "osha-safety",
      "Workplace safety",
      "osha citation|workplace safety|occupational safety|osha compliance",
      { practice: ["employment", "administrative"] },
    ],
    [
      "public-employment",
      "Public and federal sector employment",
      "mspb appeal|federal sector eeo|civil service|federal employee|public sector employment",
    ],
  ]),
  ...of("bankruptcy", [
    [
      "consumer-bankruptcy",
      "Consumer bankruptcy",
      "chapter 7|chapter 13|individual bankruptcy|personal bankruptcy|chapter 7 bankruptcy|chapter 13 bankruptcy|consumer debtor|chapter 7 petition|chapter 13 petition|chapter 7 and 13|chapters 7 and 13|ch 7|ch 13|ch. 7|ch. 13|debtor side consumer|chapter 7 case|chapter 13 case|consumer debtor practice",
      {
        ambiguous: [
          beside("petition", "consumer-bankruptcy bankruptcy-schedules means-test debtor best-case"),
        ],
      },
    ],
    [
      "chapter-11",
      "Chapter 11 reorganization",
      "chapter 11|business reorganization|corporate restructuring|chapter 11 bankruptcy|ch 11|subchapter v|business bankruptcy|debtor in possession|first day motion|chapter 11 case|corporate bankruptcy|commercial bankruptcy|small business reorganization|creditors committee",
      {
        ambiguous: [
          beside("dip", "chapter-11 debtor financing possession bankruptcy"),
          beside("plan", "chapter-11 disclosure reorganization confirmation creditors"),
        ],
      },
    ],
    ["chapter-12", "Chapter 12 family farmer", "chapter 12|family farmer bankruptcy|ch 12"],
    [
      "creditor-rights",
      "Creditors' rights",
      "creditor rights|creditor representation|creditor side|relief from stay|motion for relief from stay|stay relief|creditor bankruptcy|mortgage creditor|secured creditor|creditor work|creditors rights practice|lender side bankruptcy",
      { practice: ["bankruptcy", "banking-finance"] },
    ],
    [
      "trustee-work",
      "Bankruptcy trustee work",
      "bankruptcy trustee|chapter 7 trustee|chapter 13 trustee|panel trustee|trustee administration|standing trustee",
    ],
    [
      "bankruptcy-litigation",
      "Bankruptcy litigation",
      "adversary proceeding|preference action|fraudulent transfer|preference litigation|avoidance action|nondischargeability",
      {
        practice: ["bankruptcy", "litigation"],
        ambiguous: [beside("ap", "bankruptcy adversary trustee debtor")],
      },
    ],
    [
      "claims-administration",
      "Claims and noticing",
      "claims agent|claims noticing|claims register|claims administration|notice and claims agent",
      { ambiguous: [beside("administration", "bankruptcy claims creditors noticing debtor")] },
    ],
    [
      "assignments-receiverships",
      "Receiverships and assignments",
      "receivership|assignment for the benefit of creditors|receiver",
      { practice: ["bankruptcy", "litigation"] },
    ],
    ["cross-border-insolvency", "Cross-border insolvency", "chapter 15|foreign main proceeding|ch 15"],
    [
      "student-loan-discharge",
      "Debt settlement and student loans",
      "student loan discharge|debt settlement|debt relief|credit counseling",
    ],
  ]),
  ...of("estate-planning", [
    [
      "estate-drafting",
      "Estate plan drafting",
      "will drafting|trust drafting|estate plan|estate planning document|drafting wills|drafting trusts|estate documents|living trust package|estate plan drafting|drafting of wills|will preparation|revocable trust planning|drafting wills and trusts",
    ],
    [
      "probate",
      "Probate and estate administration",
      "probate|estate administration|probate administration|probate law|probate practice|decedents estate|estate settlement|probate estate|probate case|intestate estate|ancillary probate|informal probate|formal probate|probate court practice|estate and probate administration|summary administration|ancillary proceeding|ancillary administration",
      {
        related: ["trust-administration"],
        ambiguous: [
          beside("administration", "probate estate executor decedent letters inventory heirs"),
          beside("petition", "probate decedent executor letters heirs estate"),
        ],
      },
    ],
    [
      "trust-administration",
      "Trust administration",
      "trust accounting|trustee services|administration of trusts|fiduciary administration|successor trustee",
      { related: ["probate"] },
    ],
    [
      "estate-tax",
      "Estate and gift tax",
      "estate tax return|gift tax|gift tax return|generation skipping|gst tax|wealth transfer tax|estate and gift tax return|estate tax planning",
      { practice: ["estate-planning", "tax"] },
    ],
    [
      "medicaid-planning",
      "Medicaid planning",
      "long term care planning|medicaid eligibility|medicaid spend down|medicaid look back|nursing home medicaid|medicaid planning application|medicaid pending|long term care medicaid",
      { practice: ["elder-law", "estate-planning"] },
    ],
    [
      "guardianship",
      "Adult guardianship and conservatorship",
      "guardianship|conservatorship|adult guardianship|guardianship proceeding|incapacity proceeding|conservatorship accounting|article 81",
      { practice: ["elder-law", "estate-planning"], related: ["guardianship-minor"] },
    ],
    [
      "special-needs",
      "Special needs planning",
      "special needs trust|supplemental needs trust|pooled trust|able account|first party special needs",
      { practice: ["estate-planning", "elder-law"] },
    ],
    [
      "asset-protection",
      "Asset protection and business succession",
      "asset protection|business succession planning|family limited partnership|succession planning|wealth planning",
    ],
    [
      "charitable-planning",
      "Charitable planning",
      "charitable trust|charitable remainder trust|donor advised fund|private foundation|planned giving",
    ],
    [
      "fiduciary-income-tax",
      "Fiduciary income tax",
      "fiduciary income tax|fiduciary tax return|estate income tax return",
      { practice: ["estate-planning", "tax"] },
    ],
  ]),
  ...of("tax", [
    [
      "tax-controversy",
      "Tax controversy",
      "tax dispute|irs audit|tax audit|tax litigation|offer in compromise|irs collection|tax resolution|irs representation|penalty abatement|installment agreement irs|collection due process|tax levy|irs controversy|innocent spouse|tax lien resolution",
      { ambiguous: [beside("petition", "tax-controversy deficiency irs us-tax-court")] },
    ],
    [
      "sales-tax",
      "Sales and use tax",
      "sales and use tax|sales tax audit|state tax nexus|nexus study|exemption certificate|use tax|sales tax return|sales tax compliance",
    ],
    [
      "exempt-organizations",
      "Exempt organizations",
      "tax exempt organization|501c3|501 c 3|tax exemption application|501 c 3 application|exempt status|nonprofit formation|exempt organisation|tax exempt status",
      { practice: ["tax", "nonprofit"] },
    ],
    [
      "corporate-tax",
      "Corporate and partnership tax",
      "partnership tax|corporate tax|tax structuring|transactional tax|business tax|corporate income tax",
    ],
    [
      "international-tax",
      "International tax",
      "cross border tax|fatca|fbar|transfer pricing|offshore disclosure|foreign account reporting",
    ],
    [
      "individual-tax",
      "Individual tax preparation",
      "tax preparation|tax return preparation|individual income tax|tax return preparer|personal tax return",
    ],
    ["payroll-tax", "Payroll and employment tax", "employment tax|payroll tax|trust fund recovery penalty"],
    [
      "tax-credits",
      "Tax credits and incentives",
      "tax credit|opportunity zone|tax incentive|historic tax credit",
    ],
    [
      "criminal-tax",
      "Criminal tax",
      "tax fraud|tax evasion|criminal tax investigation",
      { practice: ["tax", "criminal"] },
    ],
  ]),
  ...of("criminal", [
    [
      "criminal-defense-state",
      "State criminal defense",
      "felony defense|misdemeanor defense|felony case|misdemeanor case|state criminal case|felony trial|felony|misdemeanor",
    ],
    [
      "federal-criminal",
      "Federal criminal practice",
      "federal criminal defense|federal criminal case|cja panel|federal indictment|federal sentencing|sentencing guidelines",
      { ambiguous: [beside("cja", "criminal federal defense panel voucher")] },
    ],
    [
      "white-collar",
      "White-collar defense",
      "white collar|white collar crime|white collar criminal defense|fraud defense|health care fraud defense|fcpa investigation|grand jury investigation|white collar investigation|securities fraud prosecution",
      { related: ["white-collar-civil"] },
    ],
    [
      "dui",
      "DUI and traffic defense",
      "dui|dwi|owi|drunk driving|traffic violation|traffic ticket|driving under the influence|license suspension|dmv hearing",
    ],
    [
      "drug-offenses",
      "Drug offenses",
      "drug crime|narcotics case|drug trafficking|controlled substance offense",
    ],
    [
      "post-conviction",
      "Post-conviction and criminal appeals",
      "post conviction relief|habeas corpus|criminal appeal|habeas petition|post conviction|innocence project|habeas",
      { related: ["appellate"] },
    ],
    [
      "expungement",
      "Expungement and record sealing",
      "expungement|record sealing|expunction|record clearing|set aside conviction|clean slate",
    ],
    [
      "capital-defense",
      "Capital defense and mitigation",
      "death penalty|capital case|capital defense|mitigation investigation|mitigation specialist",
    ],
    ["public-defense", "Public defense", "public defender|indigent defense|public defender office"],
    [
      "prosecutor-office",
      "Prosecutor's office",
      "district attorney|district attorney office|state attorney office|prosecutor office|criminal prosecution|prosecuting attorney|county attorney office",
      {
        ambiguous: [
          beside("prosecution", "criminal defendant felony indictment victim grand"),
          beside("ada", "criminal district prosecutor felony"),
        ],
      },
    ],
    [
      "victim-services",
      "Victim services",
      "victim advocate|victim witness|crime victim compensation|victim advocacy|victim rights",
    ],
    [
      "probation-parole",
      "Probation and parole",
      "probation violation|parole hearing|parole|probation revocation",
    ],
    [
      "criminal-juvenile",
      "Juvenile delinquency defense",
      "delinquency case|juvenile defense|juvenile offender",
      { practice: ["criminal", "juvenile"] },
    ],
    ["asset-forfeiture", "Asset forfeiture", "civil forfeiture|asset forfeiture case|criminal forfeiture"],
  ]),
  ...of("environmental", [
    [
      "superfund",
      "Superfund and contamination",
      "superfund site|site remediation|contaminated site|brownfield|environmental remediation|hazardous waste|groundwater contamination",
    ],
    [
      "environmental-permitting",
      "Environmental permitting",
      "environmental permit|air permit|npdes permit|environmental review|environmental impact statement|wetlands permit|title v permit|stormwater permit",
    ],
    [
      "natural-resources",
      "Natural resources and public lands",
      "public lands|natural resources|mining law|endangered species|wildlife law",
    ],
    ["water-rights", "Water rights", "water law|water right"],
    [
      "environmental-due-diligence",
      "Environmental due diligence",
      "phase i environmental|phase i esa|environmental site assessment",
    ],
    [
      "renewable-energy",
      "Renewable energy projects",
      "renewable energy|solar lease|wind energy|solar project|wind project|power purchase agreement",
      { parent: "energy", practice: ["energy", "real-estate"] },
    ],
    [
      "utility-regulation",
      "Utility regulation",
      "utility rate case|rate case|ferc filing",
      { parent: "energy", practice: ["energy", "administrative"] },
    ],
  ]),
  ...of("healthcare", [
    [
      "healthcare-compliance",
      "HIPAA and health care compliance",
      "hipaa compliance|stark law|anti kickback|health privacy|business associate agreement|medicare compliance|fraud and abuse compliance|hipaa privacy",
    ],
    [
      "provider-licensing",
      "Provider licensing and credentialing",
      "professional licensing|medical board|credentialing|provider enrollment|license defense|medical staff|nursing board|certificate of need",
    ],
    [
      "healthcare-transactions",
      "Health care transactions",
      "physician practice acquisition|provider agreement|hospital affiliation|managed care contract|payer contract",
    ],
    [
      "reimbursement",
      "Medicare and Medicaid reimbursement",
      "medicare appeal|provider reimbursement|medicaid reimbursement|reimbursement appeal|payer dispute",
    ],
    [
      "life-sciences",
      "Life sciences and FDA",
      "fda regulatory|life sciences|pharmaceutical regulatory|medical device regulatory|clinical trial agreement|fda submission|biotech",
      { practice: ["healthcare", "administrative"] },
    ],
    [
      "mental-health-law",
      "Mental health law",
      "involuntary commitment|civil commitment|mental health hearing",
    ],
  ]),
  ...of("administrative", [
    [
      "licensing-permits",
      "Licensing and permits",
      "business license|state licensing|permit application|professional license|regulatory filing|licensing application",
    ],
    [
      "foia-requests",
      "Public records requests",
      "foia|freedom of information act|public records request|foia request|open records request|public record act|foil request",
    ],
    [
      "lobbying-political",
      "Political law and lobbying",
      "lobbying|political law|campaign finance|lobbying disclosure|election law",
      { related: ["municipal"] },
    ],
    [
      "public-benefits",
      "Public benefits",
      "public assistance|snap benefits|fair hearing|public benefits law|food stamps",
    ],
    [
      "administrative-hearings",
      "Administrative hearings",
      "administrative appeal|administrative hearing|agency hearing|license revocation hearing",
    ],
    [
      "rulemaking",
      "Rulemaking and legislation",
      "notice and comment|legislative drafting|legislative research|rulemaking comment|bill tracking",
    ],
  ]),
  ...of("consumer-law", [
    [
      "fdcpa-tcpa",
      "Consumer credit and telephone claims",
      "debt collector harassment|robocall|credit reporting dispute|telemarketing claim|identity theft",
    ],
    ["lemon-law", "Lemon law", "lemon law claim|vehicle warranty|warranty claim"],
    [
      "unfair-practices",
      "Unfair and deceptive practices",
      "deceptive trade practice|false advertising|udap|consumer fraud",
    ],
  ]),
  ...of("privacy", [
    [
      "data-breach",
      "Data breach response",
      "data breach|breach notification|incident response|cyber incident|data breach notification|data incident|breach notice|breach notification letter|breach notice chart",
    ],
    [
      "privacy-programs",
      "Privacy programs",
      "privacy policy|data mapping|data subject request|privacy impact assessment|dsar|consumer privacy request|impact assessments|data protection impact assessment",
    ],
  ]),
  ...of("education-law", [
    [
      "special-education",
      "Special education",
      "iep|individualized education program|due process hearing special education|idea claim",
      { ambiguous: [beside("504 plan", "student school education")] },
    ],
    ["title-ix", "Title IX and student discipline", "title ix|student discipline|campus misconduct"],
  ]),
  ...of("antitrust", [
    [
      "hsr-filings",
      "Merger control filings",
      "hsr|hart scott rodino|hsr filing|second request|merger control|premerger notification",
      { practice: ["antitrust", "corporate"], related: ["mergers-acquisitions"] },
    ],
  ]),
  ...of("international-trade", [
    [
      "export-controls",
      "Export controls and sanctions",
      "export control|sanctions compliance|itar|ofac|export administration regulations|export license",
    ],
    [
      "customs-entries",
      "Customs entries and tariffs",
      "tariff classification|customs entry|customs broker|duty drawback|antidumping|countervailing duty",
    ],
  ]),
  ...of("civil-rights", [
    [
      "section-1983",
      "Police misconduct and section 1983",
      "section 1983|excessive force|1983 claim|wrongful conviction suit|prisoner rights|wrongful arrest",
    ],
    ["housing-discrimination", "Fair housing", "fair housing|housing discrimination"],
    [
      "ada-access",
      "Disability access",
      "ada access|ada title iii|accessibility litigation|website accessibility",
    ],
  ]),
  ...of("construction", [
    [
      "construction-defect",
      "Construction defects",
      "construction defect litigation|construction defect|defect litigation|sb 800",
    ],
    [
      "construction-contracts",
      "Construction contracts",
      "aia contract|construction contract|subcontract|change order|construction agreement",
    ],
  ]),
  ...of("social-security", [
    [
      "ssd-hearings",
      "Disability hearings and appeals",
      "disability hearing|alj hearing|administrative law judge hearing|ssa hearing|disability appeal|social security hearing|appeals council|reconsideration appeal",
      {
        ambiguous: [
          beside("alj", "social-security disability hearing ssa"),
          beside("administrative law judge", "social-security disability claimant ssa ssi rfc"),
        ],
      },
    ],
  ]),
  ...of("workers-compensation", [
    [
      "workers-comp-hearings",
      "Workers' compensation hearings",
      "compensation hearing|wcab hearing|comp hearing|wcab|industrial commission hearing",
    ],
    [
      "fed-workers-comp",
      "Federal workers' compensation",
      "feca|owcp|federal workers compensation|longshore claim",
    ],
  ]),
];
