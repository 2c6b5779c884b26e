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
      /\btell clients what (?:their|the) legal\b/i,
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
    ],
    why: "Appearing for a client before a court is the practice of law, which cannot be delegated.",
    better: "Prepare the hearing binder and attend with the attorney to take notes.",
  },
  {
    rule: "Model Rule 5.5",
    patterns: [
      /\b(?:take|takes|taking|conduct|conducts|conducting|defend|defends|defending) (?:the |our )?depositions?\b/i,
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
      /\bsign and file\b|\bunder your own name\b/i,
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
    ],
    why: "Setting fees and accepting clients is for the attorney alone.",
    better: "Screen inquiries with the intake form; the attorney sets fees and accepts clients.",
  },
  {
    rule: "Model Rule 5.5",
    patterns: [
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
      /\bwork for free\b|\bsample motion\b[^.]*\bno cost\b|\bnot pay for the trial\b|\bvolunteer for the first\b/i,
    ],
    why: "Work for a client is paid from the first hour; an unpaid trial is not.",
    better: "Offer a paid trial at the posted rate, or ask for a redacted writing sample.",
  },
];

/** Wording beside a pattern that makes it harmless: negation, and work that stays with the attorney. */
export const SAFE =
  /\b(?:no|not|never|without|must not|does not include|nor|neither|don't|doesn't|cannot)\b[^.;,:]{0,45}$/i;
export const ATTORNEY_DOES =
  /\b(?:attorneys?|counsel|lawyers?|partner|court|firm|we) (?:who |that |has |have |will |then )*$/i;
