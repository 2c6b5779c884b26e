/** Keys of a name: names that may conflict share one, and most others do not. */
import { directionCodes } from "./align-words.ts";
import { consonantKeys } from "./consonants.ts";
import { GENERIC, sortedNames } from "./organization.ts";
import type { OrganizationName } from "./organization.ts";
import type { PersonName } from "./person.ts";
import type { PreparedName } from "./prepare-name.ts";
import { oneRomanization } from "./romanization.ts";
import { skeletonOf } from "./sound.ts";
import { scannedSpellings } from "./slip.ts";
import { root, withoutArticle, withoutSonOf } from "./surname.ts";
import { formsOfSurname, isSectorWord, statesByName } from "./word-lists.ts";

export function lookupKeys({ readings }: PreparedName): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { person, organization, owner } of readings) {
    if (person) addPerson(keys, person);
    if (owner) addPerson(keys, owner);
    if (organization) addOrganization(keys, organization);
  }
  return keys;
}

const plainSkeleton = (word: string): string => skeletonOf(word).replace(/^[aeou]/, "");

/** A slip changes at most a letter of the skeleton, so all skeletons with one letter left out are keys too. */
function addWord(keys: Set<string>, prefix: string, word: string): void {
  for (const spelled of [word, ...scannedSpellings(word)]) addSkeleton(keys, prefix, plainSkeleton(spelled));
}

function addSkeleton(keys: Set<string>, prefix: string, skeleton: string): void {
  keys.add(`${prefix}${skeleton}`);
  if (skeleton.length > 3)
    for (let at = 0; at < skeleton.length; at++)
      keys.add(prefix + skeleton.slice(0, at) + skeleton.slice(at + 1));
}

function addPerson(keys: Set<string>, { forms, sortedSounds, words }: PersonName): void {
  keys.add(`w:${words.toSorted().join(" ")}`);
  keys.add(`w:${sortedSounds}`);
  for (const { surname } of forms)
    for (const word of [surname.full, ...surname.halves]) {
      addWord(
        keys,
        "p:",
        word.replace(/(?:ov|ev|in)a$/, (ending) => ending.slice(0, -1)).replace(/ff$/, "v"),
      );
      for (const group of formsOfSurname(word)) keys.add(`g:${group}`);
      keys.add(`r:${oneRomanization(word)}`);
      addWord(keys, "p:", root(word));
      for (const plain of [word, withoutArticle(word), withoutSonOf(word)])
        for (const consonants of consonantKeys(plain)) if (consonants !== "") keys.add(`c:${consonants}`);
    }
}

function addOrganization(keys: Set<string>, organization: OrganizationName): void {
  const { words, legalInitials } = organization;
  for (const sorted of sortedNames(organization)) if (sorted !== "") keys.add(`w:${sorted}`);
  // Bodies of one trade that share nothing else never conflict.
  const all = words.filter(({ weight }) => weight > GENERIC);
  const names = all.filter(({ meanings }) => !meanings.some(isSectorWord));
  const telling = names.length > 0 ? names : all;
  for (const { word, meanings, mayBeAcronym, mayBeBeginnings } of telling) {
    for (const meaning of meanings)
      addWord(keys, "o:", meaning.length > 3 ? meaning.replace(/s$/, "") : meaning);
    if (mayBeAcronym) keys.add(`a:${word.slice(0, 2)}`);
    if (mayBeBeginnings) keys.add(`b:${word.slice(0, 2)}`);
  }
  for (const [at, { meanings }] of words.entries()) {
    const next = words[at + 1];
    if (next) for (const meaning of meanings) keys.add(`o:${plainSkeleton(meaning + next.word)}`);
  }
  const initials = words.map(({ word, skipped }) => skipped + word.charAt(0)).join("");
  const plain = words.map(({ word }) => word.charAt(0)).join("") + legalInitials.charAt(0);
  const first = words[0]?.word ?? "";
  const code = statesByName.get(first)?.toLowerCase() ?? directionCodes.get(first) ?? initials;
  const named = words.findIndex(({ weight }) => weight > GENERIC);
  const afterGeneric = words
    .slice(Math.max(named, 0))
    .map(({ word }) => word.charAt(0))
    .join("");
  if (words.length > 1) keys.add(`b:${words[0]?.word.slice(0, 2) ?? ""}`);
  if (words.length > 1)
    for (const letters of [initials, plain, code, afterGeneric]) keys.add(`a:${letters.slice(0, 2)}`);
}
