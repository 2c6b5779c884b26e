/** What a posting may not ask of a paralegal, with the rule and a better wording (ABA Model Rules 5.5 and 5.4). */

export const guardRules = ["Model Rule 5.5", "Model Rule 5.4", "Unpaid trial", "Party name"] as const;
export type GuardRule = (typeof guardRules)[number];

export interface GuardPattern {
  readonly rule: GuardRule;
  readonly patterns: readonly RegExp[];
  readonly why: string;
  readonly better: string;
}

export const guardPatterns: readonly GuardPattern[] = [
  {
    rule: "Model Rule 5.5",
    patterns: [
      /\b(?:give|giving|gives|provide|provides|providing|offer|offers|offering|render) (?:\w+ )?legal (?:advice|opinions?|counsel)\b/i,
      /(?:^|\b(?:will|to|must|can|you|paralegal|and|role:?) )(?:advis(?:e|es|ing)|counsel(?:s|ing)?) (?:the |our |new |prospective )?clients? (?:on|about|regarding|as to|of|whether)\b/i,
      /\b(?:tell|explain to|let) (?:our |new |prospective |potential )?(?:clients?|callers?|tenants?)\b[^.;]{0,30}\b(?:legal|a case|claims? (?:is|are) worth|options|rights)\b/i,
      /\b(?:recommend|suggest|decide on) (?:a |the )?(?:course of action|legal strategy|strategy|next legal steps?)\b(?![^.]{0,40}\bto the (?:attorney|lawyer|partner))/i,
      /\b(?:counsel|guide|advise) (?:our |new |prospective )?(?:clients?|tenants?|callers?|debtors?) (?:on|about|in|through)\b/i,
      /\b(?:give|giving|provide|providing|offer|offering) (?:legal )?guidance to (?:our |new )?(?:clients?|tenants?|callers?)\b/i,
      /\banswer (?:the |our )?(?:clients?|callers?|tenants?)['’]?s?['’]? legal questions\b/i,
      /\b(?:clients?|callers?) (?:are|will be|is) advised by (?:you|the paralegal)\b/i,
    ],
    why: "Advising clients on the law is the practice of law, which cannot be delegated.",
    better: "Relay the client's questions to the supervising attorney and pass on the attorney's answers.",
  },
  {
    rule: "Model Rule 5.5",
    patterns: [
      /(?<!calendar |schedule |track |docket )\bcourt appearances\b|(?:^|\b(?:to|will|must|and|you) )appear (?:in court|before (?:the|a) (?:judge|court|panel)|for (?:the )?client)/i,
      /(?:^|\b(?:to|will|must|you|and) )represent (?:the |our )?(?:clients?|landlords?|tenants?|plaintiffs?|defendants?|debtors?)\b/i,
      /(?:^|\b(?:to|will|must|you|and) )argue (?:the |our |discovery |dispositive |small )*(?:motions?|appeals?|case)/i,
      /\b(?:handle|cover) (?:small |court |routine )*(?:hearings?|trials?|arraignments?)\b/i,
      /\b(?:hearings?|court|appearances?|docket calls?) (?:will be |are |is )?covered by (?:you|the paralegal)\b|\bcourt coverage\b/i,
      /\b(?:make|making|enter|entering) (?:(?:an|court|special|limited) )*(?:appearances?|pleas?)\b|\bfile (?:the|an|your) appearance\b/i,
      /\bstand(?:ing)? in for (?:the |our |an )?(?:attorneys?|lawyers?|counsel)\b|\bclients?['’]s? spokes(?:person|man|woman)\b/i,
      /\brepresent (?:the |our )?(?:clients?|claimants?|landlords?|tenants?|debtors?) (?:in|at|before) (?:\w+ ){0,2}(?:court|hearings?|trials?|arbitrations?|mediations?)\b/i,
      /\bdrafting motions, arguing them\b|\bargu(?:e|ing) (?:them|it) (?:in|before|at)\b/i,
    ],
    why: "Appearing for a client before a court is the practice of law, which cannot be delegated.",
    better: "Prepare the hearing binder and attend with the attorney to take notes.",
  },
  {
    rule: "Model Rule 5.5",
    patterns: [
      /\b(?:take|takes|taking|conduct|conducts|conducting|defend|defends|defending) (?:the |our )?depositions?\b/i,
      /\b(?:take|takes|taking|conduct|conducting) (?:examinations? under oath|direct examinations?|cross-?examinations?)\b/i,
      /\b(?:asks?|asking|put|putting) the questions at (?:the |a )?(?:depositions?|trials?|hearings?)\b/i,
      /(?:^|\b(?:to|will|must|you|and) )depose (?:the|our|fact|expert|two|three|witness)/i,
      /(?:^|\b(?:to|will|must|you|and) )(?:cross-?examine|examine|question) (?:the |our )?(?:\w+'s? )?witness(?:es)?\b/i,
    ],
    why: "Questioning witnesses under oath is the practice of law, which cannot be delegated.",
    better: "Assist at depositions: prepare outlines and exhibits, and summarize transcripts.",
  },
  {
    rule: "Model Rule 5.5",
    patterns: [
      /\b(?:sign|signs|signing|execute|executes) (?:and file |and serve )?(?:\w+ ){0,2}(?:pleadings?|motions?|complaints?|filings?|stipulations?|responses|letters|briefs?)\b/i,
      /\bsign and file\b|\b(?:under|in) your own name\b/i,
      /\b(?:put|affix|apply|add) (?:your|the (?:attorney|lawyer)['’]s) (?:e-?)?signature (?:on|to)\b/i,
    ],
    why: "Pleadings and legal letters bear the attorney's signature, which cannot be delegated.",
    better: "Prepare documents for the attorney's review and signature.",
  },
  {
    rule: "Model Rule 5.5",
    patterns: [
      /\b(?:set|sets|setting|quote|quotes|quoting|decide|determine|establish|negotiate) (?:\w+ |attorney's |attorney’s ){0,2}(?:fees?|retainers?)\b(?! schedule)/i,
      /\b(?:accept|accepts|accepting) (?:or reject )?(?:new )?(?:clients|cases|matters|representation|them for representation)\b/i,
      /\bdecides? which (?:cases|clients)\b/i,
      /\b(?:fees?|retainers?) (?:are|will be|is) (?:quoted|set|decided|negotiated) by (?:you|the paralegal)\b/i,
      /\bclose (?:new )?clients\b|\b(?:approve|take on) new clients\b(?! (?:for|with) the attorney)/i,
    ],
    why: "Setting fees and accepting clients is for the attorney alone.",
    better: "Screen inquiries with the intake form; the attorney sets fees and accepts clients.",
  },
  {
    rule: "Model Rule 5.5",
    patterns: [
      /\b(?:negotiate|bargain) with (?:the |our |an )?(?:insurance )?(?:adjusters?|carriers?|insurers?|prosecutors?|opposing counsel)\b/i,
      /\b(?:with )?no (?:attorney|lawyer) (?:is )?(?:involved|present|needed)\b|\bwithout (?:a |an |any )?(?:attorney|lawyer)\b(?!['’])|\bno review (?:is )?(?:required|needed)\b/i,
      /\bnegotiate (?:\w+ )?(?:settlements?|plea deals?|pleas?)\b|(?:^|\b(?:to|will|you) )settle claims\b/i,
      /\bwithout (?:\w+ )?(?:attorney|lawyer) (?:supervision|review|oversight)\b|\bno attorney (?:review|supervision|oversight)\b|\bunsupervised\b/i,
    ],
    why: "A paralegal works under an attorney's supervision, and the attorney negotiates for the client.",
    better: "Prepare the demand package; the supervising attorney reviews it and negotiates.",
  },
  {
    rule: "Model Rule 5.4",
    patterns: [
      /(?:\d+ ?%|\b(?:percent|percentage|portion|share|cut)) of (?:the |any |each |every |our |all |whatever )?(?:\w+ )?(?:settlements?|recovery|recoveries|verdicts?|awards?|judgments?|fees|court awards|estate's value)\b/i,
      /\bpercent of the estate's value\b|\bpercentage of recovery\b/i,
      /\b(?:paid|pay|payment|earn|bonus|fee|compensation|compensated)\b[^.]{0,40}\b(?:when|if|only if|once|for each case) (?:we|the case|the client|our client|the jury|the motion|the matter|you)\b[^.]{0,20}\b(?:wins?|won|recover|settles?|prevails?|finds?|granted)\b/i,
      /\b(?:bonus|payment|paid|pay)\b[^.]{0,30}\b(?:case we win|we win|client prevails)\b/i,
      /\bcontingent (?:up)?on\b|\bcontingency pay\b|\bno recovery,? no pay\b|\bif we lose\b/i,
      /\b(?:pay|payment|compensation|earnings?) (?:depends?|depend|is tied|are tied|is based) (?:on|to) (?:the )?(?:results?|outcomes?|size|verdict)/i,
      /\b(?:share in|split) (?:the )?(?:attorney's |attorney’s |contingency |legal )*fees?\b|\bfee split of\b|\b(?:revenue|profit) (?:share|sharing)\b/i,
      /\b(?:earn|receive|pay|get) (?:a |an )?(?:\w+ )?(?:referral fee|commission|bounty)|\b(?:commission|bounty) (?:per|for every|for each)\b/i,
      /\b(?:paid|pay) (?:out of|from) (?:the )?settlement\b|\bsuccess fee\b/i,
      /(?:\d+ ?%|\bpercent|\bpercentage) of (?:the |each |every |our |all )?(?:gross |net |total )?(?:settlements?|recover\w*|what each|(?:the )?attorney(?:['’]s)? fees)\b/i,
      /\b(?:paid|pays?|payable|payment|invoice is due|compensation)\b[^.;]{0,30}\b(?:after|when|once|upon|only when) (?:we get paid|the (?:client|defendant|insurer|other side) pays|successful|recovery|a? ?favorable)\b/i,
      /\b(?:results?|outcome|performance)-based (?:pay|compensation|fee)\b|\beat what you kill\b|\bget paid (?:only )?if we\b/i,
      /\b(?:bonus|extra|premium)\b[^.;]{0,20}\b(?:for (?:each|every) (?:favorable|win)|tied to (?:the )?(?:verdict|award|settlement|result))/i,
      /\bfees? (?:are|is|will be) shared with\b|\b(?:we|firm) shares? (?:our |the |legal )?fees with\b|\ba (?:third|half|quarter) of our (?:third|fee|share)\b/i,
      /\bfinder['’]s fee\b|\$ ?[\d,]+ (?:for|per) (?:every|each) (?:new )?(?:client|case|referral)\b|\bcommission for (?:each|every|any)\b/i,
    ],
    why: "Legal fees may not be shared with a nonlawyer, and pay may not depend on the outcome or on clients brought in.",
    better: "Pay by the hour or a flat fee, whatever the outcome of the matter.",
  },
  {
    rule: "Unpaid trial",
    patterns: [
      /\b(?:unpaid|uncompensated|free|pro bono|volunteer) (?:\w+ )?(?:trial|test|sample|assignment|project|internship|week|day|basis)\b/i,
      /\b(?:trial|test|probation|probationary|training|first|initial)\b[^.]{0,40}\b(?:unpaid|uncompensated|not paid|without pay|free of charge|at no cost|volunteer)\b/i,
      /\b(?:unpaid|uncompensated|no pay)\b[^.]{0,25}\b(?:trial|probation|probationary|training)\b/i,
      /\b(?:assignment|task|case|week|project|shadowing)\b[^.;]{0,20}\b(?:on the house|not compensated|without compensation|no compensation|is unpaid)\b/i,
      /\b(?:paid|pay) only if (?:we|you are|you're) (?:hired?|hire you|selected|chosen)\b|\bas an audition\b|\b(?:at no charge|without charge)\b/i,
      /\bbefore we (?:discuss|talk about) pay\b|\b(?:days?|weeks?|hours?) of (?:free|unpaid) work\b/i,
      /\bwork for free\b|\bsample motion\b[^.]*\bno cost\b|\bnot pay for the trial\b|\bvolunteer for the first\b/i,
    ],
    why: "Work for a client is paid from the first hour; an unpaid trial is not.",
    better: "Offer a paid trial at the posted rate, or ask for a redacted writing sample.",
  },
];

/** Wording beside a pattern that makes it harmless: negation, and work that stays with the attorney. */
export const SAFE =
  /\b(?:no|not|never|without|must not|does not include|nor|neither|don't|doesn't|cannot|refrain(?:s|ing)? from|avoid(?:s|ing)?|under no circumstances|instead of|rather than)\b[^.;,:]{0,45}$/i;
/** Words after a pattern that say the same. */
export const RESERVED =
  /^[^.;]{0,30}\b(?:(?:is|are|remains?|stays?) (?:reserved (?:to|for)|up to|left to|with|for) (?:the |our )?(?:attorneys?|lawyers?|partners?)|by the (?:attorneys?|lawyers?))\b/i;
/** A verb before it that makes the rest the subject of the work: "Chart the share of fees". */
export const ABOUT =
  /(?:^|\b(?:to|and|will|,) ?)(?:calculate|chart|summarize|trace|track|analyze|research|index|review|compile|audit|compute|digest|organize|prepare (?:a |the )?(?:spreadsheets?|schedules?|charts?|tables?) of)\b[^.;]{0,60}$/i;
export const ATTORNEY_DOES =
  /\b(?:attorneys?|counsel|lawyers?|partner|court|firm|we) (?:who |that |has |have |will |then )*$/i;
/** Nonlawyers whom an agency admits: 20 CFR 404.1705 (Social Security), 8 CFR 1292.2 (immigration). */
export const MAY_REPRESENT = /\b(?:non-?attorney|accredited|registered) representative\b/i;
