/** Parses a posting or profile once into features, so that comparing a pair takes microseconds. */
import { extractConcepts } from "../ontology/extract-concepts.ts";
import { conceptForValue } from "../ontology/concept-for-value.ts";
import { nameVariants } from "../normalize/listed-requirements.ts";
import type { IsMentioned } from "../normalize/listed-requirements.ts";
import { ancestors, findConcept, relatedTo } from "../ontology/ontology.ts";
import type { JobInput, PersonInput } from "../match-input.ts";
import { splitByPolarity } from "../text/polarity.ts";
import { inverseDocumentFrequency } from "../text/document-frequency.ts";
import { sentencesOf } from "../text/strength.ts";
import { countWords, splitWords } from "../text/words.ts";
import {
  anonymizedBio,
  isCommon,
  jobTextFeatures,
  personTextFeatures,
  distinctSkills,
} from "./collection.ts";
import type { Collection } from "./collection.ts";
import { jobTerms, personTerms } from "./conditions.ts";
import type { JobTerms, PersonTerms } from "./conditions.ts";
import { FIELDS, fieldEvidence, fieldsOfStem, fieldStems } from "./field-lexicon.ts";

export interface ParsedJob {
  /** Word to its inverse document frequency. */
  readonly words: ReadonlyMap<string, number>;
  readonly stems: ReadonlyMap<string, number>;
  /** Field number to its share of the job. Shares add up to 1. */
  readonly fields: readonly (readonly [field: number, share: number])[];
  /** Concept to its weight: its inverse document frequency, doubled where required. */
  readonly concepts: ReadonlyMap<string, number>;
  readonly terms: JobTerms;
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
  /** Words of the education entry. Only credentials are looked up in it. */
  readonly educationWords: ReadonlySet<string>;
  readonly terms: PersonTerms;
}

/** Returns a test for whether the profile contains all words of a name or of one of its variants. */
export const mentionedIn =
  ({ words, educationWords }: ParsedPerson): IsMentioned =>
  (name) =>
    nameVariants(name).some((wording) =>
      splitWords(wording).every((word) => words.has(word) || educationWords.has(word)),
    );

/** Fields with less than this share of the strongest field's evidence are ignored. */
const FIELD_FLOOR = 0.2;

export function parseJob(job: JobInput, collection: Collection): ParsedJob {
  const { words, stems } = jobTextFeatures(job);
  const idfOf = (stem: string): number => inverseDocumentFrequency(collection.stems, stem);
  const distinct = [...new Set(words)].filter((word) => !isCommon(collection.words, word));
  return {
    words: new Map(distinct.map((word) => [word, inverseDocumentFrequency(collection.words, word)])),
    stems: new Map([...new Set(stems)].map((stem) => [stem, idfOf(stem)])),
    fields: shares(fieldEvidence(stems, idfOf)),
    concepts: conceptsAsked(job, collection),
    terms: jobTerms(job),
  };
}

function shares(evidence: Float64Array): (readonly [number, number])[] {
  const floor = FIELD_FLOOR * Math.max(...evidence);
  const above = [...evidence.entries()].filter(([, value]) => value > floor && value > 0);
  const total = above.reduce((sum, [, value]) => sum + value - floor, 0);
  return above.map(([field, value]) => [field, (value - floor) / total] as const);
}

