/** Finds which words of two bodies' names say the same. */
import { isSlipOf } from "./given-name.ts";
import { GENERIC, isDictionaryWord, RARE, singular } from "./organization.ts";
import type { OrganizationName, OrganizationWord, Weight } from "./organization.ts";
import { remembered } from "../remembered.ts";
import { readAlike } from "./slip.ts";
import { plainSkeletonOf, skeletonOf, soundOf } from "./sound.ts";
import { isBodyWord, placeNames, shareKey, statesByName } from "./word-lists.ts";

export interface Match {
  readonly left: readonly OrganizationWord[];
  readonly right: readonly OrganizationWord[];
  readonly isAcronym: boolean;
  /** One word is cut short, as "Irrig" or "Whsle", and no list says of what. */
  readonly isAbbreviation: boolean;
}

export interface Alignment {
  readonly matches: readonly Match[];
  readonly extraLeft: readonly OrganizationWord[];
  readonly extraRight: readonly OrganizationWord[];
}

export const sameWord = (left: OrganizationWord, right: OrganizationWord): boolean =>
  sameWrittenOut(left, right) || isEitherAbbreviated(left, right);

function sameWrittenOut(left: OrganizationWord, right: OrganizationWord): boolean {
  if (left.word === right.word) return true;
  for (const one of left.singulars) if (right.singulars.includes(one)) return true;
  if (!shareKey(left.skeletons, right.skeletons)) return false;
  if (left.isKnown && right.isKnown) return readAlike(left.word, right.word, true);
  return sounds(left.word, right.word, left.isKnown, right.isKnown);
}

const isEitherAbbreviated = (left: OrganizationWord, right: OrganizationWord): boolean =>
  isAbbreviationOf(left, right) || isAbbreviationOf(right, left) || shareStem(left, right);

const SUFFIX =
  /(?:er(?:y|ies|s)?|ing|or(?:y|s)?|ical|ics?|al(?:s|ly)?|ists?|ants?|ance|ments?|ion(?:s|al)?|ies|ary|ative|ive|age|ed|e|y|s)$/;
const stemOf = remembered((word) => word.replace(SUFFIX, "").replace(SUFFIX, ""));
const MIN_STEM = 4;

/** "Brewing" and "Brewery", "Electric" and "Electrical": words of the dictionary with one stem. */
function shareStem(left: OrganizationWord, right: OrganizationWord): boolean {
  if (!left.isKnown || !right.isKnown || left.word.slice(0, MIN_STEM) !== right.word.slice(0, MIN_STEM))
    return false;
  const stem = stemOf(left.word);
  return stem.length >= MIN_STEM && stem === stemOf(right.word);
}

/**
 * "Irrig" and "Vly": the beginning of a word of the dictionary, or letters of it without vowels. A word that its dot or
 * apostrophe marks as short may be a word of its own, as "Brew." for Brewing, and may end with the last letters.
 */
function isAbbreviationOf(short: OrganizationWord, long: OrganizationWord): boolean {
  const [word, whole] = [short.word, long.word];
  if (
    word.length < (short.isShortened ? 2 : 3) ||
    word.length + 2 > whole.length ||
    word[0] !== whole[0] ||
    /\d/.test(word)
  )
    return false;
  const isWord = isDictionaryWord(word) || placeNames.has(word);
  if (!short.isShortened && (isWord || !long.isKnown)) return false;
  if (whole.startsWith(word) || (whole.endsWith("s") && whole.startsWith(word.replace(/s$/, ""))))
    return true;
  let at = 0;
  for (const letter of whole) if (letter === word[at]) at++;
  if (at < word.length) return false;
  return /^.[^aeiou]+$/.test(word) || (short.isShortened && whole.replace(/s$/, "").endsWith(word.slice(-1)));
}

/** Spelled by sound, or with a slip: never between two words that both exist. */
function sounds(left: string, right: string, leftKnown: boolean, rightKnown: boolean): boolean {
  if (Math.min(left.length, right.length) < 4 || Math.abs(left.length - right.length) > 3) return false;
  if (/\d/.test(left) || /\d/.test(right)) return false;
  return soundOf(left) === soundOf(right) || isSlipOf(left, right, leftKnown, rightKnown);
}

/** Letters by which a word written in two may differ from the word: "Nitelite", "Night Light". */
const MAX_SPELLING = 4;

/** Words that one may be written as, and the letters that it has at least. */
export const JOINED_COUNTS = [2, 3];
const MIN_JOINED = 5;

/** Words in a row written as one, by each of their meanings. */
export const joinedSpellings = (parts: readonly OrganizationWord[]): readonly string[] =>
  parts.reduce<readonly string[]>(
    (heads, part) => heads.flatMap((head) => part.meanings.map((meaning) => head + meaning)),
    [""],
  );

