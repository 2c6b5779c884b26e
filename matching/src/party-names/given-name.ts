/** Which given names may be one person's: spellings, short forms, other languages and slips. */
import { sameVowelless } from "./consonants.ts";
import { oneRomanization } from "./romanization.ts";
import { editsBetween, slipBetween } from "./slip.ts";
import { skeletonOf, soundOf } from "./sound.ts";
import { formsOfGivenName, isGivenName, knownSurnames, share } from "./word-lists.ts";

const isKnown = (name: string): boolean => isGivenName(name) || knownSurnames.has(name);

/** A visible slip: the same first letter, and at most one of the two is an established name. */
export function isSlip(left: string, right: string, isEstablished: (word: string) => boolean): boolean {
  if (left[0] !== right[0] || Math.abs(left.length - right.length) > 2) return false;
  return isSlipOf(left, right, isEstablished(left), isEstablished(right));
}

export function isSlipOf(left: string, right: string, leftKnown: boolean, rightKnown: boolean): boolean {
  const shorter = Math.min(left.length, right.length);
  if (shorter < 4 || left[0] !== right[0] || (leftKnown && rightKnown)) return false;
  const slip = slipBetween(left, right);
  if (slip === "swap") return true;
  if (slip === "drop" || slip === "change") return shorter >= (leftKnown || rightKnown ? 5 : 6);
  return shorter >= 8 && skeletonOf(left) === skeletonOf(right) && editsBetween(left, right, 2) <= 2;
}

/** "Nathaniel" and "Nathanial": in a long name another vowel inside is one name, though both spellings are found. */
function differInOneVowel(left: string, right: string): boolean {
  if (left.length < 8 || left.at(-1) !== right.at(-1) || slipBetween(left, right) !== "change") return false;
  const at = Array.from(left).findIndex((letter, place) => letter !== right[place]);
  return /[aeiou]/.test(left.charAt(at)) && /[aeiou]/.test(right.charAt(at));
}

export function sameGivenName(left: string, right: string): boolean {
  if (left === right) return true;
  if (left.length === 1 || right.length === 1) return left[0] === right[0];
  if (sameVowelless(left, right)) return true;
  const leftForms = formsOfGivenName(left);
  const rightForms = formsOfGivenName(right);
  if (share(leftForms, rightForms)) return true;
  if (leftForms.length > 0 && rightForms.length > 0) return differInOneVowel(left, right);
  if (left.length > 2 && right.length > 2 && soundOf(left) === soundOf(right)) return true;
  if (differInOneVowel(left, right)) return true;
  return isSlip(left, right, isKnown);
}

/** Given names of Chinese, Korean and Vietnamese, where one letter is another name. */
export function sameSyllables(left: string, right: string): boolean {
  if (left === right) return true;
  if (left.length === 1 || right.length === 1) return left[0] === right[0];
  if (share(formsOfGivenName(left), formsOfGivenName(right))) return true;
  return oneRomanization(left) === oneRomanization(right);
}
