/**
 * The working vocabulary of each sub-field: words that come up in its files, whatever the concept they belong to.
 * Keys are ids of the ontology's sub-fields. Written from general knowledge of US practice, public forms and statutes.
 */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  ediscovery:
    "ediscovery esi relativity privilege log production productions custodian custodians collection processing review reviewers coding tags redaction redactions bates metadata native load tar predictive search terms clawback hold concordance everlaw logikcull disco nuix reveal deduplication families threading responsiveness responsive protocol hosting workspace tiff emails terabyte gigabyte second-level first-level hot docs",
  "commercial-litigation":
    "complaint answer interrogatories requests admission motion compel summary judgment deposition depositions trial exhibits brief injunction tro breach contract fraud business dispute pleading docket subpoena scheduling order meet confer witness hearing exhibit cite check table authorities",
  "class-action":
    "class putative certification representative notice administrator settlement preliminary final approval cy pres opt-out objector rule 23 members claims fairness caf collective",
  collections:
    "collection collections creditor debtor default judgment garnishment garnishments levy writ execution account suit suits petition summons satisfaction replevin lien attachment debtor examination interrogatories citation bank payoff placements volume accounts",
  appellate:
    "appeal appellate brief record appendix excerpts notice oral argument certiorari reply appellant appellee circuit cite check joint",
  "auto-injury":
    "accident accidents crash collision auto motor vehicle injury injured demand demands insurer adjuster adjusters liens lien specials treatment medical records bills pip um uim policy limits intake client clients settlement chiropractor police report property damage subrogation",
  "trucking-injury": "truck trucking carrier fmcsa driver logs eld black box dot spoliation tractor trailer",
  "premises-liability":
    "slip fall premises negligent security store property owner incident surveillance maintenance",
  "insurance-defense":
    "insurance defense carrier insured adjuster claims litigation guidelines evaluation report reserve budget ime independent medical deposition plaintiff subpoena records summary arbitration mediation answer defendants liability billing utbms",
  "medical-malpractice":
    "malpractice standard care physician hospital nurse nursing chart charts medical chronology chronologies expert experts certificate merit birth surgery surgical records ehr audit trail screening affidavit causation damages",
  "nursing-home":
    "nursing home facility falls bedsores pressure resident residents staffing neglect abuse survey deficiencies",
  "product-liability":
    "product products defect defective manufacturer recall design warning failure warn expert testing",
  "mass-tort":
    "mass tort mdl plaintiff plaintiffs fact sheet sheets bellwether questionnaire questionnaires deficiency inventory exposure implant device drug toxic claimants settlement matrix lien resolution census docket centrality registration proof use",
  "toxic-tort":
    "toxic exposure asbestos chemical emissions contamination talc benzene plume cancer epidemiology residence site product identification work history",
  "jones-act":
    "seaman vessel maritime longshore unseaworthiness maintenance cure offshore barge dock lhwca owcp",
  "workers-compensation":
    "workers compensation comp injured worker applicant claimant employer carrier benefits ttd ptd permanent disability temporary adjudication hearing lien liens qme ame ime panel utilization review settlement compromise release stipulations wcab board claim form doctor treating impairment rating msa medicare set-aside",
  "ssd-hearings":
    "disability social security ssa ssi ssdi claimant claimants hearing alj judge ere listing listings rfc treating opinion onset reconsideration appeals council brief prehearing vocational representative evidence medical treatment notes hallex decision",
  "employment-litigation":
    "discrimination harassment retaliation wrongful termination eeoc charge position statement title vii ada fmla fehA plaintiff employer employee whistleblower accommodation personnel file complaint pregnancy",
  "eeoc-charges":
    "eeoc charge charges position statement mediation right to sue agency rebuttal discrimination crd dfeh",
  "wage-and-hour":
    "wage wages hour meal rest break breaks overtime payroll punch time records timecards misclassification paga lwda class representative employees workers flsa collective unpaid damages spreadsheet model exempt piece rate paystubs belaire",
  "employment-counseling":
    "handbook handbooks policies hr severance agreements employee training investigations offer letters counseling rif layoff warn",
  "employee-benefits":
    "benefits plan plans erisa 401k 403b pension retirement amendment amendments restatement restatements corrections vcp epcrs voluntary correction determination letter form 5500 summary description spd nondiscrimination cafeteria wrap participants sponsor qdro fiduciary deferrals match eligibility operational failure cobra welfare",
  "labor-relations":
    "union unions nlrb grievance arbitration collective bargaining unfair labor practice election petition strike",
  divorce:
    "divorce dissolution marriage marital spouse spouses petition response custody children child support decree parenting plan temporary orders financial affidavit disclosure disclosures property division alimony maintenance qdro equitable retirement assets debts statements mediation contested decrees allocation matrimonial domestic relations community estate spousal",
  "child-custody":
    "custody parenting visitation guardian ad litem gal children relocation modification evaluator time-sharing contempt parent allocation responsibilities",
  "child-support":
    "support arrears guidelines income withholding modification contempt enforcement calculator",
  adoption:
    "adoption adoptive adopt birth parent parents home study termination parental rights consent stepparent agency icpc relinquishment finalization minor guardianship interstate compact icwa surrogacy",
  "guardianship-minor":
    "guardianship minor child guardian petition relatives grandparents consent probate court visitor",
  "child-protection":
    "dependency neglect cps dcf foster termination parental reunification juvenile permanency",
  "domestic-violence":
    "protection protective order restraining abuse victim survivor petition ex parte injunction safety",
  guardianship:
    "guardianship conservatorship ward incapacitated adult guardian conservator annual report accounting physician capacity elder",
  asylum:
    "asylum i-589 country conditions persecution declaration declarations credible fear refugee withholding torture cat humanitarian translation trauma affirmative interview",
  "removal-defense":
    "removal deportation eoir immigration judge master merits hearing cancellation 42a 42b bond detained motion reopen bia notice appear nta ecas respondent asylum individual ice detention relief",
  "family-immigration":
    "i-130 i-485 petition spouse family fiancee k-1 affidavit support i-864 nvc consular visa green card adjustment status interview marriage bona fide waiver i-601 uscis beneficiary petitioner",
  "humanitarian-immigration":
    "vawa u-visa t-visa sijs tps daca i-918 i-360 certification survivor humanitarian parole",
  naturalization: "naturalization citizenship n-400 n-600 civics oath",
  "employment-immigration":
    "h-1b l-1 o-1 tn e-3 petition petitions employer employers lca labor condition i-129 i-140 visa visas rfe transfer specialty occupation public access file corporate foreign national nationals premium processing uscis mobility beneficiary sponsor",
  perm: "perm labor certification prevailing wage recruitment ads advertising eta 9089 audit i-140 dol job requirements notice filing sponsored green card pwd resumes",
  "eb1-niw":
    "extraordinary ability eb-1a niw national interest waiver o-1a o-1b scientist scientists researcher researchers founder artists publications citations recommendation expert letters petition evidence criteria exhibits awards judging",
  "i9-compliance":
    "i-9 i-9s e-verify audit audits worksite ice notice inspection hr onboarding reverification section employer compliance authorization public access correction remediation training",
  "consular-processing":
    "consular consulate embassy nvc ds-160 ds-260 visa interview waiver administrative processing",
  "residential-real-estate":
    "residential closing closings closer buyer buyers seller sellers purchase refinance refinances title search commitment settlement statement closing disclosure hud mortgage lender lenders payoff payoffs deed deeds escrow recording disbursement home homes house loan wire wires survey notary softpro qualia respa trid homebuyer",
  "cooperative-condominium":
    "co-op cooperative board package shares proprietary lease condo condominium bylaws managing agent transfer",
  "commercial-real-estate":
    "commercial acquisition acquisitions disposition purchase sale agreement title survey alta exceptions objection letter zoning report phase environmental estoppel estoppels snda tenant lease leases portfolio net lease diligence closing binder legal description metes bounds easement 1031 exchange deed assignment reit surveyor pro forma rent roll",
  "real-estate-finance":
    "lender lenders loan loans mortgage mezzanine borrower ucc financing closing checklist opinion title endorsement guaranty deed trust assignment rents cmbs construction draw agency freddie fannie intercreditor collateral pledge authority organizational documents insurance",
  leasing:
    "lease leases leasing landlord tenant tenants abstract abstracts amendment estoppel retail office renewal cam sublease commencement",
  "landlord-tenant":
    "eviction evictions unlawful detainer tenant landlord housing notice quit summary holdover nonpayment possession rent",
  foreclosure:
    "foreclosure foreclosures default servicer servicers mortgage loan sale trustee judicial notice deed complaint mortgagee affidavit indebtedness publication auction reo eviction title assignment loss mitigation hearing stay bankruptcy relief timelines referral sales hud fannie",
  "title-insurance":
    "title commitment policy endorsement curative examiner underwriter schedule search abstract chain",
  "construction-liens":
    "mechanic mechanics lien liens preliminary notice claim bond payment contractor subcontractor waiver foreclosure retainage prompt",
  "construction-defect":
    "construction defect defects contractor subcontractor developer homeowners repair expert site inspection change order delay claims plans specifications aia",
  "zoning-land-use":
    "zoning land use variance permit permits planning board subdivision entitlement hearing ordinance special",
  "hoa-condo": "hoa association homeowners covenants assessments bylaws ccrs",
  "patent-prosecution":
    "patent patents application applications inventor inventors ids information disclosure uspto office action pct national phase provisional utility claims examiner filewrapper docketing prosecution drawings declaration assignment continuation annuities foreign patent-center maintenance",
  "patent-litigation":
    "patent infringement claim construction markman ptab ipr inter partes prior art invalidity contentions hatch-waxman paragraph",
  "trademark-prosecution":
    "trademark trademarks mark marks brand brands clearance knockout search searches application applications filing office action refusal descriptiveness likelihood confusion specimen specimens statement use renewal renewals section 8 15 teas uspto madrid identification goods services opposition portfolio watch docketing registration label counterfeit",
  "ttab-proceedings":
    "ttab opposition oppositions cancellation cancellations board trademark testimony notice reliance discovery disclosures estta mark registrant petitioner opposer trial brief priority interlocutory",
  copyright:
    "copyright copyrights registration registrations dmca takedown infringement deposit works author authorship licensing fair use",
  "music-law":
    "music songwriter songwriters publishing publisher composition compositions masters royalty royalties catalog sound recording pro ascap bmi split splits mechanical sync chain title schedule works recordation label artist artists termination administration",
  "film-tv":
    "film television production clearances talent release chain rights guild option distribution credits",
  "ip-licensing": "license licenses licensing licensor licensee royalty royalties technology",
  "mergers-acquisitions":
    "merger mergers acquisition acquisitions deal deals diligence data room disclosure schedules closing closings signature pages stock asset purchase ancillaries buyer target seller hsr checklist binder officer certificates private equity transaction transactions integration",
  "start-ups":
    "startup start-up founder founders seed series venture financing cap table convertible note safe stock option 409a incorporation carta equity grant board consent vesting",
  "entity-formation-management":
    "entity entities llc llcs corporation subsidiaries formation formations annual report reports franchise tax registered agent qualification foreign good standing minute book books resolutions consents consent dissolution secretary state governance beneficial ownership boi cta amendments portfolio charts officers directors filings maintenance minutes",
  "commercial-lending":
    "loan credit agreement borrower lender ucc security collateral lien searches guaranty syndicated facility closing post-closing opinion financing statement perfection",
  "public-reporting":
    "10-k 10-q 8-k proxy sec edgar section 16 forms 3 4 5 beneficial reporting xbrl disclosure annual meeting nyse nasdaq",
  "private-placements":
    "form d blue sky private placement regulation subscription offering investors accredited fund",
  "securities-litigation":
    "securities fraud shareholder derivative pslra class finra arbitration broker dealer investor customer statement claim panel suitability lead plaintiff 10b-5 underwriter",
  "finra-arbitration":
    "finra arbitration statement claim broker dealer customer customers panel ranking arbitrator suitability u4 u5 expungement form respondent discovery guide registered representative",
  "vendor-contracts":
    "contract contracts agreement agreements nda ndas msa sow sows saas vendor vendors supplier suppliers procurement redline redlines redlining negotiate negotiation playbook template clm ironclad intake renewal renewals liability indemnification limitation counterparty abstract abstracting lifecycle repository obligations clauses dpa order",
  "in-house": "in-house legal department corporate counsel policy business contracts matter outside",
  "government-contract-bids":
    "government contract far dfars bid protest proposal solicitation gsa subcontract",
  "consumer-bankruptcy":
    "bankruptcy chapter 7 13 petition petitions schedules means test plan plans debtor debtors trustee 341 meeting exemption exemptions discharge creditor matrix best case paystubs reaffirmation confirmation consumer household stay homestead pacer payment amended",
  "chapter-11":
    "chapter 11 debtor possession reorganization first-day plan disclosure statement committee creditors dip 363 sale claims monthly operating mor subchapter v fee application retention",
  "creditor-rights":
    "creditor creditors secured lender proof claim stay relief bar date foreclosure collection adequate protection cramdown lien debtor bankruptcy repossession",
  "bankruptcy-litigation":
    "preference preferences adversary avoidance fraudulent transfer ordinary course new value trustee trust liquidating vendor payments ninety defense clawback 547 502d settlement stipulation proceeding",
  "claims-administration":
    "claims administration proofs claim objection objections noticing register solicitation omnibus reconciliation balloting",
  "estate-drafting":
    "will wills trust trusts revocable estate planning power attorney advance directive health care surrogate pour-over drafting funding beneficiary designation deeds wealthcounsel signing codicil living",
  probate:
    "probate estate estates executor personal representative letters testamentary administration inventory accounting accountings heirs heir petition notice creditors decedent ancillary summary formal informal discharge homestead distribution beneficiaries final court claims intestate affidavit bond appraisal",
  "trust-administration":
    "trust trustee trustees administration accounting beneficiaries distribution funding allocation notice 706 subtrust successor assets",
  "estate-tax":
    "706 709 estate gift tax return valuation generation skipping portability exemption marital credit shelter appraisal",
  "medicaid-planning":
    "medicaid long-term care nursing home elder spend-down look-back lookback eligibility application applications spouse spousal caseworker caseworkers community resource asset assets income trust miller qualified fair hearing transfer penalty caretaker annuity aid attendance verification renewals facility",
  "special-needs": "special needs trust supplemental disability pooled able first-party third-party",
  "tax-controversy":
    "irs tax audit audits controversy offer compromise collection cdp installment agreement penalty abatement lien levy transcript transcripts appeals protest revenue officer 433 656 tax court petition examination innocent spouse 2848 unfiled notice deficiency trust fund",
  "sales-tax":
    "sales use tax nexus voluntary disclosure vda audit audits exemption certificates taxability registration registrations sampling avalara vertex wayfair back state states assessment waivers statute marketplace filings protest managed returns",
  "exempt-organizations":
    "501c3 nonprofit charity charities 1023 990 exempt exemption foundation bylaws charitable solicitation registration tax-exempt ubit",
  "criminal-defense-state":
    "criminal defense discovery indictment misdemeanor misdemeanors felony felonies arraignment body-worn body cam camera video videos surveillance police suppression motion motions plea sentencing mitigation certificate compliance prosecutor prosecution subpoena investigator jail client lab reports dui officer phone extraction extractions brady rosario hearing witness impeachment 245 article",
  "federal-criminal":
    "federal indictment defendant defendants cja ausa discovery wiretap wiretaps title iii cellebrite jencks sentencing presentence psr memorandum guidelines detention motion trial bop protective order rule 16 conspiracy drug dea fbi appointed budget vouchers jail calls co-defendants evoucher interpreter",
  "white-collar":
    "white-collar grand jury subpoena doj sec investigation investigations internal fcpa upjohn interviews memo memos fraud false claims enforcement health care production productions custodians hold corporate privilege witness binder binders cid proffer deferred voluntary disclosure",
  "white-collar-civil":
    "false claims act qui tam relator whistleblower whistleblowers cid doj oig anti-kickback stark billing medicare medicaid data analysis disclosure statement sealed government investigation damages healthcare fraud intervention upcoding claims",
  "post-conviction":
    "habeas post-conviction 2255 2254 innocence clemency parole record expungement appeal transcripts ineffective",
  superfund:
    "cercla superfund contribution cost recovery allocation prp prps potentially responsible parties epa 104e remediation clean-up cleanup site sites contamination ncp national contingency plan historical deed corporate succession insurance sediment river consent decree administrative record response costs nexus smelter hazardous waste invoices orphan share",
  "environmental-permitting":
    "nepa permit permits permitting clean water air act eis assessment wetlands npdes agency comments administrative record foia compliance title v stormwater endangered species rcra",
  "natural-resources":
    "mining oil gas mineral lease leases public lands water rights blm title runsheet royalty",
  "healthcare-compliance":
    "hipaa privacy business associate agreements baa baas breach notification compliance stark anti-kickback phi policies health provider providers oig hitech covered notices training security authorizations audits exclusion",
  "healthcare-transactions":
    "payor payer payors managed care provider agreement agreements physician hospital network credentialing medical practice fee schedule rates acquisition health plan participation reimbursement amendments delegated telehealth medicare",
  "provider-licensing":
    "credentialing license licensing provider enrollment pecos caqh cms 855 medicare medicaid npi board dea surveys change ownership con",
  "privacy-programs":
    "privacy gdpr ccpa cpra dpa data processing mapping dsar consumer request notice vendor impact assessment retention cookies incident",
  "fdcpa-tcpa": "fdcpa fcra tcpa consumer credit reporting debt collector calls dispute statutory",
  antitrust:
    "antitrust price-fixing cartel merger hsr second request competition sherman doj ftc market monopolization",
  "section-1983":
    "civil rights 1983 police excessive force prison prisoner conditions municipal immunity monell jail",
  "special-education": "iep special education due process district student idea accommodation 504 evaluation",
  "foia-requests": "foia public records request requests agency exemption appeal log vaughn",
  "export-controls": "export itar ear ofac sanctions license customs import tariff classification broker",
  "insurance-coverage":
    "coverage policy policies bad faith declaratory tender reservation rights insurer exclusion duty defend endorsement excess additional insured",
  "first-party-property":
    "hurricane property damage roof claim appraisal public adjuster homeowner insurer denial estimate water hail proof loss",
};
