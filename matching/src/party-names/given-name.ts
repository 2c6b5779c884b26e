/** Which given names may be one person's: spellings, short forms, other languages and slips. */
import { sameVowelless } from "./consonants.ts";
import { oneRomanization } from "./romanization.ts";
import { editsBetween, readAlike, slipBetween } from "./slip.ts";
import { foreignSoundOf, skeletonOf, soundOf } from "./sound.ts";
import {
  formsOfGivenName,
  formsOfSyllable,
  isGivenName,
  knownSurnames,
  organization,
  share,
} from "./word-lists.ts";

const isKnown = (name: string): boolean =>
  isGivenName(name) || knownSurnames.has(name) || organization.directions.has(name);

/** A visible slip: at most one of the two is an established name. */
export function isSlip(left: string, right: string, isEstablished: (word: string) => boolean): boolean {
  if (Math.abs(left.length - right.length) > 2) return false;
  return isSlipOf(left, right, isEstablished(left), isEstablished(right));
}

/** From this length on, a slip in the first letter leaves enough to see that one name is meant. */
const FIRST_LETTER_MATTERS = 7;

/** "Vexalumen" and "Vexalunem". */
const haveSameLetters = (left: string, right: string): boolean =>
  left.length === right.length &&
  Array.from(left).toSorted().join("") === Array.from(right).toSorted().join("");

export function isSlipOf(left: string, right: string, leftKnown: boolean, rightKnown: boolean): boolean {
  const shorter = Math.min(left.length, right.length);
  if (readAlike(left, right, leftKnown && rightKnown)) return true;
  if (shorter < 4 || (leftKnown && rightKnown)) return false;
  if (shorter > 4 && foreignSoundOf(left) === foreignSoundOf(right)) return true;
  const slip = slipBetween(left, right);
  if (left[0] !== right[0]) return slip !== null && shorter >= FIRST_LETTER_MATTERS;
  if (slip === "swap") return true;
  if (slip === "drop" || slip === "change") return shorter >= (leftKnown || rightKnown ? 4 : 5);
  const skeleton = skeletonOf(left);
  // At most one of the two slips is among the consonants, by which names are looked up.
  const isOneSkeleton = skeleton === skeletonOf(right) || slipBetween(skeleton, skeletonOf(right)) !== null;
  const mayHaveTwo =
    shorter >= 10 || (shorter >= 8 && !leftKnown && !rightKnown && haveSameLetters(left, right));
  if (mayHaveTwo && isOneSkeleton && editsBetween(left, right, 2) <= 2) return true;
  return (
    Math.abs(left.length - right.length) < 2 &&
    shorter >= 6 &&
    skeleton.length > 3 &&
    skeleton === skeletonOf(right)
  );
}

/** "Nathaniel" and "Nathanial": in a long name another vowel inside is one name, though both spellings are found. */
function differInOneVowel(left: string, right: string): boolean {
  if (left.length < 8 || left.at(-1) !== right.at(-1) || slipBetween(left, right) !== "change") return false;
  const at = Array.from(left).findIndex((letter, place) => letter !== right[place]);
  return /[aeiou]/.test(left.charAt(at)) && /[aeiou]/.test(right.charAt(at));
}

/** "Alisha" and "Alicia", "Jafar" and "Jaffer": the same consonants, with other vowels after the first. */
export function differInVowels(left: string, right: string, minLength: number): boolean {
  const shorter = Math.min(left.length, right.length);
  const startAlike =
    left[0] === right[0] &&
    (left[1] === right[1] || soundOf(left).slice(0, 2) === soundOf(right).slice(0, 2));
  if (shorter < minLength || !startAlike || left.at(-1) !== right.at(-1)) return false;
  return skeletonOf(left) === skeletonOf(right) && editsBetween(left, right, 3) <= 3;
}

const ENDING = /(?:s|y|ie|ey|i|o|ia|ka|ek|ito|ita)$/;

/**
 * "Eliz." and "Edw.": written short by its first letters, which are no name of their own. "Tino": the end of a long name.
 * "Dom" and "Shashi": a name that begins a long one. "Lon" and "Mags": no established name, but a part of
 * one, or its first two letters.
 */
function isShortened(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (!isGivenName(long)) return false;
  const isLonger = long.length > short.length + 2;
  if (short.length > 3 && isLonger && long.endsWith(short)) return isGivenName(short);
  if ((short.length === 3 || short.length > 4) && isLonger && long.startsWith(short)) return true;
  if (isKnown(short) || short.length < 3) return false;
  const stem = short.slice(0, 3) + short.slice(3).replace(ENDING, "");
  if (long.includes(stem)) return true;
  return short.length < 6 && short.length < long.length && short.slice(0, 2) === long.slice(0, 2);
}

/** "Jigneshbhai": brother, as Gujarati names say it, and sister. */
const withoutKinship = (name: string): string => name.replace(/(?<=[a-z]{4})(?:bhai|behn|ben)$/, "");

export function sameGivenName(left: string, right: string): boolean {
  if (left === right || withoutKinship(left) === withoutKinship(right)) return true;
  if (left.length === 1 || right.length === 1) return left[0] === right[0];
  if (sameVowelless(left, right)) return true;
  const leftForms = formsOfGivenName(left);
  const rightForms = formsOfGivenName(right);
  if (share(leftForms, rightForms)) return true;
  if (readAlike(left, right, true)) return true;
  if (isShortened(left, right) || differInVowels(left, right, 6)) return true;
  if (leftForms.length > 0 && rightForms.length > 0) return differInOneVowel(left, right);
  if (left.length > 2 && right.length > 2 && soundOf(left) === soundOf(right)) return true;
  if (left.length > 4 && right.length > 4 && foreignSoundOf(left) === foreignSoundOf(right)) return true;
  if (differInOneVowel(left, right)) return true;
  return isSlip(left, right, isKnown);
}

const isGivenForm = (name: string): boolean => formsOfGivenName(name).length > 0;

/** Given names of Chinese, Korean and Vietnamese, where one letter is another name. */
export function sameSyllables(left: string, right: string): boolean {
  if (left === right) return true;
  if (left.length === 1 || right.length === 1) return left[0] === right[0];
  // A Western name beside a Chinese surname.
  if (Math.min(left.length, right.length) > 4 && (isGivenForm(left) || isGivenForm(right)))
    return sameGivenName(left, right);
  if (share(formsOfGivenName(left), formsOfGivenName(right))) return true;
  if (share(formsOfSyllable(left), formsOfSyllable(right))) return true;
  return oneRomanization(left) === oneRomanization(right);
}
