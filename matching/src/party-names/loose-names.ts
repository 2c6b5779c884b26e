/**
 * Names that no list explains. Where the other name is telling, they pass unless they contradict: two established names
 * that sound different are two names, and a name that no list has may be a form or a slip of the other.
 */
import { differInVowels, sameGivenName } from "./given-name.ts";
import { isDictionaryWord } from "./organization.ts";
import { editsBetween, slipBetween } from "./slip.ts";
import { foreignSoundOf, skeletonOf, soundOf } from "./sound.ts";
import { isVowelless } from "./consonants.ts";
import { keysOfSurname, root } from "./surname.ts";
import { formsOfGivenName, isGivenName, knownSurnames, shareKey } from "./word-lists.ts";

/** Letters that one language writes for another's: "Michaela" and "Mikayla", "Geoffrey" and "Jeffrey", "Strauss" and "Strauß". */
const respelled = (word: string): string =>
  word
    .replace(/^g(?=[eiy])/, "j")
    .replace(/^k(?=[aou])|^c(?=[aou])/, "k")
    .replace(/ch|ck|kh|q(?:u(?=[ei]))?/g, "k")
    .replace(/tz|ts/g, "z")
    .replace(/gh(?=t|$)/g, "")
    .replace(/(?:dt|d)$/, "t")
    .replace(/ph/g, "f")
    .replace(/ae/g, "e");

const startAlike = (left: string, right: string): boolean =>
  left[0] === right[0] ||
  soundOf(left)[0] === soundOf(right)[0] ||
  foreignSoundOf(left)[0] === foreignSoundOf(right)[0];

const endAlike = (left: string, right: string): boolean =>
  left.at(-1) === right.at(-1) || soundOf(left).at(-1) === soundOf(right).at(-1);

/** The same consonants with a third of the letters otherwise, or one consonant more on one side. */
function areNear(left: string, right: string): boolean {
  const shorter = Math.min(left.length, right.length);
  const [one, other] = [respelled(left), respelled(right)];
  if (shorter < 4 || !startAlike(one, other) || !endAlike(one, other)) return false;
  if (foreignSoundOf(one) === foreignSoundOf(other)) return true;
  const [skeleton, otherSkeleton] = [skeletonOf(one), skeletonOf(other)];
  const longer = Math.max(one.length, other.length);
  if (skeleton === otherSkeleton) return skeleton.length > 1 && isWithin(one, other, Math.ceil(longer / 3));
  const slip = slipBetween(skeleton, otherSkeleton);
  return (
    skeleton.length > 2 &&
    otherSkeleton.length > 2 &&
    slip !== null &&
    slip !== "change" &&
    isWithin(one, other, Math.floor(longer / 4))
  );
}

const isWithin = (left: string, right: string, edits: number): boolean =>
  editsBetween(left, right, edits) <= edits;

/** Two established names: the same consonants of five letters or more, with the same first vowel. */
const haveOneSkeleton = (left: string, right: string): boolean =>
  differInVowels(respelled(left), respelled(right), 5) ||
  soundOf(respelled(left)) === soundOf(respelled(right));

const isUnknown = (word: string): boolean =>
  !isGivenName(word) && !knownSurnames.has(word) && !isDictionaryWord(word);

const hasForms = (name: string): boolean => formsOfGivenName(name).length > 0;

/** "Abd Rahman" is another servant than "Abd Rahim". */
const SERVANT = /^w?abd/;
const DIMINUTIVE = /(?:s|y|ie|ey|i|e|o|a|ka|ito|ita)$/;

/** "Minty" is in "Araminta": what is left of a short form without its ending begins or ends a syllable of the whole. */
function isPartOf(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  const stem = short.replace(DIMINUTIVE, "").replace(/(.)\1$/, "$1");
  return stem.length > 2 && long.length > stem.length + 1 && long.includes(stem);
}

const areSurnames = (left: string, right: string): boolean =>
  knownSurnames.has(left) && knownSurnames.has(right);

/** Given names beside a surname that few have. */
export function mayBeGivenName(left: string, right: string): boolean {
  if (sameGivenName(left, right)) return true;
  if (left.length < 3 || right.length < 3) return false;
  if (SERVANT.test(left) && SERVANT.test(right)) return false;
  // "Dennis" and "Denise" have forms of their own, "Dina" and "Deena" sound the same.
  if (hasForms(left) && hasForms(right))
    return left.at(-1) === right.at(-1) && soundOf(left) === soundOf(right);
  if (isGivenName(left) && isGivenName(right)) return haveOneSkeleton(left, right);
  // A name that no list has may be a form of any name: "Paquita" of Francisca, "Eoghan" of Eugene.
  if (isUnknown(left) !== isUnknown(right)) return true;
  if (isUnknown(left) && startAlike(left, right)) return true;
  return areNear(left, right) || (!areSurnames(left, right) && isPartOf(left, right));
}

/** A script without vowels may write one consonant more or less: a v for a vowel, ts for z. */
function haveNearConsonants(left: string, right: string): boolean {
  const [one, other] = [left, right].map((word) => skeletonOf(respelled(word)));
  if (one === undefined || other === undefined || Math.min(one.length, other.length) < 4) return false;
  return one === other || slipBetween(one, other) === "drop";
}

/** Surnames beside one full given name. They share a lookup key. */
export function mayBeSurname(left: string, right: string): boolean {
  if (left.length < 4 || right.length < 4 || !shareKey(keysOfSurname(left), keysOfSurname(right)))
    return false;
  const [one, other] = [root(left), root(right)].map(respelled);
  if (one === undefined || other === undefined) return false;
  if (isVowelless(left) !== isVowelless(right)) return haveNearConsonants(left, right);
  if (areSurnames(left, right)) return haveOneSkeleton(one, other);
  return areNear(one, other);
}
