/** Reads a company's or another body's name: legal form off, words expanded, each with how much it tells. */
import { withDigits } from "./numerals.ts";
import { remembered } from "../remembered.ts";
import { skeletonsOf, soundOf } from "./sound.ts";
import {
  commonWords,
  expansionsOf,
  isBodyWord,
  isGivenName,
  isSectorWord,
  knownSurnames,
  legalFormsOfMoreWords,
  legalFormsOfOneWord,
  organization,
  placeNames,
  rareWords,
  statesByName,
} from "./word-lists.ts";

/**
 * How much sharing a word tells. `generic` words say what kind of body it is; `weak` ones (dictionary, places, common
 * surnames) are chosen by many; `rare` ones by few; `coined` ones by one group.
 */
export const GENERIC = 0;
export const WEAK = 1;
export const RARE = 2;
export const COINED = 3;
export type Weight = typeof GENERIC | typeof WEAK | typeof RARE | typeof COINED;

export interface OrganizationWord {
  readonly word: string;
  /** The word and what it may abbreviate. */
  readonly meanings: readonly string[];
  /** The meanings without the s of the plural. */
  readonly singulars: readonly string[];
  /** First letters of how the meanings sound. */
  readonly soundInitials: readonly (string | undefined)[];
  /** The consonants of the singulars, by which the word is looked up. */
  readonly skeletons: ReadonlySet<string>;
  /** A word of the dictionary or an established name, so that another such word is no slip of it. */
  readonly isKnown: boolean;
  readonly weight: Weight;
  /** Written in capitals, or no word: its letters may stand for words. */
  readonly mayBeAcronym: boolean;
  /** With two capitals, as in "CalDOT": it may be made of the first letters of words. */
  readonly mayBeBeginnings: boolean;
  /** Written short, as its dot or apostrophe says: "Brew.", "Cont'l". */
  readonly isShortened: boolean;
  /** First letters of "of", "and" and "the" before the word, which an acronym may have or skip. */
  readonly skipped: string;
}

export interface OrganizationName {
  readonly words: readonly OrganizationWord[];
  /** By which the name is looked up: the words that tell something and name no trade, or all that tell something. */
  readonly telling: readonly OrganizationWord[];
  /** First letters of the legal form, which some acronyms include. */
  readonly legalInitials: string;
  readonly hasLegalForm: boolean;
  /** "University of Miami" is not "Miami University". */
  readonly startsWithOf: boolean;
  /** How the words sound in their order, without the gaps. */
  readonly sound: string;
}

const MAX_WORDS = 16;
const SKIPPED = new Set("the and of a an for in at on by de la del los las el et und y e".split(" "));
/** "A" and "E" in capitals may be letters of a name. */
const isSmallWord = (word: string, at: number): boolean =>
  SKIPPED.has(word.toLowerCase()) && (word.length > 1 || at === 0 || word === word.toLowerCase());
/** Legal forms that may also come before a place: "Cyclone Fence Co. of Tulare". */
export const plainLegalForms: ReadonlySet<string> = new Set(
  "inc incorporated llc corp corporation ltd limited llp lp plc gmbh pllc co company sarl".split(" "),
);
const joinedLegalForms = new Set([
  ...legalFormsOfOneWord,
  ...legalFormsOfMoreWords.map((words) => words.join("")),
]);
const MAX_LEGAL_WORDS = 6;

const statesByInitials = new Map(
  [...statesByName].flatMap(([name, code]): [string, string][] =>
    name.includes(" ") && name.split(" ").every((word, at) => word[0]?.toUpperCase() === code[at])
      ? [[`${code[0] ?? ""}.${code[1] ?? ""}.`, name]]
      : [],
  ),
);

export const statesByCode: ReadonlyMap<string, string> = new Map(
  [...statesByName].map(([name, code]): [string, string] => [code, name]),
);

/** "Department of Labor, State of New York" and "NYS Dept. of Labor" are New York's. */
const STATE_AT_END = /^(.*\S), (?:State|Commonwealth) of ([A-Z][a-z]+(?: [A-Z][a-z]+)?)$/;
const withStateFirst = (text: string): string =>
  text
    .replace(STATE_AT_END, (whole, agency: string, name: string) =>
      statesByName.has(name.toLowerCase()) ? `${name} ${agency}` : whole,
    )
    .replace(/^NYS(?= [A-Z])/, "New York");

