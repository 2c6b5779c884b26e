/** Statistics of a collection of postings and profiles: document frequencies and the mean length of a profile. */
import { conceptForValue } from "../ontology/concept-for-value.ts";
import type { Mention } from "../ontology/extract-concepts.ts";
import type { JobInput, PersonInput } from "../match-input.ts";
import { documentFrequencies } from "../text/document-frequency.ts";
import type { DocumentFrequencies } from "../text/document-frequency.ts";
import { withoutPersonalDetails } from "../text/personal-details.ts";
import { readWords } from "../text/words.ts";
import type { Word } from "../text/words.ts";
import { canonicalText, readText } from "./canonical-text.ts";
import { fieldStems } from "./field-lexicon.ts";

export interface Collection {
  readonly words: DocumentFrequencies;
  readonly stems: DocumentFrequencies;
  /** Of concepts of the ontology, by id. */
  readonly concepts: DocumentFrequencies;
  /** Mean number of words per profile. */
  readonly profileLength: number;
}

interface TextFeatures {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

export const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part).join(" . ");

/** Specialties as concepts, which tell ambiguous words apart. */
export const fieldsNamed = (specialties: readonly string[] | undefined): string[] =>
  (specialties ?? []).map(conceptForValue).filter((id) => id !== null);

interface JobText extends TextFeatures {
  readonly mentions: readonly Mention[];
}

/** Words and stems of a posting, without refused spans, and the concepts that it names. The title counts twice. */
export function jobTextFeatures(job: JobInput): JobText {
  const read = readText(jobText(job), fieldsNamed(job.specialties));
  const own = canonicalText(read, "affirmed");
  const title = canonicalText(read, "affirmed", 0, job.title.length);
  const words = readWords(own);
  return {
    words: comparable([...words, ...(job.specialties ?? []).flatMap(readWords)]),
    stems: fieldStems(`${title} . ${own}`, [...readWords(title), ...words]),
    mentions: read.mentions,
  };
}

export const jobText = (job: JobInput): string => `${job.title}. ${job.description}`;

/** Words and stems of a profile, without personal details, pronouns, education and refused spans. */
function personTextFeatures(person: PersonInput): TextFeatures & { readonly concepts: readonly string[] } {
  const fields = fieldsNamed(person.specialties);
  const parts = [anonymizedBio(person), ...distinctSkills(person)].map((each) => readText(each, fields));
  const own = joined(parts.map((read) => canonicalText(read, "affirmed")));
  return {
    words: comparedWords(joined([own, ...(person.specialties ?? []), ...(person.certifications ?? [])])),
    stems: fieldStems(own),
    concepts: parts.flatMap(({ mentions }) => mentions.map(({ id }) => id)),
  };
}

export const comparedWords = (text: string): string[] => comparable(readWords(text));

function comparable(words: readonly Word[]): string[] {
  const compared: string[] = [];
  for (const word of words) if (!word.isPronoun) compared.push(word.text);
  return compared;
}

/** Skills beyond this number are ignored: a longer list says little about experience. */
const MAX_SKILLS = 30;

/** The listed skills without duplicates, regardless of case. */
export function distinctSkills(person: PersonInput): string[] {
  const once = new Map((person.skills ?? []).map((skill) => [skill.trim().toLowerCase(), skill]));
  return [...once.values()].slice(0, MAX_SKILLS);
}

export function anonymizedBio(person: PersonInput): string {
  return withoutPersonalDetails(person.bio ?? "");
}

/** Counts a collection of postings and profiles. It does not depend on which of them fit. */
export function collectionOf(jobs: readonly JobInput[], people: readonly PersonInput[]): Collection {
  const postings = jobs.map(jobTextFeatures);
  const profiles = people.map(personTextFeatures);
  const texts = [...postings, ...profiles];
  const length = profiles.reduce((sum, profile) => sum + profile.words.length, 0);
  return {
    words: documentFrequencies(texts.map((text) => text.words)),
    stems: documentFrequencies(texts.map((text) => text.stems)),
    concepts: documentFrequencies([
      ...postings.map(({ mentions }) => mentions.map(({ id }) => id)),
      ...profiles.map(({ concepts }) => concepts),
    ]),
    profileLength: length / Math.max(1, profiles.length) || 1,
  };
}