/** Written apart on one side: "Lite-House", "Lighthouse". */
function sameJoined(one: OrganizationWord, parts: readonly OrganizationWord[]): boolean {
  const [first] = parts;
  if (!first || one.word.length < MIN_JOINED) return false;
  if (!first.soundInitials.includes(one.soundInitials[0])) return false;
  if (parts.some(({ word }) => word.length < 2 || /\d/.test(word))) return false;
  const joined = parts.map(({ word }) => word).join("");
  const hasMeanings = parts.some(({ meanings }) => meanings.length > 1);
  if (!hasMeanings && Math.abs(joined.length - one.word.length) > MAX_SPELLING) return false;
  const spellings = joinedSpellings(parts);
  if (!spellings.some((spelling) => one.skeletons.has(plainSkeletonOf(singular(spelling))))) return false;
  if (spellings.includes(one.word) || sounds(joined, one.word, false, one.isKnown)) return true;
  return joined.length > 6 && skeletonOf(joined).length > 2 && skeletonOf(joined) === skeletonOf(one.word);
}

export const directionCodes: ReadonlyMap<string, string> = new Map([
  ["northeast", "ne"],
  ["northwest", "nw"],
  ["southeast", "se"],
  ["southwest", "sw"],
]);

/** "DHS" for "Department of Human Services": the small words and the legal form may be skipped. */
function isAcronymOf(
  { word: acronym, mayBeBeginnings }: OrganizationWord,
  words: readonly OrganizationWord[],
  legalInitials: string,
): boolean {
  let at = 0;
  const mayRead = (letters: string): void => {
    for (const letter of letters) if (acronym[at] === letter) at++;
  };
  for (const { word, skipped } of words) {
    if (acronym[at] !== word[0]) mayRead(skipped);
    const code = statesByName.get(word)?.toLowerCase() ?? directionCodes.get(word);
    if (code !== undefined && acronym.startsWith(code, at)) at += code.length;
    else if (acronym[at] === word[0]) at++;
    else at = Number.POSITIVE_INFINITY;
  }
  mayRead(legalInitials);
  return at === acronym.length || (words.length > 1 && mayBeBeginnings && isMadeOfBeginnings(acronym, words));
}

const MAX_BEGINNING = 4;

/** "CalDOT" and "Masspark": each word gives its first letters. */
function isMadeOfBeginnings(acronym: string, words: readonly OrganizationWord[]): boolean {
  const [first, ...rest] = words;
  if (!first) return acronym === "";
  if (first.skipped !== "" && acronym.startsWith(first.skipped)) {
    const unskipped = [{ ...first, skipped: "" }, ...rest];
    if (isMadeOfBeginnings(acronym.slice(first.skipped.length), unskipped)) return true;
  }
  for (let length = Math.min(first.word.length, acronym.length, MAX_BEGINNING); length > 0; length--)
    if (acronym.startsWith(first.word.slice(0, length)) && isMadeOfBeginnings(acronym.slice(length), rest))
      return true;
  return false;
}

interface Step {
  readonly left: number;
  readonly right: number;
  readonly isAcronym: boolean;
  readonly isAbbreviation: boolean;
}

export function alignWords(left: OrganizationName, right: OrganizationName): Alignment {
  const [rows, columns] = [left.words.length, right.words.length];
  const table = new Table(rows, columns);
  for (let i = rows - 1; i >= 0; i--)
    for (let j = columns - 1; j >= 0; j--) {
      let best = Math.max(table.score(i + 1, j), table.score(i, j + 1));
      let chosen: Step | null = null;
      for (const step of stepsFrom(left, right, i, j)) {
        const score = table.score(i + step.left, j + step.right) + step.left + step.right;
        if (score > best) [best, chosen] = [score, step];
      }
      table.set(i, j, best, chosen);
    }
  return followed(left, right, table);
}

/** Words matched from a pair of positions on, and the step that reaches the most. */
class Table {
  private readonly scores: number[];
  private readonly steps: (Step | null)[];
  private readonly width: number;

  constructor(rows: number, columns: number) {
    this.width = columns + 1;
    this.scores = Array.from<number>({ length: (rows + 1) * this.width }).fill(0);
    this.steps = Array.from<Step | null>({ length: this.scores.length }).fill(null);
  }

  score(i: number, j: number): number {
    return this.scores[i * this.width + j] ?? 0;
  }

  step(i: number, j: number): Step | null {
    return this.steps[i * this.width + j] ?? null;
  }

  set(i: number, j: number, score: number, step: Step | null): void {
    this.scores[i * this.width + j] = score;
    this.steps[i * this.width + j] = step;
  }
}

/** Whether the word is written as the `count` words of the other name from a position on. */
function isJoinedFrom(word: OrganizationWord, { words }: OrganizationName, at: number, count: number) {
  return (
    word.word.length >= MIN_JOINED &&
    at + count <= words.length &&
    sameJoined(word, words.slice(at, at + count))
  );
}

