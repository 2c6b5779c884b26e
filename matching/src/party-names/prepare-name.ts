/** Reads a party's name once, so that it can be compared with many. */
import {
  GENERIC,
  isCommonWord,
  isDictionaryWord,
  LEADING_FORMS,
  legalWordsAtEnd,
  plainLegalForms,
  readOrganization,
  splitOrganization,
  statesByCode,
  WEAK,
  weightOf,
} from "./organization.ts";
import type { OrganizationName } from "./organization.ts";
import { namesAfterSmallWords, personsInside } from "./names-inside.ts";
import { withoutSlips } from "./structure-words.ts";
import { isTitle, readPerson } from "./person.ts";
import type { PersonName } from "./person.ts";
import { isEastAsian } from "./surname.ts";
import { partsOf, splitMentions } from "./split-mentions.ts";
import { toLatin } from "./text.ts";
import {
  expansionsOf,
  publicAgencies,
  isBodyWord,
  isGivenName,
  isSectorWord,
  knownSurnames,
  legalFormsOfOneWord,
  organization,
  person,
  unions,
} from "./word-lists.ts";

/** One party that a name mentions, read as a person, as a body, or as either where the words do not tell. */
export interface Reading {
  readonly person: PersonName | null;
  readonly organization: OrganizationName | null;
  /** The person whose full name a business bears: "Kenneth Lipscomb Trucking". Compared with persons only. */
  readonly owner: PersonName | null;
  /** A body's name at the end of a longer one. Compared with whole names only. */
  readonly part: OrganizationName | null;
}

export interface PreparedName {
  readonly name: string;
  /** Empty where the name says nothing that could be compared: no letters, or generic words alone. */
  readonly readings: readonly Reading[];
}

const MAX_READINGS = 12;

