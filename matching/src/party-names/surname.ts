/** Which surnames may be one family's: spellings, endings by gender, articles, romanizations and slips. */
import { consonantKeys, sameVowelless } from "./consonants.ts";
import { differInVowels, isSlip } from "./given-name.ts";
import { remembered } from "../remembered.ts";
import { oneRomanization } from "./romanization.ts";
import { slipBetween } from "./slip.ts";
import { foreignSoundOf, skeletonOf, skeletonsOf, soundOf } from "./sound.ts";
import {
  commonWords,
  formsOfGivenName,
  formsOfSurname,
  isGivenName,
  knownSurnames,
  person,
  share,
  shareKey,
} from "./word-lists.ts";

/** Slavic and Greek endings, in the masculine and in one transliteration. */
const ENDINGS: readonly (readonly [RegExp, string | ((ending: string) => string)])[] = [
  [/(?<=[a-z]{2})(ov|ev|in)a$/, "$1"],
  [/(?<=[a-z]{2})[yij]?[oe]v$/, (ending) => (ending === "ov" ? ending : "ev")],
  [/(?<=[a-z]{2})off$/, "ov"],
  [/(?<=[a-z]{2})eff$/, "ev"],
  [/(?<=[a-z]{2}[sctz])k(?:aya|aja|aia|a|y|yy|iy|ij|yi|yj)$/, "ki"],
  [/(?<=[a-z]{4})k(?:aya|aja|aia|y|yy|iy|ij|yi|yj)$/, "ki"],
  [/(?<=[a-z]{3})(?:aya|aja|aia|oy|oi|oj|oyi)$/, "oy"],
  [/(?<=[a-z]{3})(?:yy|iy|ij|yj)$/, "i"],
  [/^(?:ch|kh|h)(?=atz[iy])/, "h"],
  [/^(?:oi|o)(?=konom)|^(?:e|i)(?=[ck]onom)/, "i"],
  [/(?<=[a-z]{3})[iy]d(?:is|es|i|ou)$/, "idi"],
  [/(?<=[a-z]{3}opoul)(?:os|ou)$/, ""],
  [/(?<=[a-z]{2}ak)(?:is|i)$/, ""],
  [/g?[iy]ann(?:is|i|es)$/, "yann"],
  [/(?<=[a-z]{3}[tdrlnk])s[eo]n$/, "son"],
  [/(?<=[nlr])t[zs]$/, "z"],
  [/(?<=[a-z]{2})(?:czyk|chyk|chuk)$/, "czuk"],
  [/(?<=[a-z]{2})wicz$|(?<=[a-z]{2})witz$|(?<=[a-z]{2})vitch$|(?<=[a-z]{2})vych$/, "vich"],
];

/** The surname in one gender and one transliteration. */
export function root(surname: string): string {
  let stem = surname;
  for (const [ending, one] of ENDINGS)
    stem = typeof one === "string" ? stem.replace(ending, one) : stem.replace(ending, one);
  return stem;
}

/** "Alotaibi" is "Al Otaibi", whose article has gone by now. */
export const withoutArticle = (surname: string): string =>
  surname.length > 6 ? surname.replace(/^(?:al|el|ul)/, "") : surname.replace(/^ul(?=[a-z]{3})/, "");

const joinsArticle = (joined: string, plain: string): boolean => {
  const name = withoutArticle(joined);
  return name !== joined && (name === plain || soundOf(name) === soundOf(plain));
};

/** "Benali" is Ben Ali, and Arabic script writes the "son of" apart. */
export const withoutSonOf = (surname: string): string => surname.replace(/^(?:ben|bin|ibn)(?=[a-z]{3})/, "");

const isKnown = (name: string): boolean =>
  knownSurnames.has(name) || isGivenName(name) || commonWords.has(name);
export const isEastAsian = (name: string): boolean => person.eastAsianSurnames.has(name);

/**
 * By which a surname is looked up: its consonants in one gender and those of its root, the family that lists put it in,
 * its romanization, how it sounds abroad, and the consonants that scripts without vowels write. Surnames without a key in common are never one
 * with a slip.
 */
export const keysOfSurname = remembered((surname): ReadonlySet<string> => {
  const masculine = surname.replace(/(?<=ov|ev|in)a$/, "").replace(/ff$/, "v");
  const plain = [surname, withoutArticle(surname), withoutSonOf(surname)];
  return new Set([
    ...[masculine, root(surname)].flatMap(skeletonsOf).map((skeleton) => `p:${skeleton}`),
    ...formsOfSurname(surname).map((family) => `g:${family}`),
    `r:${oneRomanization(surname)}`,
    `f:${foreignSoundOf(surname)}`,
    ...plain.flatMap(consonantKeys).flatMap((consonants) => (consonants === "" ? [] : `c:${consonants}`)),
  ]);
});

export function sameSurname(left: string, right: string): boolean {
  if (left === right) return true;
  if (left.length < 2 || right.length < 2) return false;
  if (share(formsOfSurname(left), formsOfSurname(right))) return true;
  if (isEastAsian(left) && isEastAsian(right)) return oneRomanization(left) === oneRomanization(right);
  if (joinsArticle(left, right) || joinsArticle(right, left)) return true;
  if (sameVowelless(withoutSonOf(left), withoutSonOf(right))) return true;
  if (sameVowelless(left, right) || sameVowelless(withoutArticle(left), withoutArticle(right))) return true;
  if (left.length < 3 || right.length < 3) return false;
  const isVariant = skeletonOf(left) === skeletonOf(right) || slipBetween(left, right) !== null;
  if (isVariant && share(formsOfGivenName(left), formsOfGivenName(right))) return true;
  const [leftRoot, rightRoot] = [root(left), root(right)];
  if (leftRoot === rightRoot || soundOf(leftRoot) === soundOf(rightRoot)) return true;
  return (
    differInVowels(left, right, 5) ||
    (isSlip(left, right, isKnown) && shareKey(keysOfSurname(left), keysOfSurname(right)))
  );
}
