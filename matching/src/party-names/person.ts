/** Reads a person's name: titles and degrees off, surname first or last, particles joined, former names kept. */
import { foreignSoundOf, soundOf } from "./sound.ts";
import { isEastAsian } from "./surname.ts";
import { formsOfGivenName, isGivenName, knownSurnames, person } from "./word-lists.ts";

/** One way of telling a name's given names from its surname. */
export interface PersonForm {
  readonly given: readonly string[];
  /** In full, and for a hyphenated one also both halves. */
  readonly surname: Surname;
  /** The second surname of Spanish usage, or a married name after a maiden name. */
  readonly second: Surname | null;
  /** Chinese, Korean or Vietnamese: the given names' order is free, their syllables are compared as romanized. */
  readonly eastAsian: boolean;
}

export interface Surname {
  readonly full: string;
  readonly halves: readonly string[];
  /** Two words read as one. */
  readonly isJoined?: boolean;
  /** "de Ortuño": may be a husband's, in place of a mother's. */
  readonly mayBeMarried?: boolean;
}

export interface PersonName {
  readonly forms: readonly PersonForm[];
  /** All words in alphabetical order, for names written in another order. */
  readonly sorted: string;
  /** The same, as they sound. */
  readonly sortedSounds: string;
  readonly words: readonly string[];
  /** How the words sound in their order, without the gaps. */
  readonly sound: string;
}

interface Word {
  readonly word: string;
  /** The name without the particles before it, or null: "Heide" of "von der Heide". */
  readonly bare: string | null;
  readonly parts: readonly string[];
  /** Without particles, as a given name: "del Carmen" is Carmen. */
  readonly given: readonly string[];
}

const MAX_WORDS = 8;
const INITIALS = /^(?:[a-z]\.){2,}$/;

/** "JR Tattersall": two capitals beside words in small letters are initials, unless they are a short name or a title. */
const initialsApart = (text: string): string =>
  /[a-z]{2}/.test(text)
    ? text.replace(/(?<=^|, *)[A-Z]{2,3}(?= |$)/g, (letters) =>
        isShortWord(letters.toLowerCase()) ? letters : Array.from(letters).join(" "),
      )
    : text;

const isShortWord = (word: string): boolean =>
  isTitle(word) ||
  (isExtra(word) && word !== "jr") ||
  isGivenName(word) ||
  knownSurnames.has(word) ||
  isEastAsian(word) ||
  person.particles.has(word);

