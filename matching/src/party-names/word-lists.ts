/** The word lists as sets and maps. Their sources are in data/README.md. */
import cities from "../geo/cities.json" with { type: "json" };
import states from "../geo/states.json" with { type: "json" };
import abbreviations from "./data/abbreviations.json" with { type: "json" };
import cantoneseSyllables from "./data/cantonese-syllables.json" with { type: "json" };
import dictionary from "./data/dictionary.json" with { type: "json" };
import agencies from "./data/public-agencies.json" with { type: "json" };
import givenNameForms from "./data/given-name-forms.json" with { type: "json" };
import givenNames from "./data/given-names.json" with { type: "json" };
import legalForms from "./data/legal-forms.json" with { type: "json" };
import organizationWords from "./data/organization-words.json" with { type: "json" };
import unionNames from "./data/unions.json" with { type: "json" };
import personWords from "./data/person-words.json" with { type: "json" };
import sectors from "./data/sectors.json" with { type: "json" };
import surnameForms from "./data/surname-forms.json" with { type: "json" };
import surnames from "./data/surnames.json" with { type: "json" };

export type Words = ReadonlySet<string>;

const wordsOf = (lines: readonly string[]): Words => new Set(lines.flatMap((line) => line.split(" ")));

/** Numbers of the groups that a word belongs to. */
function groupsOf(groups: readonly (readonly string[])[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [at, group] of groups.entries())
    for (const word of new Set(group)) {
      const known = found.get(word);
      if (known) known.push(at);
      else found.set(word, [at]);
    }
  return found;
}

export const commonWords = wordsOf(dictionary.common);
export const rareWords = wordsOf(dictionary.rare);
export const knownSurnames = wordsOf(surnames);

const forms = groupsOf(givenNameForms.map((row) => [row.name, ...row.forms]));
export const knownGivenNames: Words = new Set([...wordsOf(givenNames), ...forms.keys()]);
const surnameGroups = groupsOf(surnameForms);
const syllableGroups = groupsOf(cantoneseSyllables);
const sectorsOfWord = groupsOf(Object.values(sectors));

const NONE: readonly number[] = [];
export const formsOfGivenName = (name: string): readonly number[] => forms.get(name) ?? NONE;
export const formsOfSurname = (name: string): readonly number[] => surnameGroups.get(name) ?? NONE;
/** Pinyin and Cantonese spellings of a syllable of a given name. */
export const formsOfSyllable = (syllable: string): readonly number[] => syllableGroups.get(syllable) ?? NONE;
export const sectorsOf = (word: string): readonly number[] => sectorsOfWord.get(word) ?? NONE;

export const share = (left: readonly number[], right: readonly number[]): boolean =>
  left.some((one) => right.includes(one));

/** Whether the smaller of two sets of keys has one that the larger has. */
export function shareKey(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  const [few, many] = left.size <= right.size ? [left, right] : [right, left];
  for (const key of few) if (many.has(key)) return true;
  return false;
}

const abbreviated = new Map(Object.entries(abbreviations));
export const expansionsOf = (word: string): readonly string[] => abbreviated.get(word) ?? [];

/** Names of unions by their acronyms. */
export const unions: ReadonlyMap<string, string> = new Map(Object.entries(unionNames));
/** Names of agencies by their acronyms and short names. */
export const publicAgencies: ReadonlyMap<string, string> = new Map(Object.entries(agencies));

const legal = [...new Set(legalForms.flatMap((row) => row.forms))];
export const legalFormsOfOneWord: Words = new Set(legal.filter((form) => !form.includes(" ")));
/** Longest first, as lists of words. */
export const legalFormsOfMoreWords: readonly (readonly string[])[] = legal
  .filter((form) => form.includes(" "))
  .map((form) => form.split(" "))
  .toSorted((left, right) => right.length - left.length);

/** The lists of a data file as sets, under the same names. */
function setsOf<Key extends string>(
  lists: Readonly<Record<Key, readonly string[]>>,
): Readonly<Record<Key, Words>> {
  const sets: Partial<Record<Key, Words>> = {};
  for (const key in lists) sets[key] = new Set(lists[key]);
  // Every key was set in the loop.
  return sets as Record<Key, Words>;
}

export const organization = setsOf(organizationWords);
export const person = setsOf(personWords);

export const statesByName: ReadonlyMap<string, string> = new Map(
  states.map(({ name, code }) => [name.toLowerCase().replace(/[^a-z ]/g, ""), code]),
);
/** Words of states' names and whole names of cities, as far as they are one word. */
export const placeNames: Words = new Set([
  ...organization.places,
  ...states.flatMap(({ name }) => name.toLowerCase().split(" ")),
  ...cities.map(({ name }) => name).filter((name) => !name.includes(" ")),
]);

export const isSectorWord = (word: string): boolean => sectorsOfWord.has(word);
/** A word that only names of bodies have. */
export const isBodyWord = (word: string): boolean =>
  (word.length > 2 && organization.generic.has(word)) ||
  organization.trust.has(word) ||
  organization.university.has(word) ||
  organization.governmentKinds.has(word) ||
  organization.agency.has(word) ||
  (isSectorWord(word) && !isGivenName(word) && !knownSurnames.has(word));
export const isGivenName = (word: string): boolean => knownGivenNames.has(word);
