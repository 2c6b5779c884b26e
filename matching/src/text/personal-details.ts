/** Removes from profiles, before they are parsed, what says who a person is and nothing of the work. */
import { extractConcepts } from "../ontology/extract-concepts.ts";

/** "University of Texas at Austin", "Loyola University Chicago", "Boston College", "Tulane Law School" */
const SCHOOL =
  /\b(?:the )?(?:University|College|Institute|School) (?:of|at)(?: (?:the |at )?\p{Lu}[\p{L}'-]*)+|(?:\b\p{Lu}[\p{L}.&'-]* ){1,4}(?:University|College|Institute|Law School|Community College|Seminary)\b(?: \p{Lu}[\p{L}]*)?/gu;
/** "certificate from UCLA Extension", "graduate of Georgetown Law" */
const SCHOOL_AFTER =
  /(\b(?:(?:[Dd]egree|[Cc]ertificate|[Dd]iploma|JD|J\.D\.|BA|BS|AAS|[Gg]raduated|[Ss]tudied)\b[^.,;]{0,40}?\b(?:from|at)|(?:[Gg]raduate|[Aa]lum\w*) of)) (?:the )?\p{Lu}[\p{L}&'-]*(?: (?:(?:of|at|the) )?\p{Lu}[\p{L}&'-]*){0,4}/gu;
const INTRODUCTION =
  /\b(?:[Mm]y (?:full |given |first |last |married |maiden )?name is|(?:[Ff]riends|[Pp]eople|[Cc]olleagues|[Ee]verybody|[Ee]veryone|[Tt]hey|[Pp]lease|[Cc]lients) (?:also )?call me|[Cc]all me|I go by|I am called|(?:I am|I'm|I’m|[Tt]his is)(?= \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+| (?:al|bin|de|van|von|der|la|el|O')[- ]?\p{Lu}[\p{L}'-]+)))(?: \p{Lu}(?:\.|[\p{L}'’-]*)| (?:al|bin|de|van|von|der|la|el)\b){1,4}/gu;