/** Lower-case words; "J.R." counts as two initials, and "Silva e Costa" is two surnames. */
function splitWords(text: string): string[] {
  return initialsApart(text)
    .replace(/(?<=\S) [ey](?= \S)/g, "")
    .toLowerCase()
    .replace(/'t /g, "t")
    .replace(/\b([a-z]{3,})(?:ud|ed|ad)din[e]?\b/g, "$1 din")
    .replace(/\b([od])'(?=[a-z]{2})/g, "$1")
    .replace(/\bshr(?:i|ee)(?=[a-z]{3})/g, "sri")
    .replace(/[^a-z0-9.'\- ]+/g, " ")
    .split(/\s+/)
    .flatMap((word, at) => (INITIALS.test(word) && (at === 0 || !isExtra(word)) ? word.split(".") : [word]))
    .map((word) => word.replace(/[.']/g, "").replace(/^-+|-+$/g, ""))
    .filter((word) => word !== "");
}

const bare = (word: string): string => word.replace(/[.']/g, "").toLowerCase();
/** Suffixes and degrees tell nothing apart. */
const isExtra = (word: string): boolean =>
  person.suffixes.has(bare(word)) || (person.degrees.has(bare(word)) && bare(word).length > 1);
export const isTitle = (word: string): boolean => person.titles.has(bare(word));

function withoutExtras(words: readonly string[]): string[] {
  let from = 0;
  let to = words.length;
  while (from < to - 1 && isTitle(words[from] ?? "")) from++;
  while (to > from + 1 && isTrailing(words, from, to)) to--;
  return words.slice(from, to);
}

/** "Ma" and "Do" are surnames too: a degree goes only where two words are left. */
function isTrailing(words: readonly string[], from: number, to: number): boolean {
  const word = words[to - 1] ?? "";
  if (person.suffixes.has(word)) return word.length > 1 || to - from > 2;
  return person.degrees.has(word) && to - from > 2 && !(to - from === 3 && isEastAsian(word));
}

const SERVANT = /^(?:abd|wbd|abd[aeu][lr]?)$/;

/** "Abd al-Rahman", "Abdul Rahman" and "Abdelrahman" are one word, where another name is left. */
function joinServants(words: readonly string[], others: number): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const isArticle = /^(?:al|el|ul|ur)$/.test(words[at + 1] ?? "");
    const next = words[at + (isArticle ? 2 : 1)];
    const isOne = SERVANT.test(word) && next !== undefined && words.length + others > (isArticle ? 3 : 2);
    if (isOne) at += isArticle ? 2 : 1;
    const servant = word.startsWith("w") ? "wbd" : "abd";
    joined.push(isOne ? servant + next.replace(/^(?:al|el|ul|ur)-/, "") : withoutServantArticle(word));
  }
  return joined;
}

const withoutServantArticle = (word: string): string => word.replace(/^abd(?:[aeu]l)-?(?=[a-z]{4})/, "abd");

/** Joins particles with the name that follows: "van der Meulen", "Mc Allister", "Abu Khalil". Arabic articles go. */
function joinParticles(words: readonly string[], others = 0): Word[] {
  const joined: Word[] = [];
  let prefix = "";
  const hasParticles = !isEastAsian(words[0] ?? "") && !isEastAsian(words.at(-1) ?? "");
  const spoken = joinServants(words, others);
  for (const [at, word] of spoken.entries()) {
    const next = spoken[at + 1];
    const isLast = next === undefined;
    if (!isLast && at > 0 && word.length > 1 && person.dropped.has(word)) continue;
    const isParticle = hasParticles && person.particles.has(word) && word.length > 1 && !isLast;
    if (isParticle && (at > 0 || isAlwaysParticle(word))) {
      prefix += word === "st" || word === "ste" ? "saint" : word === "mac" ? "mc" : word;
      continue;
    }
    const parts = word
      .split("-")
      .map(withoutArticle)
      .filter((part) => part !== "");
    const own = (parts.length === 0 ? [word] : parts).map(spelledSaint);
    joined.push({
      word: prefix + own.join(""),
      bare: prefix === "" ? null : own.join(""),
      parts: [prefix + (own[0] ?? ""), ...own.slice(1)],
      given: /^(?:de|del|dela|delos|delas)$/.test(prefix)
        ? own
        : prefix === ""
          ? own
          : [prefix + own.join("")],
    });
    prefix = "";
  }
  return joined;
}

const isAlwaysParticle = (word: string): boolean =>
  /^(?:st|saint|mc|mac|van|von|abu|abou|de|del|della|la|le)$/.test(word);
const spelledSaint = (word: string): string =>
  word.replace(/^(?:mac|mc)(?=[b-df-hj-np-tv-z]{1}[a-z]{3})/, "mc");
/** "el-Din", "Eddin" and "Uddin" are one name. */
const withoutArticle = (part: string): string =>
  /^(?:al|el|ul|ud|ad|as|ash|an)$/.test(part) ? "" : part.replace(/^(?:e|u|a)d+in[e]?$/, "din");

const surnameOf = ({ word, bare, parts }: Word): Surname => ({
  full: word,
  halves: parts.length > 1 ? parts : bare !== null && bare.length > 3 ? [bare] : [],
});
const givenOf = (words: readonly Word[]): string[] => words.flatMap(({ given }) => given);

/** "U.S.D.J.": capitals after a full name in small letters are a degree or an office, whatever they stand for. */
const LETTERS = /^(?:[A-Z]\.){3,}[A-Z]?\.?$|^[A-Z]{3,}$/;

export function readPerson(text: string): PersonName | null {
  const nicknames = [...text.matchAll(/"([^"]{2,20})"|\(([^)]{2,20})\)|(?<=\s)'([a-z]{2,15})'(?=\s)/gi)].map(
    ([, quoted, bracketed, single]) => quoted ?? bracketed ?? single ?? "",
  );
  const plain = text.replace(/"[^"]*"|\([^)]*\)|(?<=\s)'[a-z]{2,15}'(?=\s)/gi, " ");
  const [first = "", ...rest] = plain.split(",").map((part) => part.trim());
  // "Subramaniam, V." and "Castellanos, A.B.": initials, although they are a suffix and a degree elsewhere.
  const isMixed = /[a-z]{2}/.test(first);
  const isSurnameAlone = !first.includes(" ") && rest.length === 1;
  const given = rest.filter(
    (part) =>
      part !== "" &&
      (isSurnameAlone ||
        !part.split(/\s+/).every((word) => isExtra(word) || (isMixed && LETTERS.test(word)))),
  );
  const before = joinParticles(withoutExtras(splitWords(first)).slice(0, MAX_WORDS));
  const after = joinParticles(withoutExtras(splitWords(given.join(" "))).slice(0, MAX_WORDS), 1);
  const extra = joinParticles(nicknames.flatMap(splitWords).slice(0, 2));
  // "Matter of Pettibone (Alma)".
  const isGivenAfter = before.length === 1 && after.length === 0 && extra.length === 1;
  if (isGivenAfter) after.push(...extra.splice(0));
  const words = [...after, ...before];
  if (words.length < 2 || words.some(({ word }) => /\d/.test(word))) return null;
  const forms = after.length > 0 ? surnameFirst(before, [...after, ...extra]) : inAnyOrder(before, extra);
  forms.push(...formerSurnames(after.length > 0 ? after : before.slice(0, -1), extra));
  const plainWords = words.flatMap(({ parts }) => parts);
  return {
    forms,
    sorted: plainWords.toSorted().join(" "),
    sortedSounds: plainWords.map(foreignSoundOf).toSorted().join(" "),
    words: plainWords,
    sound: plainWords.map(soundOf).join(""),
  };
}

function form(given: readonly Word[], surname: Word, second: Word | null, eastAsian: boolean): PersonForm {
  return {
    given: givenOf(given),
    surname: surnameOf(surname),
    second: second ? surnameOf(second) : null,
    eastAsian,
  };
}

const joinedWord = (words: readonly Word[]): Word => ({
  word: words.map(({ word }) => word).join(""),
  bare: null,
  parts: words.map(({ word }) => word),
  given: words.flatMap(({ given }) => given),
});

/** "Rama Krishnan" is Ramakrishnan. */
const withJoinedSurname = (given: readonly Word[], first: Word, second: Word): PersonForm => ({
  given: givenOf(given),
  surname: { full: first.word + second.word, halves: [], isJoined: true },
  second: null,
  eastAsian: false,
});

/** "Barragan Rios, Jesus A." */
function surnameFirst(surnames: readonly Word[], given: readonly Word[]): PersonForm[] {
  const [first, second] = surnames;
  if (!first) return [];
  const forms = [
    form(given, surnames.length > 1 ? joinedWord(surnames) : first, null, isEastAsian(first.word)),
  ];
  if (second) forms.push(form(given, first, second, false), form([...given, first], second, null, false));
  return forms;
}

function inAnyOrder(words: readonly Word[], nicknames: readonly Word[]): PersonForm[] {
  const last = words.at(-1);
  const beforeLast = words.at(-2);
  if (!last || !beforeLast) return [];
  const forms = [form([...words.slice(0, -1), ...nicknames], last, null, isEastAsian(last.word))];
  const [first] = words;
  const isEastAsianName = first !== undefined && isEastAsian(first.word);
  if (first && isSurnameFirst(first, last, words)) forms.push(form(words.slice(1), first, null, false));
  if (words.length > 2 && !isEastAsianName) {
    const given = [...words.slice(0, -2), ...nicknames];
    if (mayBeMaidenName(beforeLast)) {
      const maiden = form(given, beforeLast, last, false);
      forms.push(
        maiden.second && isAfterDe(last)
          ? { ...maiden, second: { ...maiden.second, mayBeMarried: true } }
          : maiden,
      );
    }
    // "Fergal O Shaughnessy".
    if (last.word.length > 2 && (beforeLast.word.length > 2 || beforeLast.word === "o"))
      forms.push(withJoinedSurname(given, beforeLast, last));
  }
  for (const [at, word] of words.slice(0, -1).entries())
    if (isEastAsian(word.word) && (at === 0 || !isEastAsianName))
      forms.push(form([...words.slice(0, at), ...words.slice(at + 1)], word, null, true));
  return forms;
}

const isAfterDe = ({ word, bare }: Word): boolean => bare !== null && word === `de${bare}`;

/** "Tattersall J R" and "Lindqvist Ebba K": given names, or initials alone, come last and none comes first. */
const isSurnameFirst = (first: Word, last: Word, words: readonly Word[]): boolean =>
  first.word.length > 1 &&
  (words.slice(1).every(({ word }) => word.length === 1) ||
    (!isGivenName(first.word) &&
      (isGivenName(last.word) ||
        (last.word.length === 1 && words.slice(1, -1).every(({ word }) => isGivenName(word))))));

/** "Heather (Kowalczyk) Dunmore": a name in brackets that is no given name is a surname she had. */
const formerSurnames = (given: readonly Word[], bracketed: readonly Word[]): PersonForm[] =>
  bracketed.length === 1 && given.length > 0
    ? bracketed.filter(mayBeSurname).map((surname) => form(given, surname, null, isEastAsian(surname.word)))
    : [];

/** "Tremaine" of Alison Tremaine Voss is a given name elsewhere, with no forms that would make it a usual one. */
const mayBeMaidenName = (middle: Word): boolean =>
  mayBeSurname(middle) || (middle.word.length > 2 && formsOfGivenName(middle.word).length === 0);

const mayBeSurname = ({ word }: Word): boolean =>
  word.length > 1 && (!isGivenName(word) || knownSurnames.has(word));
