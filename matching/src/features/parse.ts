/** Parses a posting or profile once into features, so that comparing a pair takes microseconds. */
import type { Mention } from "../ontology/extract-concepts.ts";
import { nameVariants } from "../normalize/listed-requirements.ts";
import type { IsMentioned } from "../normalize/listed-requirements.ts";
import { ancestors, findConcept } from "../ontology/ontology.ts";
import type { JobInput, PersonInput } from "../match-input.ts";
import { COMMON_IDF, inverseDocumentFrequency } from "../text/document-frequency.ts";
import { contentStems, countWords, readWords, splitWords } from "../text/words.ts";
import { anonymizedBio, jobText, jobTextFeatures } from "./collection.ts";
import type { Collection } from "./collection.ts";
import { jobTerms, personTerms } from "./conditions.ts";
import type { JobTerms, PersonTerms } from "./conditions.ts";
import {
  FIELDS,
  fieldEvidence,
  fieldsOfStem,
  fieldStems,
  fieldsWhere,
  strongestOf,
} from "./field-lexicon.ts";
import { evidenceOf, piecesOf, runsOf } from "./pieces.ts";
import type { Piece } from "./pieces.ts";

export interface ParsedJob {
  /** Word to its inverse document frequency. */
  readonly words: ReadonlyMap<string, number>;
  readonly stems: ReadonlyMap<string, number>;
  /** Field number to its share of the job. Shares add up to 1. */
  readonly fields: readonly (readonly [field: number, share: number])[];
  /** Concept to its weight: its inverse document frequency, doubled where required. */
  readonly concepts: ReadonlyMap<string, number>;
  readonly terms: JobTerms;
  /** Hashes of three words in a row, by which copies of the posting are recognized. */
  readonly runs: ReadonlySet<number>;
  /** Stems of the posting's own words, before concepts are written by their names. */
  readonly ownStems: ReadonlySet<string>;
}

export interface ParsedPerson {
  /** Word to its saturated BM25 term frequency. */
  readonly words: ReadonlyMap<string, number>;
  /** Stem to the indexes of the passages that contain it. */
  readonly passages: ReadonlyMap<string, readonly number[]>;
  readonly passageCount: number;
  /** Field number to the confidence, 0 to 1, that the person has worked in it. */
  readonly fields: Float64Array;
  /**
   * Concept to the confidence, 0 to 1, that the person has it: 1 if named, less if only a narrower or related one is,
   * 0 if refused.
   */
  readonly concepts: ReadonlyMap<string, number>;
  /** Stems of work that the person refuses. */
  readonly refusedStems: ReadonlySet<string>;
  /** Fields of work that the person refuses by name, including those of a refused practice area. */
  readonly refusedFields: ReadonlySet<number>;
  /** The profile in the pieces that may count or not: the bio's passages, the skills, and the listed labels. */
  readonly pieces: readonly Piece[];
  /** Mean number of words per profile, by which counts are divided. */
  readonly usualLength: number;
  /** Words of the bio and the education entry, in which unknown languages and credentials are looked up. */
  readonly writtenWords: ReadonlySet<string>;
  readonly terms: PersonTerms;
}

/** Returns a test for whether the profile contains all words of a name or of one of its variants. */
export const mentionedIn =
  ({ words, writtenWords }: ParsedPerson): IsMentioned =>
  (name) =>
    nameVariants(name).some((wording) =>
      splitWords(wording).every((word) => words.has(word) || writtenWords.has(word)),
    );

/** Fields with less than this share of the strongest field's evidence are ignored. */
const FIELD_FLOOR = 0.2;

export function parseJob(job: JobInput, collection: Collection): ParsedJob {
  const { words, stems, mentions } = jobTextFeatures(job);
  const own = readWords(jobText(job));
  const counts = countWords(stems);
  const rarities = new Map<string, number>();
  for (const each of counts.keys()) rarities.set(each, inverseDocumentFrequency(collection.stems, each));
  const rareWords = new Map<string, number>();
  for (const word of new Set(words)) {
    const rarity = inverseDocumentFrequency(collection.words, word);
    if (rarity >= COMMON_IDF) rareWords.set(word, rarity);
  }
  return {
    words: rareWords,
    stems: rarities,
    fields: shares(fieldEvidence(counts, (each) => rarities.get(each) ?? 0)),
    concepts: conceptsAsked(mentions, collection),
    terms: jobTerms(job),
    runs: new Set(runsOf(own)),
    ownStems: new Set(contentStems(own)),
  };
}

function shares(evidence: Float64Array): (readonly [number, number])[] {
  const floor = FIELD_FLOOR * strongestOf(evidence);
  const above = fieldsWhere(evidence, (value) => value > floor && value > 0);
  const total = above.reduce((sum, [, value]) => sum + value - floor, 0);
  return above.map(([field, value]) => [field, (value - floor) / total] as const);
}

function conceptsAsked(mentions: readonly Mention[], collection: Collection): Map<string, number> {
  const asked = new Map<string, number>();
  for (const mention of mentions) {
    if (mention.polarity !== "affirmed" || !isWork(mention.id)) continue;
    const weight =
      inverseDocumentFrequency(collection.concepts, mention.id) * (mention.strength === "required" ? 2 : 1);
    asked.set(mention.id, Math.max(asked.get(mention.id) ?? 0, weight));
  }
  return asked;
}

/** Languages and credentials are conditions and are compared separately. */
function isWork(id: string): boolean {
  const kind = findConcept(id)?.kind;
  return kind !== undefined && kind !== "language" && kind !== "credential" && kind !== "practice";
}

export function parsePerson(person: PersonInput, collection: Collection, now: Date): ParsedPerson {
  const idfOf = (each: string): number => inverseDocumentFrequency(collection.stems, each);
  const { pieces, refusedText, refusedIds } = piecesOf(person, idfOf);
  return {
    ...evidenceOf(pieces, collection.profileLength),
    pieces,
    usualLength: collection.profileLength,
    refusedStems: refusedStems(refusedText),
    refusedFields: fieldsOf(refusedIds),
    writtenWords: new Set(splitWords(`${anonymizedBio(person)} ${person.education ?? ""}`)),
    terms: personTerms(person, now),
  };
}

/** "No bankruptcy work" refuses every field of bankruptcy, even if the posting never uses the word. */
function fieldsOf(refusedIds: readonly string[]): Set<number> {
  const named = new Set(refusedIds.filter(namesField));
  if (named.size === 0) return new Set();
  return new Set(
    [...FIELDS.keys()].filter((field) => {
      const id = FIELDS[field] ?? "";
      return named.has(id) || ancestors(id).some((broader) => named.has(broader));
    }),
  );
}

function namesField(id: string): boolean {
  const kind = findConcept(id)?.kind;
  return kind === "practice" || kind === "subfield";
}

/** A stem shared by at most this many fields identifies the work by itself: "patents", not "documents". */
const NAMES_FIELDS = 3;

/** Stems that identify refused work. */
function refusedStems(refusedText: string): Set<string> {
  return new Set(
    fieldStems(refusedText).filter((each) => {
      const fields = fieldsOfStem.get(each)?.length ?? 0;
      return fields > 0 && fields <= NAMES_FIELDS;
    }),
  );
}
