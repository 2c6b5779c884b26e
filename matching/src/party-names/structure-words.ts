/** Words that say what a body or a proceeding is, read also with a slip: "Police Depratment", "Guadrianship of". */
import { isDictionaryWord } from "./organization.ts";
import { remembered } from "../remembered.ts";
import { slipBetween } from "./slip.ts";
import { isGivenName, knownSurnames, placeNames } from "./word-lists.ts";

const MIN_LENGTH = 7;

const STRUCTURE = (
  "department commission commissioners supervisors township borough foundation university college hospital " +
  "association associates corporation incorporated company limited services management holdings partners partnership " +
  "insurance assurance indemnity casualty authority district consolidated municipal sheriff trustees trustee guardianship " +
  "conservatorship administrator administratrix executor executrix formerly successor subsidiary division federation " +
  "brotherhood international national industries enterprises technologies properties construction manufacturing"
)
  .split(" ")
  .filter((word) => word.length >= MIN_LENGTH);

/** The words with one letter left out: two words one slip apart share such a remainder, or are it. */
const remaindersOf = (word: string): string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

const byRemainder = new Map<string, string[]>();
for (const word of STRUCTURE)
  for (const key of new Set([word, ...remaindersOf(word)])) {
    const known = byRemainder.get(key);
    if (known) known.push(word);
    else byRemainder.set(key, [word]);
  }

const isWord = (word: string): boolean =>
  isDictionaryWord(word) || isGivenName(word) || knownSurnames.has(word) || placeNames.has(word);

const meant = remembered((word) => {
  const plain = word.toLowerCase();
  for (const key of [plain, ...remaindersOf(plain)])
    for (const candidate of byRemainder.get(key) ?? [])
      if (candidate === plain || slipBetween(plain, candidate) !== null)
        return candidate === plain || isWord(plain) ? word : inCaseOf(word, candidate);
  return word;
});

const inCaseOf = (word: string, candidate: string): string =>
  word === word.toUpperCase()
    ? candidate.toUpperCase()
    : /^[A-Z]/.test(word)
      ? candidate.charAt(0).toUpperCase() + candidate.slice(1)
      : candidate;

/** The text with slips in such words mended; other words stay as they are. */
export const withoutSlips = (text: string): string => text.replace(/[A-Za-z]{6,}/g, (word) => meant(word));