function stepsFrom(left: OrganizationName, right: OrganizationName, i: number, j: number): readonly Step[] {
  const [one, other] = [left.words[i], right.words[j]];
  if (!one || !other) return [];
  const steps: Step[] = [];
  const add = (leftCount: number, rightCount: number, isAcronym = false, isAbbreviation = false): void => {
    steps.push({ left: leftCount, right: rightCount, isAcronym, isAbbreviation });
  };
  if (sameWrittenOut(one, other)) add(1, 1);
  else if (isEitherAbbreviated(one, other)) add(1, 1, false, true);
  for (const count of JOINED_COUNTS) {
    if (isJoinedFrom(one, right, j, count)) add(1, count);
    if (isJoinedFrom(other, left, i, count)) add(count, 1);
  }
  const across = acronymLength(one, i, right, j);
  if (across > 0) add(1, across, true);
  const ahead = acronymLength(other, j, left, i);
  if (ahead > 0) add(ahead, 1, true);
  return steps;
}

/**
 * False where no words that tell something match, so that no alignment has such a match. Symmetric, and cheaper than an
 * alignment: most names that share a lookup key end here.
 */
export function mayShareTelling(left: OrganizationName, right: OrganizationName): boolean {
  return left.words.some((one, i) =>
    right.words.some((other, j) => {
      const tells = one.weight > GENERIC && other.weight > GENERIC;
      if (tells && sameWrittenOut(one, other)) return true;
      for (const count of JOINED_COUNTS) {
        if (one.weight > GENERIC && isJoinedFrom(one, right, j, count)) return true;
        if (other.weight > GENERIC && isJoinedFrom(other, left, i, count)) return true;
      }
      return acronymLength(one, i, right, j) > 0 || acronymLength(other, j, left, i) > 0;
    }),
  );
}

/** How many words of the other name the word is the initials of; two letters only after another word. */
function acronymLength(word: OrganizationWord, at: number, name: OrganizationName, from: number): number {
  const start = name.words[from];
  if (!word.mayBeAcronym || !start) return 0;
  // "LAUSD" begins with a word that is skipped elsewhere: Los Angeles.
  if (start.word[0] !== word.word[0] && start.skipped[0] !== word.word[0]) return 0;
  const isAfterName = name.words
    .slice(0, from)
    .some((each) => each.weight > GENERIC && !isBodyWord(each.word));
  if (at === 0 && (word.word.length < 3 || isAfterName)) return 0;
  for (let count = Math.min(word.word.length, name.words.length - from); count > 1; count--) {
    const words = name.words.slice(from, from + count);
    const isEnd = from + count === name.words.length;
    if (isAcronymOf(word, words, isEnd ? name.legalInitials : "")) return count;
  }
  return 0;
}

function followed(left: OrganizationName, right: OrganizationName, table: Table): Alignment {
  const matches: Match[] = [];
  const extraLeft: OrganizationWord[] = [];
  const extraRight: OrganizationWord[] = [];
  let i = 0;
  let j = 0;
  while (i < left.words.length && j < right.words.length) {
    const step = table.step(i, j);
    if (step) {
      matches.push({
        left: left.words.slice(i, i + step.left),
        right: right.words.slice(j, j + step.right),
        isAcronym: step.isAcronym,
        isAbbreviation: step.isAbbreviation,
      });
      i += step.left;
      j += step.right;
    } else if (table.score(i + 1, j) >= table.score(i, j + 1)) extraLeft.push(...left.words.slice(i, ++i));
    else extraRight.push(...right.words.slice(j, ++j));
  }
  extraLeft.push(...left.words.slice(i));
  extraRight.push(...right.words.slice(j));
  return withoutOrder(matches, extraLeft, extraRight);
}

/** Words that both names have in other places: "Local 52, Stagehands Alliance". */
function withoutOrder(
  matches: readonly Match[],
  extraLeft: readonly OrganizationWord[],
  extraRight: readonly OrganizationWord[],
): Alignment {
  const all = [...matches];
  const rest = [...extraRight];
  const unmatched = extraLeft.filter((word) => {
    const at = rest.findIndex((other) => sameWord(word, other));
    if (at < 0) return true;
    const [other] = rest.splice(at, 1);
    if (other)
      all.push({
        left: [word],
        right: [other],
        isAcronym: false,
        isAbbreviation: !sameWrittenOut(word, other),
      });
    return false;
  });
  return { matches: all, extraLeft: unmatched, extraRight: rest };
}

/** How much the match tells: a coined word written in two counts as one coined word. */
export function weightOfMatch({ left, right, isAcronym }: Match): Weight {
  if (isAcronym) return left.length + right.length > 3 ? RARE : 1;
  const [one, other] = [left, right].map((words) => Math.max(...words.map(({ weight }) => weight)));
  return Math.min(one ?? 0, other ?? 0) as Weight;
}
