/** What the engine knows of all texts together: how rare words and concepts are, and a number for every word. */
import { extract } from "../ontology/extract.ts";
import type { JobSide, PersonSide } from "../sides.ts";
import { splitByPolarity } from "../text/polarity.ts";
import { countTerms } from "../text/statistics.ts";
import type { TermStatistics } from "../text/statistics.ts";
import { isPronoun, withoutOrigins } from "../text/origins.ts";
import { plainWords } from "../text/words.ts";
import { fieldStems } from "./field-lexicon.ts";

export interface Collection {
  readonly words: TermStatistics;
  readonly stems: TermStatistics;
  /** ids of the ontology */
  readonly concepts: TermStatistics;
  /** words per profile, the mean */
  readonly profileLength: number;
}

export interface Reading {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part).join(" . ");

/** The title counts twice; what the text refuses is left out. */
export function readJob(job: JobSide): Reading {
  const own = splitByPolarity(joined([job.title, job.description])).affirmed;
  const words = comparedWords(joined([own, ...(job.specialties ?? [])]));
  return { words, stems: fieldStems(`${splitByPolarity(job.title).affirmed} . ${own}`) };
}

/** Names, schools, years of graduation and pronouns are no part of it; education is read for credentials only. */
export function readPerson(person: PersonSide): Reading {
  const skills = skillsRead(person);
  const own = splitByPolarity(joined([bioRead(person), ...skills])).affirmed;
  const words = comparedWords(joined([own, ...(person.specialties ?? []), ...(person.certifications ?? [])]));
  return { words, stems: fieldStems(`${splitByPolarity(joined(skills)).affirmed} . ${own}`) };
}

const comparedWords = (text: string): string[] => plainWords(text).filter((word) => !isPronoun(word));

/** Skills that are read; a longer list is an index of words, not of experience. */
const MOST_SKILLS = 30;

/** Each skill once, without regard to case, however often it is listed. */
export function skillsRead(person: PersonSide): string[] {
  const once = new Map((person.skills ?? []).map((skill) => [skill.trim().toLowerCase(), skill]));
  return [...once.values()].slice(0, MOST_SKILLS);
}

export function bioRead(person: PersonSide): string {
  return withoutOrigins(person.bio ?? "");
}

/** Counts a collection of postings and profiles; nothing about who fits whom enters. */
export function collectionOf(jobs: readonly JobSide[], people: readonly PersonSide[]): Collection {
  const profiles = people.map(readPerson);
  const texts = [...jobs.map(readJob), ...profiles];
  const length = profiles.reduce((sum, profile) => sum + profile.words.length, 0);
  return {
    words: countTerms(texts.map((text) => text.words)),
    stems: countTerms(texts.map((text) => text.stems)),
    concepts: countTerms([...jobs.map(conceptsOfJob), ...people.map(conceptsOfPerson)]),
    profileLength: length / Math.max(1, profiles.length) || 1,
  };
}

const conceptsOfJob = (job: JobSide): string[] =>
  extract(`${job.title}. ${job.description}`).map((mention) => mention.id);

const conceptsOfPerson = (person: PersonSide): string[] =>
  [bioRead(person), ...skillsRead(person)].flatMap((text) => extract(text).map((mention) => mention.id));

/** Words that more than half of all texts hold say nothing. */
export function isEverywhere(statistics: TermStatistics, word: string): boolean {
  return (statistics.holding.get(word) ?? 0) > statistics.texts / 2;
}
