/** Keys of a name: names that may conflict share one, and most others do not. */
import { directionCodes, JOINED_COUNTS, joinedSpellings } from "./align-words.ts";
import { GENERIC, singular, sortedNames } from "./organization.ts";
import type { OrganizationName } from "./organization.ts";
import type { PersonName } from "./person.ts";
import type { PreparedName } from "./prepare-name.ts";
import { plainSkeletonOf } from "./sound.ts";
import { keysOfSurname } from "./surname.ts";
import { isBodyWord, statesByName } from "./word-lists.ts";

export function lookupKeys({ readings }: PreparedName): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { person, organization, owner, part } of readings) {
    if (person) addPerson(keys, person);
    if (owner) addPerson(keys, owner);
    if (organization) addOrganization(keys, organization);
    if (part) addOrganization(keys, part);
  }
  return keys;
}

function addPerson(keys: Set<string>, { forms, sortedSounds, words, sound }: PersonName): void {
  keys.add(`s:${sound}`);
  keys.add(`w:${words.toSorted().join(" ")}`);
  keys.add(`w:${sortedSounds}`);
  for (const { surname } of forms)
    for (const word of [surname.full, ...surname.halves])
      for (const key of keysOfSurname(word)) keys.add(key);
}

function addOrganization(keys: Set<string>, organization: OrganizationName): void {
  const { words, legalInitials, sound } = organization;
  keys.add(`s:${sound}`);
  for (const sorted of sortedNames(organization)) if (sorted !== "") keys.add(`w:${sorted}`);
  for (const { word, skeletons, mayBeAcronym, mayBeBeginnings } of organization.telling) {
    for (const skeleton of skeletons) keys.add(`o:${skeleton}`);
    if (mayBeAcronym) keys.add(`a:${word.slice(0, 2)}`);
    if (mayBeBeginnings) keys.add(`b:${word.slice(0, 2)}`);
  }
  for (const at of words.keys())
    for (const count of JOINED_COUNTS)
      if (at + count <= words.length)
        for (const spelling of joinedSpellings(words.slice(at, at + count)))
          keys.add(`o:${plainSkeletonOf(singular(spelling))}`);
  const initials = words.map(({ word, skipped }) => skipped + word.charAt(0)).join("");
  const plain = words.map(({ word }) => word.charAt(0)).join("") + legalInitials.charAt(0);
  const first = words[0]?.word ?? "";
  const code = statesByName.get(first)?.toLowerCase() ?? directionCodes.get(first) ?? initials;
  const lettersFrom = (at: number): string =>
    words
      .slice(Math.max(at, 0))
      .map(({ word }) => word.charAt(0))
      .join("");
  const afterGeneric = lettersFrom(words.findIndex(({ weight }) => weight > GENERIC));
  const afterKind = lettersFrom(words.findIndex(({ word }) => !isBodyWord(word)));
  if (words.length > 1) keys.add(`b:${words[0]?.word.slice(0, 2) ?? ""}`);
  if (words.length > 1)
    for (const letters of [initials, plain, code, afterGeneric, afterKind])
      keys.add(`a:${letters.slice(0, 2)}`);
}