const PLACES: Readonly<Record<string, string>> = { Mt: "Mount", Ft: "Fort", Pt: "Point" };
/** "Salt 'n Barrel" and "Cut-N-Curl". */
const SHORT_AND = /(?<=[A-Za-z]{2})(?: (?:['’][nN]['’]?|[nN]['’]|n) |-[nN]-)(?=[A-Za-z]{2})/g;

/** Never throws; takes any text. Work is bounded: see `MAX_LENGTH` and `MAX_READINGS`. */
export function prepareName(name: string): PreparedName {
  const readings: Reading[] = [];
  const latin = withoutSlips(withoutScannedDigits(toLatin(name)))
    .replace(/^"([^"]+)"$/, "$1")
    .replace(SHORT_AND, " and ")
    .replace(/^St\.? of (?=[A-Z])/, "State of ")
    .replace(/\b(Mt|Ft|Pt)\. (?=[A-Z][a-z])/g, (_, short: string) => `${PLACES[short] ?? short} `)
    .replace(WRITTEN_TOGETHER, wordsApart);
  const kindOfAll = kindOf(latin);
  const kindOfPart = (text: string): Kind => (text === latin ? kindOfAll : kindOf(text));
  let before = "";
  const mentions = splitMentions(latin).slice(0, MAX_READINGS);
  for (const mention of mentions) {
    const named = `${givenNamesIn(before)} ${mention.text}`;
    const reading = read(mention.isSurnameOnly ? named : mention.text, kindOfPart);
    if (reading) readings.push(reading);
    for (const spelled of withAcronymSpelled(mention.text)) {
      const body = read(spelled);
      if (body) readings.push(body);
    }
    // "Julia Prentiss n/k/a Hale".
    const married = isOneWord(mention.text) && kindOfPart(before) !== "organization" ? read(named) : null;
    if (married && !mention.isSurnameOnly) readings.push(married);
    if (!mention.isSurnameOnly) before = mention.text;
  }
  const parts = partsOf(latin);
  if (parts.length > 0 && (kindOfAll !== "person" || / (?:vs?|versus)\.? |->|=/.test(latin)))
    for (const part of parts) {
      if (readings.length >= MAX_READINGS) break;
      const reading = mentions.some(({ text }) => text === part) || !mayStandAlone(part) ? null : read(part);
      if (reading) readings.push(reading);
    }
  if (kindOfAll !== "person" || MORE_THAN_A_NAME.test(latin))
    for (const reading of insideOf(latin)) if (readings.length < MAX_READINGS) readings.push(reading);
  return { name, readings };
}

/** Beside a person's name there is something else: "R.M., a minor, by his guardian Doreen Applewhite". */
const MORE_THAN_A_NAME = /[(;:]|'s | (?:an?|by|of|for|with|as|in|v|vs)\.? /;

function insideOf(text: string): Reading[] {
  const owners = personsInside(text).map(readPerson);
  const parts = namesAfterSmallWords(text)
    .filter((name) => mayStandAlone(name) && kindOf(name) !== "person")
    .map(readOrganization);
  return [
    ...owners.flatMap((owner) => (owner ? [{ person: null, organization: null, owner, part: null }] : [])),
    ...parts.flatMap((part) => (part ? [{ person: null, organization: null, owner: null, part }] : [])),
  ];
}

/** "EPA" is the Environmental Protection Agency, "USW Local 10" a local of the United Steelworkers. */
function withAcronymSpelled(text: string): readonly string[] {
  const agency = publicAgencies.get(text.replace(/\.|^U\.?S\.? /g, ""));
  if (agency !== undefined) return [agency, `United States ${agency}`];
  const [initials = ""] = /^(?:[A-Z]{2}|[A-Z]\.[A-Z]\.)(?= [A-Z][a-z])/.exec(text) ?? [];
  const state = statesByCode.get(initials.replaceAll(".", ""));
  if (state !== undefined) return [state + text.slice(initials.length)];
  if (!/\b(?:local|lodge|loc|lcl)\b/i.test(text)) return [];
  const spelled = text.replace(/\b[A-Z]{3,6}\b/g, (letters) => unions.get(letters) ?? letters);
  return spelled === text ? [] : [spelled];
}

const isOneWord = (text: string): boolean => /^[A-Z][a-z'-]+$/.test(text);

/** "JuliaPrentiss". */
const WRITTEN_TOGETHER = /^([A-Z][a-z]{2,})([A-Z][a-z]{2,})$/;
const wordsApart = (whole: string, first: string, second: string): string =>
  isGivenName(first.toLowerCase()) ? `${first} ${second}` : whole;

/** "Julia" of "Julia Prentiss", "Prentiss, Julia" and "Julia Prentiss, M.D.". */
function givenNamesIn(name: string): string {
  const [first = "", second = ""] = name.split(/,\s*/);
  return first.includes(" ") ? first.split(" ").slice(0, -1).join(" ") : second;
}

/** A part of a longer name is a party of its own only where it is a full name or a word that few have. */
function mayStandAlone(part: string): boolean {
  const words = part
    .toLowerCase()
    .replace(/[.']/g, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const names = words.filter((word) => weightOf(word) > GENERIC);
  if (names.length === 1) return names.some((word) => word.length > 3 && weightOf(word) > WEAK);
  return names.length > 1;
}

const SCANNED_DIGITS: Readonly<Record<string, string>> = { "0": "o", "1": "l", "5": "s" };

/** "Ba1dwin", "Mi11stone" and "M0nroe": digits between letters are scanned letters. "lnc." is Inc. */
const withoutScannedDigits = (text: string): string =>
  text
    .replace(/(?<=\b[A-Z]{2,})[015](?=[A-Z]{2,}\b)/g, (digit) =>
      (SCANNED_DIGITS[digit] ?? digit).toUpperCase(),
    )
    .replace(/(?<=[A-Za-z]{2})[015](?=[a-z])|(?<=[A-Za-z])[015]{1,2}(?=[a-z]{2})/g, (digits) =>
      Array.from(digits, (digit) => SCANNED_DIGITS[digit] ?? digit).join(""),
    )
    .replace(/\b0'(?=[A-Z])/g, "O'")
    .replace(/\b0(?=[a-z]{3})/g, "O")
    .replace(/\b[l1]nc\b/g, "Inc");

function read(given: string, kindOfText: (text: string) => Kind = kindOf): Reading | null {
  const text = withSurnameSetApart(given.replace(/\b([A-Z])\/([A-Z])\b/g, "$1$2"));
  const likelihood = kindOfText(text);
  const body = likelihood === "person" ? null : readOrganization(text);
  const one = likelihood === "organization" ? null : readPerson(text);
  const owner = likelihood === "person" ? null : readOwner(text);
  return body || one || owner ? { person: one, organization: body, owner, part: null } : null;
}

/** "WILSON Robert" is Wilson, Robert. */
const withSurnameSetApart = (text: string): string =>
  text.replace(
    /^([A-Z]{3,}(?:[ '-][A-Z]{2,})*) (([A-Z][a-z]+)(?: [A-Z]\.?)?)$/,
    (whole, surname: string, names: string, first: string) =>
      isGivenName(first.toLowerCase()) ? `${surname}, ${names}` : whole,
  );

/** "BOUZID, Khadija". */
const SURNAME_IN_CAPITALS = /^[A-Z][A-Z' -]+,\s*[A-Z][a-z]+(?:[ -][A-Z][a-z]*\.?){0,2}$/;

/** "Castellanos, A.B.": initials, or the legal form of a company. */
const SURNAME_AND_INITIALS = /^[A-Z][A-Za-z'-]+, ?(?:[A-Z]\. ?){1,3}$/;

type Kind = "person" | "organization" | "either";

const isName = (word: string): boolean => isGivenName(word) || knownSurnames.has(word);

function kindOf(text: string): Kind {
  const words = text
    .replace(/[.']/g, "")
    .split(/[^A-Za-z0-9&-]+/)
    .filter(Boolean);
  const plain = words.map((word) => word.toLowerCase()).filter((word, at) => at < 2 || !isExtra(word));
  const [first = ""] = plain;
  if (SURNAME_AND_INITIALS.test(text)) return "either";
  if (legalWordsAtEnd(splitOrganization(text)) > 1) return "organization";
  const isSyllable = (word: string): boolean =>
    SYLLABLES.has(word.toLowerCase()) && word !== word.toUpperCase() && isEastAsian(first);
  if (words.slice(1).some((word, at) => !isSyllable(word) && isWrittenAsForm(word, at === words.length - 2)))
    return "organization";
  if (LEADING_FORMS.has(first) && /^[A-Z]{2,3}$/.test(words[0] ?? "") && plain.length > 1)
    return "organization";
  if (words.slice(1).some((word) => /[A-Z]/.test(word) && isAbbreviatedBody(word.toLowerCase())))
    return "organization";
  if (plain.some((word) => word === "&" || word === "and" || word === "of" || /\d/.test(word)))
    return "organization";
  if (plain.length > 1 && (first === "st" || first === "saint")) return "either";
  // "Elder Creek" and "General Tire" may be names of companies.
  if (plain.length > 1 && isTitle(first) && !plain.slice(1).some(isBodyWord))
    return plain.length === 2 && isCommonWord(first) && !isName(plain[1] ?? "") ? "either" : "person";
  if (plain.some((word) => isBodyWord(word) && !person.particles.has(word))) return "organization";
  if (SURNAME_IN_CAPITALS.test(text)) return "person";
  if (isAcronymAmong(words)) return "organization";
  if (/^[^,]+,\s*[a-z]/i.test(text) && plain.some(isGivenName)) return "person";
  if (plain.length < 2) return "organization";
  if (hasShortWord(words, text)) return "either";
  if (plain.some((word) => word.length === 1) && plain.length < 6)
    return plain.some(isName) || !plain.some(isCommonWord) ? "person" : "either";
  if (looksEastAsian(plain)) return "person";
  if (isGivenName(first) && plain.every(isName)) return "person";
  if (plain.flatMap((word) => word.split("-")).some((word) => isCommonWord(word) && !isName(word)))
    return "either";
  return plain.some(isName) && plain.length < 6 ? "person" : "either";
}

/** "Dyer Resid. Care" and "JP Morgan Chase": a word cut short by its dot, or two capitals, may be a body's. */
const hasShortWord = (words: readonly string[], text: string): boolean =>
  Array.from(text.matchAll(/\b([A-Z][a-z]{3,})\.(?= [A-Z])/g), ([, word = ""]) => word.toLowerCase()).some(
    (word) => !isTitle(word) && !isName(word) && !isExtra(word),
  ) ||
  (/^[A-Z]{2}$/.test(words[0] ?? "") &&
    words.length > 2 &&
    words.slice(1).every((word) => /[a-z]/.test(word)));

/** Syllables of given names that are legal forms elsewhere, as in "Ouyang Na Na". */
const SYLLABLES = new Set(["na", "pa", "se"]);

/** Forms of two letters are syllables too, as in "Oh Se-hoon": they count at the end or in capitals. */
function isWrittenAsForm(word: string, isLast: boolean): boolean {
  const plain = word.toLowerCase();
  const isCapital = /^[A-Z]{2,}$/.test(word);
  if (isLast && isCapital && legalFormsOfOneWord.has(plain) && !isExtra(plain)) return true;
  return isLegalForm(plain) && (plain.length > 2 || isLast || isCapital);
}

/** "Ctr", "Bldg": no name, and short for a word in names of bodies. Names from other scripts are in small letters. */
const isAbbreviatedBody = (word: string): boolean =>
  word.length > 2 &&
  !isName(word) &&
  !isTitle(word) &&
  !person.degrees.has(word) &&
  expansionsOf(word).length > 0;

const isExtra = (word: string): boolean => person.suffixes.has(word) || person.degrees.has(word);
const isLegalForm = (word: string): boolean =>
  plainLegalForms.has(word) ||
  (legalFormsOfOneWord.has(word) && !isExtra(word) && !isName(word) && !person.particles.has(word));

/** "Nevada DOT": capitals beside words in small letters. */
function isAcronymAmong(words: readonly string[]): boolean {
  const isMixed = words.some((word) => /[a-z]/.test(word));
  return isMixed && words.some((word) => /^[A-Z]{3,6}$/.test(word) && !isExtra(word.toLowerCase()));
}

const looksEastAsian = (words: readonly string[]): boolean =>
  words.length < 6 &&
  [words[0], words.at(-1)].some((word) => word !== undefined && isEastAsian(word)) &&
  words
    .flatMap((word) => word.split("-"))
    .every((word) => word.length <= 8 && !isSectorWord(word) && !isPlainWord(word));

/** "Pak Thai Noodle House": too long for a syllable, and no name. */
const isPlainWord = (word: string): boolean => word.length > 4 && isCommonWord(word) && !isName(word);

/** The full name at the start of a business's or a trust's name. */
function readOwner(text: string): PersonName | null {
  const named = text.replace(/^(?:the\s+)?(?:law )?(?:offices?|ofcs?\.?|practice|firm)\s+of\s+/i, "");
  const words = named.replace(/^the\s+/i, "").split(/[\s,]+/);
  const lead: string[] = [];
  for (const word of words) {
    const plain = word.toLowerCase().replace(/[.']/g, "");
    const isLegal = lead.length > 1 && legalFormsOfOneWord.has(plain);
    const isRest =
      plain === "" ||
      isLegal ||
      /\d|&/.test(plain) ||
      isBodyWord(plain) ||
      (isCommonWord(plain) && !isName(plain) && !/^[A-Z]\.?$/.test(lead.at(-1) ?? "")) ||
      plain === "and" ||
      plain === "of" ||
      organization.trustWords.has(plain);
    // "Joyce A. Kirkendall Living Trust".
    const isInitial = lead.length > 0 && /^[A-Z]\.?$/.test(word);
    if (isRest && !isInitial) break;
    lead.push(word);
  }
  const [first = ""] = lead.filter((word) => !isTitle(word));
  const initial = /^[A-Z]\.?$/.test(first);
  const isPersonal =
    named !== text || initial || !isDictionaryWord(first.toLowerCase()) || isGivenName(first.toLowerCase());
  if (lead.length < 2 || lead.length > 5 || !isPersonal) return null;
  return readPerson(lead.join(" "));
}
