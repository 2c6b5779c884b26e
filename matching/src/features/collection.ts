/** Statistics of a collection of postings and profiles: document frequencies and the mean length of a profile. */
import { extractConcepts } from "../ontology/extract-concepts.ts";
import type { JobInput, PersonInput } from "../match-input.ts";
import { splitByPolarity } from "../text/polarity.ts";
import { documentFrequencies } from "../text/document-frequency.ts";
import type { DocumentFrequencies } from "../text/document-frequency.ts";
import { withoutPersonalDetails } from "../text/personal-details.ts";
import { isPronoun, splitWords } from "../text/words.ts";
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

const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part).join(" . ");

/** Words and stems of a posting, without refused spans. The title counts twice. */
export function jobTextFeatures(job: JobInput): TextFeatures {
  const own = splitByPolarity(joined([job.title, job.description])).affirmed;
  const words = comparedWords(joined([own, ...(job.specialties ?? [])]));
  return { words, stems: fieldStems(`${splitByPolarity(job.title).affirmed} . ${own}`) };
}

/** Words and stems of a profile, without personal details, pronouns, education and refused spans. */
export function personTextFeatures(person: PersonInput): TextFeatures {
  const skills = distinctSkills(person);
  const own = splitByPolarity(joined([anonymizedBio(person), ...skills])).affirmed;
  const words = comparedWords(joined([own, ...(person.specialties ?? []), ...(person.certifications ?? [])]));
  return { words, stems: fieldStems(`${splitByPolarity(joined(skills)).affirmed} . ${own}`) };
}

const comparedWords = (text: string): string[] => splitWords(text).filter((word) => !isPronoun(word));

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
  const profiles = people.map(personTextFeatures);
  const texts = [...jobs.map(jobTextFeatures), ...profiles];
  const length = profiles.reduce((sum, profile) => sum + profile.words.length, 0);
  return {
    words: documentFrequencies(texts.map((text) => text.words)),
    stems: documentFrequencies(texts.map((text) => text.stems)),
    concepts: documentFrequencies([...jobs.map(conceptsOfJob), ...people.map(conceptsOfPerson)]),
    profileLength: length / Math.max(1, profiles.length) || 1,
  };
}

const conceptsOfJob = (job: JobInput): string[] =>
  extractConcepts(`${job.title}. ${job.description}`).map((mention) => mention.id);

const conceptsOfPerson = (person: PersonInput): string[] =>
  [anonymizedBio(person), ...distinctSkills(person)].flatMap((text) =>
    extractConcepts(text).map((mention) => mention.id),
  );

/** Whether more than half of all documents contain the word, which makes it uninformative. */
export function isCommon(statistics: DocumentFrequencies, word: string): boolean {
  return (statistics.counts.get(word) ?? 0) > statistics.documents / 2;
}
