/** Finds the parties that one string names: aliases, former names, estates, trustees, couples (rules 7, 14 and 19). */

import { commonWords, isBodyWord, isGivenName, statesByName } from "./word-lists.ts";

export interface Mention {
  readonly text: string;
  /** A former or married surname alone: it takes the given names of the mention before it. */
  readonly isSurnameOnly: boolean;
}

const ALIAS =
  /\s*[,;(]*\s*\b(?:d\.?\s?\/?\s?b\.?\s?\/?\s?a\b\.?|t\/a\b|f\.?\/?k\.?\/?a\b\.?|n\.?\/?k\.?\/?a\b\.?|a\.?\/?k\.?\/?a\b\.?|p\/k\/a\b|s\/b\/m(?: (?:to|with))?\b|professionally known as|stage name|o\/b\/o\b|on behalf of itself and|c\/o\b|doing business as|trading (?:as|under(?: the)?(?: trade)?(?: name)?(?: of)?)|operating (?:as|under(?: the)?(?: name)?(?: of)?)|doing business under(?: the)?(?: name)?(?: of)?|also doing business as|(?:also|now|formerly|previously) known as|formerly doing business as|formerly|previously|(?:as |the )?successor(?:s)?[- ](?:by[- ]merger[- ]to|in[- ]interest[- ]to|to|of|by[- ]merger[- ]with)|merged (?:into|with)|(?:since )?renamed(?: as)?|(?:and |with )?(?:its|their|his|her) (?:wholly[- ]owned |former |corporate )?(?:affiliates?|subsidiar(?:y|ies)|parent(?: company)?|successors?|predecessors?|division|general partner)|(?:as )?assignee of|predecessor (?:of|to|in interest to)|a(?:n)? (?:wholly[- ]owned |indirect )?(?:subsidiary|division|affiliate|unit|branch|department|agency|subdivision) of|on behalf of|by and through(?: (?:his|her|its|their))?|by (?:his|her|its|their)|individually and|(?:not individually but )?(?:solely )?(?:as|in (?:its|his|her) capacity as)):?\s+/gi;
const CAPACITY =
  /\s*,?\s*\b(?:(?:successor |co-?|indenture |owner |collateral |delaware |personal |legal |next |guardian |special |general |court-appointed |court appointed )*(?:trustees?|representatives?|rep\.?|executor|exec\.|executrix|executors|administrator|administratrix|administrators|guardian(?: ad litem)?|conservator|receiver|agent|custodian|attorney-in-fact|parent|mother|father|next friend|friend|assignee|nominee|servicer|beneficiary|securities administrator|paying agent))(?:\s+(?:of|for|to|u\/w\/o|under)(?: the)?(?: (?:will|benefit|registered holders|holders|certificateholders|noteholders|person|property) of)?)(?: the)?\s+/gi;
/** Those whom a caption names by another person: "Unknown Heirs and Devisees of Sadie Wigfall". */
const RELATED =
  "(?:board of (?:directors|trustees|managers|governors)|shareholders|stockholders|members|employees|officers|directors|counsel|attorneys?|estate|est\\.|heirs(?: at law)?|devisees|legatees|distributees|assigns|beneficiaries|creditors|next of kin|(?:surviving )?spouse|guardianship|conservatorship|succession|marriage|adoption|probate|bankruptcy|person|will|last will(?: and testament)?|custody|(?:best )?interests?|welfare|dissolution|liquidation|rehabilitation|receivership|reorganization|insolvency|petition|application|claims?|complaint|appeal|arbitration|subpoena|deposition|discipline|disbarment|suspension|reinstatement|commitment|detention|extradition|naturalization|emancipation|paternity|parentage|support|change of name|name change|termination of parental rights)";
const MATTERS = new RegExp(
  [
    "^(?:mr|mrs|dr|rev|hon|judge)\\.? (?:and|&) (?:mr|mrs|ms|dr)\\.?\\s+",
    "^people of (?:the )?(?=state)",
    "^(?:third-party |cross-)?(?:defendant|plaintiff|petitioner|respondent|appellant|appellee|deponent)s?:?\\s+(?=[A-Z])",
    "^(?:in re(?: the)?:?|in the matter of(?: the)?:?|matter of(?: the)?:?|in (?:the )?(?:best )?interests? of:?|ex parte|ex rel\\.?)\\s+",
    `^(?:(?:the|any|all|and|known|unknown|an?|judicial|voluntary|involuntary|civil)\\s+)*${RELATED}(?:(?:,| and|, and| or| &)(?: the)?(?: known| unknown)? ${RELATED})* (?:of|for|to)(?: the)?(?: estate of)?\\s+`,
  ].join("|"),
  "i",
);
const TAIL =
  /\s*,?\s*\b(?:(?:u\/(?:a|d|t|w|a\/d|d\/t|t\/a|w\/o)|dtd\.?|dated)(?: dated)? (?:[a-z]+ )?[\d/., -]+|deceased|decedent|a minor(?: child)?|a child|minor|(?:solely )?(?:as|in (?:its|his|her) capacity as)(?: (?:indenture|successor|owner|collateral|administrative|escrow))? (?:trustee|agent|nominee|servicer|executor|executrix|administrator)|an individual|an incapacitated person|an adult|et ux\.?|et al\.?|et vir\.?|debtors?|petitioner|respondent|an infant|an incompetent|a single (?:man|woman|person)|his wife|her husband|husband and wife|in receivership|in liquidation|debtor-in-possession)\s*\.?$/i;
/** What a name is followed by in captions and lists: "Orvanta Shareholder Litigation", "Orvanta Retirement Plan". */
const ATTACHED =
  /\s*,?\s*(?:\b(?:(?:securities|shareholders?|stockholders?|derivative|antitrust|products? liability|patent|class action|data breach|customer) )*(?:litigation|bankruptcy|arbitration|matter|defendants?|plaintiffs?|claimants|noteholders)|\b(?:retirement|pension|(?:employees? )?(?:savings|benefits?)|profit[- ]sharing|401\(k\)|health and welfare|stock ownership) (?:plan|trust|fund)|\b(?:creditors'?|liquidating|litigation) trust|,\s*(?:executor|executrix|administrator|administratrix|trustee|guardian|conservator|receiver|plaintiff|defendant|claimant|appellant|appellee|witness|expert))\s*\.?$/i;
const SURNAME_FORMER = /\s*[,(]*\s*\b(?:nee|born|maiden name)\s+/gi;

/** "Erin (née Castellano) Voss" in the usual order. */
const FORMER_INSIDE = /^(.*?)\s*\((?:nee|born|maiden name|formerly|previously)[\s:]+([^)]+)\)\s*(\S.*)$/i;

/** "Pacific Lines (PLN)". */
const BRACKETED_ACRONYM = /\s*\(["“]?([A-Z]{3,8})["”]?\)\s*$/;

const ROLE_IN_MATTER =
  "(?:(?:former|ex|prior|current|opposing|adverse|prospective|potential|third-party|expert|lead|named) ?-?)*(?:clients?|employers?|party|parties|counsel|witness(?:es)?|plaintiffs?|defendants?|insureds?|insurers?|debtors?|creditors?|claimants?|petitioners?|respondents?|appellants?|appellees?|movants?|intervenors?|garnishees?|landlord|tenant|buyer|seller|borrower|lender|decedent|ward|spouse|wife|husband|family|children)";
/** What a list says about a name: "(former client)", "- opposing party", "client:", "& spouse". */
const REMARKS = new RegExp(
  [
    `\\s*[([]${ROLE_IN_MATTER}[)\\]]`,
    `\\s+[-\u2013\u2014]\\s+${ROLE_IN_MATTER}$`,
    `^${ROLE_IN_MATTER}:\\s*`,
    `\\s+(?:and|&)\\s+(?:his |her |their )?(?:spouse|wife|husband|family|children)$`,
  ].join("|"),
  "gi",
);

/** Between the sides of a caption; in capitals it is an initial. */
const VERSUS = /\s+(?:vs?\.?|versus)\s+/;

export function splitMentions(given: string): Mention[] {
  const mentions: Mention[] = [];
  const name = given
    .replace(REMARKS, "")
    .replace(FORMER_INSIDE, "$1 $3 nee $2")
    .replace(/\(now\s+/i, "n/k/a ")
    .replace(BRACKETED_ACRONYM, " a/k/a $1");
  for (const [at, part] of name
    .split(VERSUS)
    .flatMap((side) => side.split(ALIAS))
    .entries()) {
    const [head = "", ...former] = part.split(SURNAME_FORMER);
    for (const text of withCapacities(head, at > 0)) mentions.push({ text, isSurnameOnly: false });
    for (const text of former)
      mentions.push({ text: trimmed(text), isSurnameOnly: !/\s/.test(trimmed(text)) });
  }
  return mentions.filter(({ text }) => text !== "");
}

/** Small words that stand inside one name: "Board of Education of the City". */
const INSIDE = new Set(
  "of the and for de la las los del della di da do dos du des le van von der den zu und et y e el al bin ibn bint ter ten at in on a an".split(
    " ",
  ),
);

/** "CEO of Orvanta". */
const ROLE =
  /^(?:(?:its|the|an?) )?(?:(?:former|managing|sole|general|vice|co-?) ?)*(?:ceo|cfo|coo|cto|gc|president|owner|director|manager|member|officer|chair(?:man|woman)?|founder|partner|principal|shareholder|employee|secretary|treasurer|spouse|wife|husband|daughter|son|widow|widower) (?:of|at|for|with) (?:the )?/i;

/** "Leland Stancil and Orvanta Inc.": a full name or a company before the word makes two parties of it. */
function sidesOfAnd(text: string): readonly string[] {
  const [before = "", ...after] = text.split(/ (?:and|&) /);
  const [first = "", ...rest] = before.trim().split(" ");
  const isPerson =
    rest.length > 0 &&
    isGivenName(first.toLowerCase()) &&
    !rest.some((word) => isBodyWord(word.toLowerCase()));
  const isCompany = /\b(?:inc|llc|llp|corp|corporation|ltd|limited|lp)\.?$/i.test(before);
  return after.length > 0 && (isPerson || isCompany) ? [before, after.join(" and ")] : [text];
}

/**
 * Parts of a long name around what a phrase in small letters, a bracket or a comma sets apart: "Hexley Corp. acting for its
 * tenant Norvane Ltd.". A part of one word counts after a phrase only.
 */
export function partsOf(name: string): string[] {
  if (!/[a-z]/.test(name) || name.split(" ").length < 2) return [];
  const parts: string[] = [];
  const sections = name
    .replace(/\s*[([]([^)\]]*)[)\]]/g, ", called $1, ")
    .replace(/ ?(?:->|=|\||(?<=[A-Za-z]{3} ?)\/(?= ?[A-Z][a-z]{2})) ?/g, ", called ")
    .split(/[,;:"]| - /)
    .flatMap(sidesOfAnd)
    .map((section) => section.trim().replace(ROLE, ""));
  // "City of Fallbrook, Ohio" is not every Fallbrook.
  if (sections.some((section) => statesByName.has(section.toLowerCase()))) return [];
  // Another local of a union is another body.
  if (sections.some((section) => /^(?:local|lodge|chapter|council|district)\b.*\d/i.test(section))) return [];
  for (const section of sections) {
    const phrases = section.split(" ");
    let part: string[] = [];
    let isAfterPhrase = false;
    const close = (): void => {
      while (INSIDE.has(part.at(-1) ?? "")) part.pop();
      while (INSIDE.has(part[0] ?? "")) part.shift();
      if (part.length > 1 || (part.length === 1 && isAfterPhrase)) parts.push(part.join(" "));
      part = [];
    };
    for (const word of phrases)
      if (/^[a-z][a-z/'-]*\.?$/.test(word) && !INSIDE.has(word)) {
        close();
        isAfterPhrase = true;
      } else part.push(word);
    close();
  }
  return parts.filter((part) => part !== name && /[A-Z]/.test(part));
}

function withCapacities(text: string, isAfterAlias: boolean): string[] {
  const parts = text.split(CAPACITY);
  const kept = isAfterAlias ? parts : [text, ...parts.slice(parts.length > 1 ? 0 : 1)];
  return kept.flatMap((part) => {
    const plain = withoutMatter(trimmed(part));
    return [...couples(plain), ...withoutAttached(plain).flatMap(couples)];
  });
}

/** The name before what a caption or a list adds to it; "Unknown" of "Unknown Defendant" names nobody. */
function withoutAttached(text: string): string[] {
  const name = trimmed(text.replace(ATTACHED, ""));
  return name === text || name === "" || commonWords.has(name.toLowerCase()) ? [] : [name];
}

function withoutMatter(text: string): string {
  let rest = text;
  for (let cut = 0; cut < 4; cut++) {
    const next = trimmed(rest.replace(MATTERS, "").replace(TAIL, ""));
    if (next === rest || next === "") break;
    rest = next;
  }
  return rest;
}

const trimmed = (text: string): string =>
  text
    .replace(/^[\s,;:)(]+|[\s,;:(]+$/g, "")
    .replace(/^"([^"]+)"$/, "$1")
    .replace(/^([^(]*)\)$/, "$1")
    .trim();

/** "Irving and Selma Katzenberg" are two people of one surname. */
const COUPLE =
  /^(?:[Tt]he )?([A-Za-z.'-]+(?: [A-Z]\.?)?) (?:and|&) ([A-Za-z.'-]+(?: [A-Z]\.?)?) ([A-Za-z'-]+)\b(.*)$/;

/** "Katzenberg, Irving and Selma". */
const COUPLE_AFTER_SURNAME =
  /^([A-Za-z'-]+), ([A-Za-z'-]+(?: [A-Z]\.?)?) (?:and|&) ([A-Za-z'-]+(?: [A-Z]\.?)?)$/;

function couples(text: string): string[] {
  const found = COUPLE.exec(text.replace(COUPLE_AFTER_SURNAME, "$2 and $3 $1"));
  if (!found) return [text];
  const [, first = "", second = "", surname = "", rest = ""] = found;
  const areNames = [first, second].every((name) => isGivenName((name.split(" ")[0] ?? "").toLowerCase()));
  if (!areNames || isBodyWord(surname.toLowerCase())) return [text];
  if (/\b(?:inc|llc|llp|corp|company|co|law|associates)\b/i.test(rest)) return [text];
  return [text, `${first} ${surname}`, `${second} ${surname}`];
}