const GRADUATION =
  /\b(?:class of|graduat(?:ed|ing|ion)(?: in| year)?|degree in|alum(?:na|nus|ni)(?: of)?)\s+(?:(?:19|20)\d\d|'\d\d)\b/gi;

/**
 * Says something of a person's age, family, faith, health, breaks, service, school or origin. A passage with one of
 * these and nothing of the work is left out.
 */
const PERSONAL = new RegExp(
  [
    // age
    /\b(?:years? old|years? of age|aged? \d\d|born (?:in|on|and)|i was born|birthday|my age|in my (?:twenties|thirties|forties|fifties|sixties|seventies)|(?:twenty|thirty|forty|fifty|sixty|seventy)[- ]?(?:one|two|three|four|five|six|seven|eight|nine)?[- ]year[- ]old|i(?:'m| am) (?:\d\d|(?:twenty|thirty|forty|fifty|sixty|seventy)(?:[- ]\w+)?)(?=[,. ]|$)|turn(?:ed|ing)? (?:\d\d|twenty|thirty|forty|fifty|sixty|seventy)\b|senior citizen|millennial|baby boomer|gen(?:eration)? [xyz]|retire(?:d|ment age)|old-timer|grew old|middle[- ]aged|youngest|oldest)/,
    // family
    /\b(?:widow(?:ed|er)?|(?:grown|grown-up|adult|young|small|teenage) (?:kids|children|sons|daughters)|my (?:\w+ )?(?:kids?|child(?:ren)?|sons?|daughters?|babies|baby|toddlers?|twins|husband|wife|spouse|partner|fianc[eé]e?|boyfriend|girlfriend|parents?|mother|father|mom|dad|mum|grand\w+|brothers?|sisters?|siblings?|nephews?|nieces?|aunts?|uncles?|cousins?|in-laws|family|pets?|dogs?|cats?)|(?:two|three|four|five|six|\d) (?:\w+ )?(?:kids|children|sons|daughters|boys|girls|grandchildren|dogs|cats)|(?:single|married|widowed|divorced|engaged|pregnant|expecting|childless|newlywed|unmarried) (?:mother|mom|father|dad|parent|person|man|woman|and|with|to|since|for)|(?:mother|mom|father|dad|parent|grandmother|grandfather|grandparent|caregiver) (?:of|to)|i(?:'m| am) (?:a |an )?(?:\w+ )?(?:single|married|widowed|divorced|engaged|pregnant|expecting|mother|mom|father|dad|parent|grandmother|grandfather|widow|widower|bachelor|gay|lesbian|bisexual|queer|transgender|trans|nonbinary|non-binary|straight)\b|maternity|paternity|parental leave|stay-at-home|homemaker|raise (?:a|my) family|raising (?:a|my|our|two|three|four|children|kids)|empty nest\w*|wedding anniversary|same-sex|lgbtq?\w*)/,
    // faith
    /\b(?:church|chapel|parish|congregation|mosque|synagogue|temple|gurdwara|mass on|sabbath|shabbat|ramadan|deacon|elder of|choir|sunday school|bible|quran|torah|rosary|prayer|pray|faith|god|jesus|christ|allah|christian|catholic|protestant|baptist|methodist|lutheran|presbyterian|episcopal\w*|evangelical|pentecostal|mormon|latter-day|quaker|amish|mennonite|adventist|jehovah\w*|orthodox|jewish|judaism|muslim|islam\w*|hindu\w*|sikh\w*|buddhis\w*|jain|atheist|agnostic|secular|religio\w+|spiritual\w*|missionary|ministry|pastor|rabbi|imam|hijab|headscarf|kosher|halal|diwali|eid|easter|christmas|hanukkah|passover|yom kippur)\b/,
    // health
    /\b(?:wheelchair|disabled|disability of mine|my disability|have a disability|with a disability|hard of hearing|hearing aids?|deaf|blind|low vision|legally blind|guide dog|service dog|cancer|survivor of|chemo\w*|diabet\w*|epilep\w*|asthma\w*|autis\w*|adhd|dyslexi\w*|depression|anxiety|bipolar|ptsd|in recovery|sober|sobriety|multiple sclerosis|lupus|crohn\w*|celiac|migraines?|arthritis|chronic (?:illness|pain|condition|fatigue)|heart attack|stroke|surgery|transplant|kidney|hiv|stutter\w*|neurodiver\w*|long covid|my health|prosthe\w+|amput\w+|mental health|illness|(?:fell|was|got|been) ill|sick leave)\b/,
    // breaks
    /\b(?:career break|break from work|gap (?:year|in my)|time off|took (?:\w+ ){1,4}off|(?:months?|years?) off|year out|sabbatical|out of (?:the workforce|work) (?:for|from|since)|returning to (?:the workforce|work)|returned to (?:the workforce|work)|back (?:in|to) the workforce|re-?entering|laid off|unemploy\w+|furlough\w*|stepped (?:out|away) (?:of|from) (?:the workforce|work)|hiatus|incarcerat\w+|prison|parole[ed]* in|second chance|between jobs|after a break)\b/,
    // service
    /\b(?:army|navy|marines?|marine corps|air force|coast guard|national guard|space force|military (?:spouse|family|service|veteran|brat)|veterans?|deployed|deployment|sergeant|corporal|petty officer|staff sergeant|lieutenant|captain in|honorably discharged|active duty|reservist|reserves|peace corps|americorps|iraq|afghanistan|kuwait|tours? of duty|usmc|usaf|rotc|enlist\w+|served (?:in|with|overseas|abroad|my country|[\w-]+ years))\b/,
    // school
    /\b(?:graduated?|graduation|alum(?:na|nus|ni|nae)|class of|college|university|high school|community college|school|sorority|fraternity|cum laude|honor roll|dean's list|valedictorian|scholarship|first[- ]generation|ged|ivy league|hbcu|alma mater|diploma|campus|bachelor'?s|master'?s|majored|minored|gpa|state u)\b/,
    // origin
    /\b(?:born|raised|grew up(?! with)|grown up|native of|native (?:\w+an|\w+er)\b|hail from|come from|originally from|immigrated|emigrated|moved (?:here )?from|arrived (?:here )?(?:from|in)|came (?:here|to (?:the|this|america))|immigrant|refugee|naturali[sz]ed|citizen(?:ship)? in|first language|mother tongue|ancestry|heritage|descent|roots|hometown|childhood|homeland|green card|ethnic\w*|african[- ]american|latin[ao]x?|hispanic|asian[- ]american|native american|indigenous|tribal member|caucasian|(?:white|black) (?:man|woman|male|female|person|american)|puerto rican|cuban|mexican|vietnamese|chinese|filipino|filipina|korean|indian|haitian|nigerian|irish|italian|polish|russian|ukrainian|iranian|lebanese|palestinian|israeli)\b/,
    // leisure
    /\b(?:hobb(?:y|ies)|in my (?:spare|free) time|off (?:the )?clock|weekends? (?:i|with|are for)|marathons?|jogging|runner|yoga|gardening|garden|knit\w*|quilt\w*|baking|hiking|camping|fishing|golf|tennis|soccer|chess|guitar|piano|volunteer(?:ed|ing)? at|coach(?:ing)? (?:little|youth|my)|book club|movies|novels|travel(?:ed|ing)? the world|pronouns|zodiac|vegan|vegetarian|dual citizen\w*|homeschool\w*|retirement|stationed|attended|teenagers?|travell?ing|backpack\w*|dreamer|scouts?)\b/,
  ]
    .map((each) => each.source)
    .join("|"),
  "i",
);

const EVERY_PERSONAL = new RegExp(PERSONAL.source, "gi");

/** Says something of work, its conditions or the law, so that the passage stays. */
const WORK =
  /\b(?:paralegals?|legal|lawyers?|attorneys?|counsel|courts?|judges?|clerks?|litigat\w*|trials?|hearings?|clients?|cases?|files?|filings?|filed|draft\w*|depositions?|discovery|petitions?|motions?|pleadings?|contracts?|agreements?|leases?|deeds?|closings?|estates?|probate|trusts?|wills|dockets?|e-?fil\w*|patents?|trademarks?|claims? (?:examin|adjust|process)\w*|claims|statutes?|regulat\w*|compliance|immigration|visas?|bankruptcy|custody|divorces?|injur(?:y|ies)|records requests?|medical records|firms?|practice|jag|notary|certified|certificate|certification|licensed|hours|hrs|remote(?:ly)?|hybrid|on-?site|in[- ]office|rates?|part[- ]time|full[- ]time|evenings|commut\w*|miles|relocat\w*|available|availability|fluent(?:ly)?|bilingual|speak\w*|interpret\w*|translat\w*|relativity|westlaw|lexis\w*|clio|pacer|excel|audit\w*|accounting|bookkeep\w*|nurs(?:e|ing)|title|escrow|insurance|benefits|payroll|procurement|prosecut\w*|defense|investigat\w*|arbitrat\w*|mediat\w*|guardian\w*|adoptions?|evictions?|landlord|tenants?|foreclosures?|liens?|asylum|hr|human resources|represent\w*|appeals?|appellate|bva|ssa|ssdi|eeoc|charges|rights|law(?! school)|administrative|applications?|forms?|research|briefs?|memos?|exhibits?|transcripts?|subpoenas?|affidavits?|declarations?|disclosures?|schedules|checklists?|e-?discovery|documents?|review(?:s|ed|ing)?|prepar(?:e|es|ed|ing|ation)|hospitals?|insurers?|employers?|unions?|agency|agencies|courts?-martial|matters|evidence|collections)\b/i;

const SENTENCE = /(?:[^.!?;\n]|\.(?=\S)|(?<=\b\p{L})\.)+[.!?;\n]*\s*/gu;
/** Where a sentence can be divided without leaving a piece that depends on the other. */
const PART =
  /(?<=[,:\u2013\u2014]) +| (?=(?:so|but|and i|and my|because|which is why|since|while|after|before|until|though|although) )/gi;

/** The text without "my name is ...", names of schools, graduation years, and passages on the person alone. */
export function withoutPersonalDetails(text: string): string {
  return text
    .replace(INTRODUCTION, " ")
    .replace(SENTENCE, withoutPersonalParts)
    .replace(GRADUATION, " ")
    .replace(SCHOOL, " ")
    .replace(SCHOOL_AFTER, "$1 ");
}

function withoutPersonalParts(sentence: string): string {
  if (!PERSONAL.test(sentence) || !PERSONAL.test(withoutTerms(sentence))) return sentence;
  if (!saysOfWork(sentence)) return " ";
  const parts = sentence.split(PART);
  const kept = parts.filter((part) => !PERSONAL.test(part) || saysOfWork(part));
  return kept.length === parts.length ? sentence : `${kept.join(" ")} `;
}

/** Apart from what is personal, so that "hard of hearing" is not a hearing. */
function saysOfWork(text: string): boolean {
  const rest = text.replace(EVERY_PERSONAL, " ");
  return WORK.test(rest) || extractConcepts(rest).some(({ start, end }) => isTerm(rest.slice(start, end)));
}

/** Several words or an abbreviation. A single word such as "service" may mean anything. */
const isTerm = (words: string): boolean => /\s|\p{Lu}{2}/u.test(words);

/** The sentence without the terms of legal work that it names, such as "Indian Child Welfare Act". */
function withoutTerms(sentence: string): string {
  let rest = "";
  let from = 0;
  for (const { start, end } of extractConcepts(sentence)) {
    if (!isTerm(sentence.slice(start, end))) continue;
    rest += `${sentence.slice(from, start)} . `;
    from = end;
  }
  return rest + sentence.slice(from);
}