/** "N.J. Div. of Taxation" and "PA Dept. of Revenue": a state's initials or code before one of its agencies. */
const spelledState = (text: string): string =>
  text.replace(
    /^([A-Z]\.[A-Z]\.|[A-Z]{2})(?= (?:[A-Z][A-Za-z']*\.? )+(?:of|for|on)\b)/,
    (initials) => statesByInitials.get(initials) ?? statesByCode.get(initials) ?? initials,
  );

/** "B & D Hauling", "B and D Hauling" and "A, B & C Towing": letters that stand together. */
const LETTERS_WITH_AND = /\b(?:[A-Z]\.?, ?)*[A-Z]\.? (?:&|\+|and|AND|n|'n'?|N) [A-Z]\b(?!['.])/g;
/** Abbreviations of states' names that are no other word, as the Bluebook has them (table T10). */
const SHORT_STATES: Readonly<Record<string, string>> = {
  Ala: "Alabama",
  Ariz: "Arizona",
  Ark: "Arkansas",
  Cal: "California",
  Calif: "California",
  Colo: "Colorado",
  Conn: "Connecticut",
  Fla: "Florida",
  Ga: "Georgia",
  Kan: "Kansas",
  Ky: "Kentucky",
  Mich: "Michigan",
  Minn: "Minnesota",
  Neb: "Nebraska",
  Nev: "Nevada",
  Okla: "Oklahoma",
  Tenn: "Tennessee",
  Tex: "Texas",
  Va: "Virginia",
  Vt: "Vermont",
  Wis: "Wisconsin",
  Wyo: "Wyoming",
};
const SHORT_STATE = new RegExp(`\\b(${Object.keys(SHORT_STATES).join("|")})\\.(?=\\s|,|$)`, "g");

/** Whole words alone, of which nothing is spelled otherwise. */
const WHOLE_WORDS = /^(?:[A-Z][a-z]{2,},? )*(?:[A-Z][a-z]{2,}|(?:Inc|Ltd|Corp)\.)$/;
const HOMEOWNER = /homeowner/i;

export function splitOrganization(text: string): string[] {
  if (WHOLE_WORDS.test(text) && !HOMEOWNER.test(text)) return text.match(/[A-Za-z]+/g) ?? [];
  return spelledState(withStateFirst(text))
    .replace(SHORT_STATE, (short, name: string) => SHORT_STATES[name] ?? short)
    .replace(/\b((?:[A-Za-z]\.){2,})(?=\s|[A-Za-z]|$|,)/g, (letters) => letters.replaceAll(".", ""))
    .replace(/\b([A-Z]{1,3})&([A-Z]{1,3})\b/g, "$1$2")
    .replace(LETTERS_WITH_AND, (letters) => letters.replace(/[^A-Z]|AND/g, ""))
    .replace(/\b([A-Z])\+(?=\s|$)/g, "$1 Plus")
    .replace(/\bU\.? of (?=[A-Z])/g, "University of ")
    .replace(/\bPS (?=\d)/g, "Public School ")
    .replace(/\b([A-Z])[- ](?=\d+\b)/g, "$1")
    .replace(/\b(\d+)([A-Z])\b/g, "$1 $2")
    .replace(/\bco-op/gi, "coop")
    .replace(/\b([A-Za-z])-([A-Za-z])\b/g, "$1$2")
    .replace(/\bhomeowners?\b/gi, "Home Owners")
    .replace(/['’]/g, "")
    .replace(/&|\+/g, " and ")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .flatMap((word) => (/^USA?$/.test(word) ? ["United", "States"] : [word]));
}

/** In the list as it is, or without the ending of a plural. */
function isIn(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true;
  if (!word.endsWith("s")) return false;
  return (
    words.has(word.slice(0, -1)) ||
    (word.endsWith("es") && words.has(word.slice(0, -2))) ||
    (word.endsWith("ies") && words.has(`${word.slice(0, -3)}y`))
  );
}

export const isCommonWord = remembered((word) => isIn(commonWords, word));
export const isDictionaryWord = remembered((word) => isCommonWord(word) || isIn(rareWords, word));

function isCompound(word: string): boolean {
  for (let at = 3; at <= word.length - 3; at++)
    if (isCommonWord(word.slice(0, at)) && isCommonWord(word.slice(at))) return true;
  return false;
}

/** From this length on, a compound of two dictionary words is chosen by few: "Ravensworth", unlike "Lakeridge". */
const LONG_COMPOUND = 11;

export const weightOf = remembered((word): Weight => {
  if (organization.generic.has(word) || SKIPPED.has(word)) return GENERIC;
  if (/^[a-z]?\d+$/.test(word) || word.length < 2) return WEAK;
  if (isCommonWord(word) || knownSurnames.has(word) || placeNames.has(word)) return WEAK;
  if (isGivenName(word) || organization.greek.has(word) || isSectorWord(word)) return WEAK;
  if (expansionsOf(word).some((meaning) => isCommonWord(meaning))) return WEAK;
  if (isDictionaryWord(word) || (word.length < LONG_COMPOUND && isCompound(word))) return RARE;
  return COINED;
});

export function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

const isEstablished = remembered(
  (word) =>
    isDictionaryWord(word) ||
    isGivenName(word) ||
    knownSurnames.has(word) ||
    placeNames.has(word) ||
    organization.directions.has(word),
);

/** "Brew." and "Cont'l", in lower case without their marks; a possessive is no short form. */
const shortenedWords = (text: string): ReadonlySet<string> =>
  new Set(
    Array.from(
      text.matchAll(/\b(?:[A-Za-z]{2,}(?=\.(?:[\s,)]|$))|[A-Za-z]{2,}['’](?!s\b)[A-Za-z]{1,2}\b)/g),
      ([word]) => word.toLowerCase().replace(/['’]/, ""),
    ),
  );

const sensesOf = remembered((word) => {
  const meanings = [word, ...expansionsOf(word).filter((meaning) => !meaning.includes(" "))];
  const singulars = meanings.map(singular);
  return {
    word,
    meanings,
    singulars,
    soundInitials: meanings.map((meaning) => soundOf(meaning)[0]),
    skeletons: new Set(singulars.flatMap(skeletonsOf)),
    isKnown: isEstablished(word),
    weight: Math.min(...meanings.map(weightOf)) as Weight,
  };
});

function toWord(original: string, skipped: string, shortened: ReadonlySet<string>): OrganizationWord {
  const word = original.toLowerCase();
  const isShort = /^[a-z]{2,9}$/.test(word);
  return {
    ...sensesOf(word),
    mayBeAcronym: isShort && (/^[A-Z]+$/.test(original) || !isDictionaryWord(word)),
    mayBeBeginnings: isShort && /[A-Z].*[A-Z]/.test(original),
    isShortened: shortened.has(word),
    skipped,
  };
}

/** Whether a legal form ends with the word, which few names do. */
const endsLegalForm = remembered((word) => [...joinedLegalForms].some((form) => form.endsWith(word)));

/** Number of words at the end that are one legal form. */
export function legalWordsAtEnd(words: readonly string[]): number {
  if (!endsLegalForm(words.at(-1)?.toLowerCase() ?? "")) return 0;
  for (let count = Math.min(MAX_LEGAL_WORDS, words.length); count > 0; count--) {
    const tail = words.slice(-count).join("").toLowerCase();
    if (joinedLegalForms.has(tail)) return count;
  }
  return 0;
}

/** Legal forms that are written before the name: "OOO Severstal", "PT Sumbawa Nikel". */
export const LEADING_FORMS: ReadonlySet<string> = new Set(
  "ao zao oao ooo pao too tov vat pp pt kabushikikaisha kabushikigaisha yugenkaisha chusikhoesa jusikhoesa".split(
    " ",
  ),
);

/** Number of words at the start that are one legal form; a name of two words at most begins with its own word. */
function leadingLegalWords(words: readonly string[]): number {
  for (const count of [2, 1]) {
    const head = words.slice(0, count).join("");
    const isForm = LEADING_FORMS.has(head.toLowerCase()) && (count > 1 || /^[A-Z]+$/.test(head));
    if (isForm && words.length > count) return count;
  }
  return 0;
}

const OF_NAME = /\b(?:univ\.?|university) of\b|^(?:the )?(?:college|city|town|village|county|township) of\b/i;

export function readOrganization(text: string): OrganizationName | null {
  let parts = splitOrganization(text).slice(0, MAX_WORDS * 2);
  let legal: string[] = [];
  for (
    let count = legalWordsAtEnd(parts);
    count > 0 && parts.length > count;
    count = legalWordsAtEnd(parts)
  ) {
    legal = [...parts.slice(-count), ...legal];
    parts = parts.slice(0, -count);
  }
  for (let count = leadingLegalWords(parts); count > 0; count = leadingLegalWords(parts)) {
    legal = [...parts.slice(0, count), ...legal];
    parts = parts.slice(count);
  }
  const lower = withDigits(parts.map((word) => word.toLowerCase()));
  const digits =
    lower.length === parts.length ? parts.map((word, at) => sameOrDigits(word, lower[at])) : lower;
  const words: OrganizationWord[] = [];
  const shortened = shortenedWords(text);
  let skipped = "";
  for (const [at, word] of digits.entries()) {
    const plain = word.toLowerCase();
    if (isSmallWord(word, at)) skipped += plain.charAt(0);
    else if (at > 0 && plainLegalForms.has(plain)) legal.push(plain);
    else if (
      !/^sec(?:retar)?y$/i.test(digits[at - 2] ?? "") &&
      isStateTitle(plain, digits[at + 1], digits[at + 2])
    )
      skipped += plain.charAt(0);
    else if (plain === "state" && isAgencyOfState(digits[at - 1], digits[at + 1])) skipped += "s";
    else {
      words.push(toWord(word, skipped, shortened));
      skipped = "";
    }
  }
  if (words.length === 0) return null;
  const kept = words.slice(0, MAX_WORDS);
  return {
    words: kept,
    telling: tellingOf(kept),
    legalInitials: legal.map((word) => word.charAt(0).toLowerCase()).join(""),
    hasLegalForm: legal.length > 0,
    startsWithOf: OF_NAME.test(text),
    sound: kept.map(({ word }) => soundInside(word)).join(""),
  };
}

/** The sound without e and i, because some are silent; numbers as they are. */
const soundInside = (word: string): string =>
  /\d/.test(word) ? word : soundOf(word.replace(/ow$/, "o")).replace(/eu$/, "u").replaceAll("e", "");

function tellingOf(words: readonly OrganizationWord[]): readonly OrganizationWord[] {
  const all = words.filter(({ weight }) => weight > GENERIC);
  const names = all.filter(({ meanings }) => !meanings.some(isSectorWord));
  return names.length > 0 ? names : all;
}

const sameOrDigits = (word: string, digits: string | undefined): string =>
  digits !== undefined && digits !== word.toLowerCase() ? digits : word;

/** "Washington State Department of Labor" is Washington's. */
const isAgencyOfState = (name: string | undefined, next: string | undefined): boolean =>
  statesByName.has(name?.toLowerCase() ?? "") &&
  [next?.toLowerCase() ?? "", ...expansionsOf(next?.toLowerCase() ?? "")].some((word) =>
    organization.agency.has(word),
  );

/** "State of Michigan" is Michigan. */
const isStateTitle = (word: string, next: string | undefined, name: string | undefined): boolean =>
  (word === "state" || word === "commonwealth") &&
  next?.toLowerCase() === "of" &&
  name !== undefined &&
  placeNames.has(name.toLowerCase());

/** All words in alphabetical order, and those before the words for a trade or a kind of body at the end. */
export function sortedNames({ words }: OrganizationName): readonly string[] {
  const plain = words.map(({ word }) => word);
  const last = plain.findLastIndex((word) => !isBodyWord(word));
  return [plain, plain.slice(0, last + 1)].map((each) => each.toSorted().join(" "));
}
