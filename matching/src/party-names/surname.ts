/** Which surnames may be one family's: spellings, endings by gender, articles, romanizations and slips. */
import { sameVowelless } from "./consonants.ts";
import { isSlip } from "./given-name.ts";
import { oneRomanization } from "./romanization.ts";
import { slipBetween } from "./slip.ts";
import { skeletonOf, soundOf } from "./sound.ts";
import {
  commonWords,
  formsOfGivenName,
  formsOfSurname,
  isGivenName,
  knownSurnames,
  person,
  share,
} from "./word-lists.ts";

/** Slavic and Greek endings, in the masculine and in one transliteration. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{2})(ov|ev|in)a$/, "$1"],
  [/(?<=[a-z]{2})off$/, "ov"],
  [/(?<=[a-z]{2})eff$/, "ev"],
  [/(?<=[a-z]{2}[sctz])k(?:aya|aja|aia|a|y|yy|iy|ij|yi|yj)$/, "ki"],
  [/(?<=[a-z]{3})(?:yy|iy|ij|yj)$/, "i"],
  [/(?<=[a-z]{2})wicz$|(?<=[a-z]{2})witz$|(?<=[a-z]{2})vitch$|(?<=[a-z]{2})vych$/, "vich"],
];

function root(surname: string): string {
  for (const [ending, one] of ENDINGS) if (ending.test(surname)) return surname.replace(ending, one);
  return surname;
}

/** "Alotaibi" is "Al Otaibi", whose article has gone by now. */
const withoutArticle = (surname: string): string =>
  surname.length > 6 ? surname.replace(/^(?:al|el)/, "") : surname;

const isKnown = (name: string): boolean =>
  knownSurnames.has(name) || isGivenName(name) || commonWords.has(name);
export const isEastAsian = (name: string): boolean => person.eastAsianSurnames.has(name);

export function sameSurname(left: string, right: string): boolean {
  if (left === right) return true;
  if (left.length < 2 || right.length < 2) return false;
  if (share(formsOfSurname(left), formsOfSurname(right))) return true;
  if (isEastAsian(left) && isEastAsian(right)) return oneRomanization(left) === oneRomanization(right);
  if (withoutArticle(left) === right || left === withoutArticle(right)) return true;
  if (left.length < 3 || right.length < 3) return sameVowelless(left, right);
  if (sameVowelless(left, right)) return true;
  const isVariant = skeletonOf(left) === skeletonOf(right) || slipBetween(left, right) !== null;
  if (isVariant && share(formsOfGivenName(left), formsOfGivenName(right))) return true;
  const [leftRoot, rightRoot] = [root(left), root(right)];
  return leftRoot === rightRoot || soundOf(leftRoot) === soundOf(rightRoot) || isSlip(left, right, isKnown);
}
