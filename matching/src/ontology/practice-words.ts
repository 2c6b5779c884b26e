/** Practice areas: the labels under which legal work is bought and sold in the United States. */
import { beside, list } from "./list.ts";

export const practices = list({ kind: "practice" }, [
  [
    "litigation",
    "Litigation",
    "civil litigation|litigator|litigating|litigate|civil practice|trial practice|dispute resolution|civil lawsuit",
  ],
  [
    "corporate",
    "Corporate Law",
    "corporate|corporate practice|business law|corporate legal|company law|corporate matter|corporate transactional|transactional law|transactional practice|business transaction|corporate transaction|general corporate|corporate and business law|corporate paralegal|corporation law",
    { related: ["contract-law", "securities"] },
  ],
  [
    "real-estate",
    "Real Estate",
    "real estate law|real property|real property law|property law|conveyancing|real estate transaction|realty law|real estate practice",
  ],
  [
    "immigration",
    "Immigration",
    "immigration law|immigration work|immigration paralegal|immigration attorney|immigration practice|immigration matter|immigration case|immigration and nationality law|visa work|business immigration practice",
  ],
  [
    "intellectual-property",
    "Intellectual Property",
    "intellectual property law|intellectual property rights|ip law|ip practice|ip paralegal|ip portfolio",
    {
      ambiguous: [
        beside(
          "ip",
          "intellectual-property patent trademark copyright licensing invention inventor uspto brand technology paralegal boutique",
        ),
      ],
    },
  ],
  [
    "family",
    "Family Law",
    "family practice|family paralegal|family work|family case|family attorney|domestic relations|domestic relations law|matrimonial law|matrimonial|marital law|family court matter|family law matter|family and matrimonial law",
  ],
  [
    "employment",
    "Employment Law",
    "labor and employment|labor and employment law|employment and labor law|labor law|employment practice|employment paralegal|employment attorney|employment case|employment matter|labor employment|employee rights|l&e|workplace law",
  ],
  [
    "bankruptcy",
    "Bankruptcy",
    "bankruptcy law|insolvency|insolvency law|restructuring|bankruptcy practice|bankruptcy and restructuring|creditors rights and bankruptcy|debtor creditor law|reorganization law",
  ],
  [
    "tax",
    "Tax Law",
    "taxation|tax work|tax paralegal|tax attorney|tax case|tax practice|tax matter|federal taxation|state and local tax|tax counsel",
  ],
  [
    "criminal",
    "Criminal Law",
    "criminal defense|criminal work|criminal paralegal|criminal attorney|criminal docket|criminal practice|criminal justice|criminal matter|criminal litigation|criminal case|criminal defense law",
  ],
  [
    "personal-injury",
    "Personal Injury",
    "personal injury law|bodily injury|tort law|injury law|personal injury litigation|plaintiff injury|negligence law|torts",
    {
      related: ["insurance-law", "workers-compensation"],
      ambiguous: [
        beside(
          "pi",
          "personal-injury accident injured injury plaintiff demand medical settlement negligence liability insurer adjuster crash auto",
        ),
      ],
    },
  ],
  [
    "estate-planning",
    "Estate Planning",
    "trusts and estates|trust and estate|trust and estates|wills and trusts|wills trusts and estates|estates and trusts|wills and estates|estate planning law|estate law|private client|t&e|trust and estate practice|estate planning and probate|wills estates and trusts",
    { related: ["elder-law", "tax"] },
  ],
  [
    "environmental",
    "Environmental Law",
    "environmental practice|environmental regulation|environmental compliance|environmental matter|natural resources law|environmental litigation",
  ],
  [
    "healthcare",
    "Healthcare Law",
    "health law|health care law|healthcare regulatory|health care regulatory|healthcare compliance|health care compliance|healthcare practice|medical law",
  ],
  [
    "contract-law",
    "Contract Law",
    "contracts law|commercial contracts|contract practice|law of contracts|commercial contracting|contracts practice",
    { related: ["corporate"] },
  ],
  [
    "securities",
    "Securities Law",
    "securities|securities regulation|securities practice|capital markets|securities compliance|federal securities law",
    { related: ["corporate"] },
  ],
  [
    "banking-finance",
    "Banking and Finance",
    "banking law|finance law|financial services law|banking and finance law|debt finance|financial regulation|lending law|finance practice",
    { related: ["corporate", "real-estate"] },
  ],
  [
    "insurance-law",
    "Insurance Law",
    "insurance practice|insurance litigation|insurance matter|insurance regulation",
    { related: ["personal-injury", "litigation"] },
  ],
  [
    "construction",
    "Construction Law",
    "construction litigation|construction practice|construction dispute|building law",
    { related: ["real-estate", "litigation"] },
  ],
  [
    "administrative",
    "Administrative and Regulatory Law",
    "administrative law|regulatory law|regulatory practice|regulatory affairs|government regulatory|agency practice",
  ],
  [
    "elder-law",
    "Elder Law",
    "elder care law|elder law practice|senior law",
    { related: ["estate-planning"] },
  ],
  [
    "workers-compensation",
    "Workers' Compensation",
    "workers comp|workers compensation law|work comp|workmans compensation|workmens compensation|workcomp|workers compensation defense|industrial injury|workplace injury claim",
    {
      related: ["personal-injury", "social-security", "employment"],
      ambiguous: [beside("wc", "workers-compensation injured employer claimant comp")],
    },
  ],
  [
    "social-security",
    "Social Security Disability",
    "social security law|ssd|ssdi|social security disability insurance|ssi disability|disability law|social security claim|ssa disability|disability benefits law|disability claim|supplemental security income",
    {
      related: ["workers-compensation", "veterans-law"],
      ambiguous: [
        beside("ssi", "social-security disability ssdi claimant benefits"),
        beside("disability", "social-security hearing ssa ssdi claimant"),
      ],
    },
  ],
  [
    "veterans-law",
    "Veterans Law",
    "veterans benefits|va disability|va claim|veterans disability|va benefits|veteran appeal",
    { related: ["social-security"] },
  ],
  ["antitrust", "Antitrust", "antitrust law|competition law|antitrust litigation|trade regulation"],
  [
    "privacy",
    "Privacy and Cybersecurity Law",
    "privacy law|data privacy|data protection|cybersecurity law|information privacy|data security law|privacy compliance",
  ],
  [
    "nonprofit",
    "Nonprofit Law",
    "non profit law|exempt organizations law|charity law|nonprofit and tax exempt law|nonprofit governance",
    { related: ["exempt-organizations", "corporate"] },
  ],
  [
    "entertainment",
    "Entertainment Law",
    "media law|entertainment and media law|sports law|sports and entertainment law|film and television law",
    { related: ["intellectual-property"] },
  ],
  [
    "municipal",
    "Municipal and Local Government Law",
    "municipal law|local government law|city attorney|county counsel|public law|government law",
  ],
  ["education-law", "Education Law", "school law|special education law|higher education law"],
  [
    "energy",
    "Energy Law",
    "oil and gas law|oil and gas|energy regulatory|energy practice|utilities law|public utility law|oil gas and mineral law",
  ],
  ["maritime", "Admiralty and Maritime Law", "maritime law|admiralty law|admiralty|maritime"],
  [
    "international-trade",
    "International Trade and Customs",
    "customs law|trade compliance|international trade law|trade remedies|customs compliance",
  ],
  [
    "government-contracts",
    "Government Contracts",
    "government contracts law|federal procurement law|public procurement|govcon|government contracting law",
  ],
  [
    "civil-rights",
    "Civil Rights",
    "civil rights law|civil rights litigation|constitutional law|constitutional litigation|police misconduct",
  ],
  [
    "consumer-law",
    "Consumer Law",
    "consumer protection|consumer protection law|consumer finance litigation|consumer law practice|consumer litigation",
    { related: ["class-action", "bankruptcy"] },
  ],
  ["aviation", "Aviation Law", "aviation practice|aircraft transactions|aviation litigation"],
  [
    "franchise",
    "Franchise Law",
    "franchising|franchise practice|franchise registration",
    { related: ["corporate", "contract-law"] },
  ],
  ["native-american", "Native American Law", "indian law|tribal law|federal indian law"],
  [
    "military-law",
    "Military Law",
    "military justice|court martial|uniform code of military justice|ucmj|jag corps",
  ],
  ["agriculture", "Agricultural Law", "agribusiness law|farm law|agricultural and food law"],
  [
    "technology-law",
    "Technology Law",
    "technology transactions|tech transactions|it law|software licensing practice|technology licensing",
    { related: ["intellectual-property", "contract-law"] },
  ],
  ["telecom", "Communications Law", "telecommunications law|telecom law|fcc practice"],
  [
    "gaming-cannabis",
    "Gaming, Liquor and Cannabis Licensing",
    "cannabis law|cannabis licensing|gaming law|liquor licensing|alcohol licensing|liquor license",
  ],
  [
    "juvenile",
    "Juvenile Law",
    "juvenile delinquency|juvenile dependency|juvenile court matter|dependency law|child welfare law",
    { related: ["family", "criminal"] },
  ],
  [
    "transportation",
    "Transportation Law",
    "trucking litigation|transportation practice|motor carrier law",
    { related: ["personal-injury"] },
  ],
]);
