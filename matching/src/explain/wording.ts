/** Concepts in the words of the texts, so that nobody reads a name that neither side wrote. */
import { bioRead, skillsRead } from "../features/collection.ts";
import { wordingsOf } from "../normalize/listed.ts";
import { concept } from "../ontology/ontology.ts";
import { tokenize, wordsOf } from "../ontology/tokens.ts";
import type { Token } from "../ontology/tokens.ts";
import type { JobSide, PersonSide } from "../sides.ts";

interface Written {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** A side is told of many times in one ranking. */
const read = new WeakMap<object, Written>();

function once(side: object, text: () => string): Written {
  const known = read.get(side);
  if (known !== undefined) return known;
  const written = text();
  const fresh = { text: written, tokens: tokenize(written) };
  read.set(side, fresh);
  return fresh;
}

const posting = (job: JobSide): Written => once(job, () => `${job.title}. ${job.description}`);
const profile = (person: PersonSide): Written =>
  once(person, () => [bioRead(person), ...skillsRead(person)].join("\n"));

interface Naming {
  readonly words: readonly string[];
  /** has other meanings, so that by itself it tells a reader little: "plan", "petition" */
  readonly isAmbiguous: boolean;
}

const namingsOf = new Map<string, readonly Naming[]>();

/** The words of a concept's names, its own first, then the longest. */
function namings(id: string): readonly Naming[] {
  const known = namingsOf.get(id);
  if (known !== undefined) return known;
  const found = concept(id);
  if (found === null) return [];
  const others = [
    ...found.aliases.map((alias) => ({ words: wordsOf(alias), isAmbiguous: false })),
    ...(found.ambiguous ?? []).map(({ alias }) => ({ words: wordsOf(alias), isAmbiguous: true })),
  ].toSorted((a, b) => b.words.length - a.words.length);
  const all = [{ words: wordsOf(found.name), isAmbiguous: false }, ...others];
  namingsOf.set(id, all);
  return all;
}

/** A word with other meanings serves as an abbreviation only. */
function tells(stretch: string | null, { words, isAmbiguous }: Naming): stretch is string {
  return stretch !== null && (!isAmbiguous || words.length > 1 || /\p{Lu}{2}/u.test(stretch));
}

/** The stretch of the text that reads so, or null; it does not cross a comma or a line. */
function stretchOf({ text, tokens }: Written, words: readonly string[]): string | null {
  for (let first = 0; first + words.length <= tokens.length; first++) {
    if (!words.every((word, at) => tokens[first + at]?.word === word)) continue;
    const stretch = text.slice(tokens[first]?.start, tokens[first + words.length - 1]?.end);
    if (!/[,;\n]/.test(stretch)) return stretch;
  }
  return null;
}

/** As the posting writes it; the concept's own name where it does so by other words. */
export function inPosting(id: string, job: JobSide): string {
  const written = posting(job);
  for (const naming of namings(id)) {
    const stretch = stretchOf(written, naming.words);
    if (tells(stretch, naming)) return stretch;
  }
  return nameOf(id);
}

/** As both write it; else by the concept's own name. */
export function inBoth(id: string, job: JobSide, person: PersonSide): string {
  const [asked, told] = [posting(job), profile(person)];
  const [own, ...others] = namings(id);
  const named = own === undefined ? null : stretchOf(asked, own.words);
  if (named !== null) return named;
  for (const naming of others) {
    const stretch = stretchOf(asked, naming.words);
    if (tells(stretch, naming) && stretchOf(told, naming.words) !== null) return stretch;
  }
  return nameOf(id);
}

/** Whether the profile holds these words, in whatever sense. */
export function isInProfile(wording: string, person: PersonSide): boolean {
  return stretchOf(profile(person), wordsOf(wording)) !== null;
}

/** Whether one of the name's wordings stands in the profile, its certifications or its education. */
export function isTold(name: string, person: PersonSide): boolean {
  const listed = [...(person.certifications ?? []), person.education ?? ""].map((text) => ({
    text,
    tokens: tokenize(text),
  }));
  return wordingsOf(name).some((wording) =>
    [profile(person), ...listed].some((written) => stretchOf(written, wordsOf(wording)) !== null),
  );
}

const nameOf = (id: string): string => (concept(id)?.name ?? id).replaceAll(",", "");

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