function conceptsAsked(job: JobInput, collection: Collection): Map<string, number> {
  const asked = new Map<string, number>();
  const fields = (job.specialties ?? []).map(conceptForValue).filter((id) => id !== null);
  for (const mention of extractConcepts(`${job.title}. ${job.description}`, { fields })) {
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

const BM25_K1 = 1.2;
const BM25_B = 0.75;

export function parsePerson(person: PersonInput, collection: Collection, now: Date): ParsedPerson {
  const { words } = personTextFeatures(person);
  const lengthNorm = BM25_K1 * (1 - BM25_B + (BM25_B * words.length) / collection.profileLength);
  const passages = passagesOf(person).map((text) => fieldStems(splitByPolarity(text).affirmed));
  const byStem = passagesByStem(passages);
  return {
    words: new Map(
      [...countWords(words)].map(([word, count]) => [word, (count * (BM25_K1 + 1)) / (count + lengthNorm)]),
    ),
    passages: byStem,
    passageCount: passages.length,
    fields: fieldsWorked(
      passages,
      (stem) => inverseDocumentFrequency(collection.stems, stem),
      evenEvidence(byStem.size),
    ),
    concepts: conceptsHeld(person),
    refusedStems: refused(person),
    refusedFields: fieldsRefused(person),
    educationWords: new Set(splitWords(person.education ?? "")),
    terms: personTerms(person, now),
  };
}

const LONG_PASSAGE = 160;
const SHORT_PASSAGE = 80;

/** One passage per sentence and per skill. Long sentences are split at commas, and duplicates are removed. */
function passagesOf(person: PersonInput): string[] {
  const sentences = sentencesOf(anonymizedBio(person)).flatMap((sentence) =>
    sentence.length > LONG_PASSAGE ? splitAtCommas(sentence) : [sentence],
  );
  return [...new Set([...sentences, ...distinctSkills(person)])];
}

function splitAtCommas(sentence: string): string[] {
  const parts: string[] = [];
  for (const part of sentence.split(/(?<=[;,:]) /)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length < SHORT_PASSAGE) parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return parts;
}

function passagesByStem(passages: readonly (readonly string[])[]): Map<string, number[]> {
  const byStem = new Map<string, number[]>();
  passages.forEach((stems, at) => {
    for (const stem of new Set(stems)) byStem.set(stem, [...(byStem.get(stem) ?? []), at]);
  });
  return byStem;
}

/** A passage counts for every field with at least this share of its strongest field's evidence. */
const NEAR_STRONGEST = 0.6;
/** Evidence at which experience in a field is as likely as not, for a profile with at least USUAL_STEMS stems. */
const EVEN_EVIDENCE = 10;
/** Content stems in a bio of about 100 words with five skills. */
const USUAL_STEMS = 60;
/** The share of that evidence which even the shortest profile needs, so that a single word is not enough. */
const MIN_EVIDENCE_SHARE = 0.25;

/** The evidence threshold falls with the length of the profile, because a short profile can show less. */
function evenEvidence(stems: number): number {
  return EVEN_EVIDENCE * (MIN_EVIDENCE_SHARE + (1 - MIN_EVIDENCE_SHARE) * Math.min(1, stems / USUAL_STEMS));
}

function fieldsWorked(
  passages: readonly (readonly string[])[],
  idfOf: (stem: string) => number,
  even: number,
): Float64Array {
  const sum = new Float64Array(FIELDS.length);
  for (const stems of passages) {
    const evidence = fieldEvidence(stems, idfOf);
    const strongest = Math.max(...evidence);
    if (strongest <= 0) continue;
    evidence.forEach((value, field) => {
      if (value >= NEAR_STRONGEST * strongest) sum[field] = (sum[field] ?? 0) + value;
    });
  }
  return sum.map((value) => value / (value + even));
}

const STANDING_SHARE = { current: 1, former: 0.8, studied: 0.3, wished: 0 } as const;
const BROADER_SHARE = 0.5;
const RELATED_SHARE = 0.4;

function conceptsHeld(person: PersonInput): Map<string, number> {
  const confidence = new Map<string, number>();
  const raise = (id: string, share: number): void => {
    if (share > (confidence.get(id) ?? 0)) confidence.set(id, share);
  };
  const set = (id: string, share: number): void => {
    confidence.set(id, Math.max(share, confidence.get(id) ?? 0));
  };
  const fields = (person.specialties ?? []).map(conceptForValue).filter((id) => id !== null);
  for (const text of [anonymizedBio(person), ...distinctSkills(person)])
    for (const mention of extractConcepts(text, { fields })) {
      const share = mention.polarity === "affirmed" ? STANDING_SHARE[mention.standing] : 0;
      set(mention.id, share);
      for (const broader of ancestors(mention.id).slice(0, 2)) raise(broader, share * BROADER_SHARE);
      for (const related of relatedTo(mention.id)) raise(related, share * RELATED_SHARE);
    }
  return confidence;
}

/** "No bankruptcy work" refuses every field of bankruptcy, even if the posting never uses the word. */
function fieldsRefused(person: PersonInput): Set<number> {
  const errorMessages = extractConcepts(splitByPolarity(anonymizedBio(person)).refused).filter(
    ({ id, polarity }) => polarity === "refused" && namesField(id),
  );
  const named = new Set(errorMessages.map(({ id }) => id));
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
function refused(person: PersonInput): Set<string> {
  const stems = fieldStems(splitByPolarity(anonymizedBio(person)).refused);
  return new Set(
    stems.filter((stem) => {
      const fields = fieldsOfStem.get(stem)?.length ?? 0;
      return fields > 0 && fields <= NAMES_FIELDS;
    }),
  );
}
