/** Names concepts in the words of the posting and the profile, where they have any. */
import { anonymizedBio, distinctSkills } from "../features/collection.ts";
import { nameVariants } from "../normalize/listed-requirements.ts";
import { findConcept } from "../ontology/ontology.ts";
import { tokenize, normalizedWords } from "../ontology/tokens.ts";
import type { Token } from "../ontology/tokens.ts";
import type { JobInput, PersonInput } from "../match-input.ts";

interface TokenizedText {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** Tokenized texts by posting or profile; one ranking needs each many times. */
const tokenizedTexts = new WeakMap<object, TokenizedText>();

function tokenizeOnce(source: object, text: () => string): TokenizedText {
  const cached = tokenizedTexts.get(source);
  if (cached !== undefined) return cached;
  const content = text();
  const tokenized = { text: content, tokens: tokenize(content) };
  tokenizedTexts.set(source, tokenized);
  return tokenized;
}

const tokenizedJob = (job: JobInput): TokenizedText =>
  tokenizeOnce(job, () => `${job.title}. ${job.description}`);
const tokenizedPerson = (person: PersonInput): TokenizedText =>
  tokenizeOnce(person, () => [anonymizedBio(person), ...distinctSkills(person)].join("\n"));

interface ConceptName {
  readonly words: readonly string[];
  /** Whether it has other meanings, so that alone it says little: "plan", "petition". */
  readonly isAmbiguous: boolean;
}

const namesById = new Map<string, readonly ConceptName[]>();

/** The names of a concept in words: its own first, then aliases from the longest on. */
function conceptNames(id: string): readonly ConceptName[] {
  const cached = namesById.get(id);
  if (cached !== undefined) return cached;
  const found = findConcept(id);
  if (found === null) return [];
  const others = [
    ...found.aliases.map((alias) => ({ words: normalizedWords(alias), isAmbiguous: false })),
    ...[...(found.ambiguous ?? []).map(({ alias }) => alias), ...(found.capitals ?? [])].map((alias) => ({
      words: normalizedWords(alias),
      isAmbiguous: true,
    })),
  ].toSorted((a, b) => b.words.length - a.words.length);
  const all = [{ words: normalizedWords(found.name), isAmbiguous: false }, ...others];
  namesById.set(id, all);
  return all;
}

/** A single ambiguous word is clear only as an abbreviation. */
function isClear(phrase: string | null, { words, isAmbiguous }: ConceptName): phrase is string {
  return phrase !== null && (!isAmbiguous || words.length > 1 || /\p{Lu}{2}/u.test(phrase));
}

/** The first phrase of the text with these words, without a comma or line break in it; else null. */
function phraseIn({ text, tokens }: TokenizedText, words: readonly string[]): string | null {
  for (let first = 0; first + words.length <= tokens.length; first++) {
    if (!words.every((word, at) => tokens[first + at]?.word === word)) continue;
    const phrase = text.slice(tokens[first]?.start, tokens[first + words.length - 1]?.end);
    if (!/[,;\n]/.test(phrase)) return phrase;
  }
  return null;
}

/** The concept as the posting writes it, else its own name. */
export function nameInPosting(id: string, job: JobInput): string {
  const posting = tokenizedJob(job);
  for (const name of conceptNames(id)) {
    const phrase = phraseIn(posting, name.words);
    if (isClear(phrase, name)) return phrase;
  }
  return nameOf(id);
}

/** The concept as both texts write it, else its own name. */
export function nameInBoth(id: string, job: JobInput, person: PersonInput): string {
  const [postingText, profileText] = [tokenizedJob(job), tokenizedPerson(person)];
  const [own, ...others] = conceptNames(id);
  const named = own === undefined ? null : phraseIn(postingText, own.words);
  if (named !== null) return named;
  for (const name of others) {
    const phrase = phraseIn(postingText, name.words);
    if (isClear(phrase, name) && phraseIn(profileText, name.words) !== null) return phrase;
  }
  return nameOf(id);
}

/** Whether the profile contains these words, in any sense. */
export function isInProfile(wording: string, person: PersonInput): boolean {
  return phraseIn(tokenizedPerson(person), normalizedWords(wording)) !== null;
}

/** Whether the profile, its certifications or its education contain the name or one of its variants. */
export function isWrittenInProfile(name: string, person: PersonInput): boolean {
  const listed = [...(person.certifications ?? []), person.education ?? ""].map((text) => ({
    text,
    tokens: tokenize(text),
  }));
  return nameVariants(name).some((wording) =>
    [tokenizedPerson(person), ...listed].some((each) => phraseIn(each, normalizedWords(wording)) !== null),
  );
}

const nameOf = (id: string): string => (findConcept(id)?.name ?? id).replaceAll(",", "");

export const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
