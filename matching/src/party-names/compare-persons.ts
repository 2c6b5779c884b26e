/** Whether two persons' names may be one person's (rules 1 to 12 of the labelling rules). */
import { sameGivenName, sameSyllables } from "./given-name.ts";
import { mayBeGivenName, mayBeSurname } from "./loose-names.ts";
import { isDictionaryWord, WEAK, weightOf } from "./organization.ts";
import { foreignSoundOf, soundOf } from "./sound.ts";
import type { PersonForm, PersonName, Surname } from "./person.ts";
import { sameSurname } from "./surname.ts";
import { formsOfGivenName, isGivenName } from "./word-lists.ts";

export function samePerson(left: PersonName, right: PersonName): boolean {
  if (left.sorted === right.sorted || isOtherOrder(left, right)) return true;
  if (isPartedOtherwise(left, right)) return true;
  return left.forms.some((one) => right.forms.some((other) => sameForm(one, other)));
}

/** Whether two names of persons, and of nothing else, may be one although a difference has no rule of its own. */
export function mayBePerson(left: PersonName, right: PersonName, areBodiesToo: boolean): boolean {
  if (left.forms.some(({ eastAsian }) => eastAsian) && right.forms.some(({ eastAsian }) => eastAsian))
    return false;
  return left.forms.some((one) => right.forms.some((other) => mayBeForm(one, other, areBodiesToo)));
}

const MIN_SOUND = 8;

/** "Bhagwan Das Agarwal" and "Bhagwandas Aggarwal". */
const isPartedOtherwise = (left: PersonName, right: PersonName): boolean =>
  left.sound.length >= MIN_SOUND &&
  left.sound === right.sound &&
  left.words.some((word, at) => soundOf(word) !== soundOf(right.words[at] ?? ""));

/**
 * Nothing contradicts, and what is shared tells: a surname that few have beside given names that may be forms of one, or
 * a full given name beside surnames that may be spellings of one.
 */
function mayBeForm(left: PersonForm, right: PersonForm, areBodiesToo: boolean): boolean {
  if (left.surname.isJoined || right.surname.isJoined) return false;
  if (haveOtherSecond(left, right)) return false;
  if (sameFamily(left.surname, right.surname))
    return isRare(left.surname) && isRare(right.surname) && fits(left.given, right.given, mayBeGivenName);
  if (areBodiesToo) return false;
  const [one, other] = [left.given[0] ?? "", right.given[0] ?? ""];
  if (left.second || right.second || (one !== other && !isGivenName(one) && !isGivenName(other)))
    return false;
  if (one.length < 3 || other.length < 3 || !sameGivenName(one, other)) return false;
  return mayBeSurname(left.surname.full, right.surname.full) && fits(left.given, right.given, sameGivenName);
}

/** A surname that no list has, which is no word of the dictionary either. */
const isRare = ({ full }: Surname): boolean =>
  full.length > 3 && weightOf(full) > WEAK && !isDictionaryWord(full);

/** "Itoh Junpei" is "Jumpei Ito"; a name that only sounds like itself in the usual order is for the forms to judge. */
const isOtherOrder = (left: PersonName, right: PersonName): boolean =>
  left.sortedSounds === right.sortedSounds &&
  left.words.length > 1 &&
  foreignSoundOf(left.words[0] ?? "") !== foreignSoundOf(right.words[0] ?? "") &&
  left.words.every((word) => word.length > 2);

/** "Consuelo Madrigal Sáenz" may be Consuelo Madrigal de Ortuño since she married. */
const haveOtherSecond = ({ second: one }: PersonForm, { second: other }: PersonForm): boolean =>
  one !== null &&
  other !== null &&
  (one.mayBeMarried ?? false) === (other.mayBeMarried ?? false) &&
  !sameFamily(one, other);

function sameForm(left: PersonForm, right: PersonForm): boolean {
  if (!sameFamily(left.surname, right.surname)) return false;
  if (haveOtherSecond(left, right)) return false;
  const same = left.eastAsian && right.eastAsian ? sameSyllables : sameGivenName;
  if (fits(left.given, right.given, same)) return true;
  if (left.eastAsian && right.eastAsian && isUnderWesternName(left.given, right.given)) return true;
  return left.eastAsian && right.eastAsian && fitsInAnyOrder(left.given, right.given, same);
}

/** "Andrew". */
const isWestern = (name: string): boolean => name.length > 3 && formsOfGivenName(name).length > 0;

/** "Mai Xuân Thành" and "Andrew Thanh Mai": a Western name added, and the middle name left out. */
function isUnderWesternName(left: readonly string[], right: readonly string[]): boolean {
  const [one, other] = [left, right].map((given) => given.filter((name) => !isWestern(name)));
  if (!one || !other || (one.length === left.length) === (other.length === right.length)) return false;
  return one.length > 0 && one.at(-1) === other.at(-1);
}

/** A hyphenated surname matches either half, but not another hyphenated one by one half. */
export function sameFamily(left: Surname, right: Surname): boolean {
  if (left.isJoined || right.isJoined)
    return left.isJoined !== right.isJoined && soundOf(left.full) === soundOf(right.full);
  if (sameSurname(left.full, right.full)) return true;
  if (left.halves.length > 1 && right.halves.length > 1) return false;
  return (
    left.halves.some((half) => sameSurname(half, right.full)) ||
    right.halves.some((half) => sameSurname(left.full, half))
  );
}

type SameName = (left: string, right: string) => boolean;

/**
 * Names in order, where only one side may have names that the other lacks; two adjacent names may be written as one
 * ("Wei-min", "Weimin").
 */
function fits(left: readonly string[], right: readonly string[], same: SameName): boolean {
  const from = (i: number, j: number, extraLeft: boolean, extraRight: boolean, some: boolean): boolean => {
    const [one, other] = [left[i], right[j]];
    if (one === undefined || other === undefined)
      return some && (one === undefined || !extraRight) && (other === undefined || !extraLeft);
    if (same(one, other) && from(i + 1, j + 1, extraLeft, extraRight, true)) return true;
    if (isJoined(one, other, right[j + 1], same) && from(i + 1, j + 2, extraLeft, extraRight, true))
      return true;
    if (isJoined(other, one, left[i + 1], same) && from(i + 2, j + 1, extraLeft, extraRight, true))
      return true;
    if (!extraRight && from(i + 1, j, true, false, some)) return true;
    return !extraLeft && from(i, j + 1, false, true, some);
  };
  return from(0, 0, false, false, false);
}

function isJoined(whole: string, first: string, second: string | undefined, sameName: SameName): boolean {
  const same = sameName === mayBeGivenName ? sameGivenName : sameName;
  if (second === undefined || first.length < 2 || second.length < 2) return false;
  if (same(whole, first + second)) return true;
  if (same !== sameSyllables) return false;
  const places = Array.from({ length: Math.max(whole.length - 3, 0) }, (_, at) => at + 2);
  return places.some((at) => same(whole.slice(0, at), first) && same(whole.slice(at), second));
}

function fitsInAnyOrder(left: readonly string[], right: readonly string[], same: SameName): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  const free = [...long];
  const ordered = short.toSorted((one, other) => other.length - one.length);
  return (
    short.length > 0 &&
    ordered.every((name) => {
      const at = free.findIndex((candidate) => same(name, candidate));
      if (at >= 0) free.splice(at, 1);
      return at >= 0;
    })
  );
}
