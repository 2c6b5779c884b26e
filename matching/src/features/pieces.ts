/**
 * A profile in pieces: the bio's passages, the skills and the listed labels. Each piece has its own evidence, so that
 * pieces which only repeat a posting can be left out of a comparison.
 */
import type { Mention, Standing } from "../ontology/extract-concepts.ts";
import { ancestors, relatedTo } from "../ontology/ontology.ts";
import type { PersonInput } from "../match-input.ts";
import { splitByPolarity } from "../text/polarity.ts";
import { sentencesOf } from "../text/strength.ts";
import { contentStems, countWords, readWords } from "../text/words.ts";
import type { Word } from "../text/words.ts";
import { canonicalText, readText } from "./canonical-text.ts";
import type { ReadText } from "./canonical-text.ts";
import { anonymizedBio, comparedWords, distinctSkills, fieldsNamed, joined } from "./collection.ts";
import { FIELDS, fieldEvidence, fieldStems, fieldsWhere, strongestOf } from "./field-lexicon.ts";

export interface Piece {
  /** Compared words, without refused spans. */
  readonly words: readonly string[];
  /** Stems with the pairs that name a field. Empty for labels, which are not compared as passages. */
  readonly stems: readonly string[];
  readonly fields: readonly (readonly [field: number, evidence: number])[];
  readonly concepts: readonly (readonly [id: string, share: number])[];
  /** Hashes of three words in a row. */
  readonly runs: readonly number[];
  /** Stems of the words as they are written. */
  readonly ownStems: readonly string[];
  readonly isListed: boolean;
}

/** What a profile shows, from the pieces that count. */
export interface Evidence {
  readonly words: ReadonlyMap<string, number>;
  readonly passages: ReadonlyMap<string, readonly number[]>;
  readonly passageCount: number;
  readonly fields: Float64Array;
  readonly concepts: ReadonlyMap<string, number>;
}

interface Pieces {
  readonly pieces: readonly Piece[];
  readonly refusedText: string;
  /** Concepts that the profile refuses. */
  readonly refusedIds: readonly string[];
}

const LONG_PASSAGE = 160;
const SHORT_PASSAGE = 80;

/** One piece per sentence and skill; long sentences are split at commas, duplicates are removed. */
export function piecesOf(person: PersonInput, idfOf: (stem: string) => number): Pieces {
  const named = fieldsNamed(person.specialties);
  const bio = readText(anonymizedBio(person), named);
  const seen = new Set<string>();
  const pieces: Piece[] = [];
  const add = (passage: Passage): void => {
    const key = passage.read.text.slice(passage.start, passage.end);
    if (seen.has(key)) return;
    seen.add(key);
    pieces.push(pieceOf(passage, idfOf));
  };
  let start = 0;
  for (const passage of passagesIn(bio.text)) {
    start = Math.max(start, bio.text.indexOf(passage, start));
    add({ read: bio, start, end: start + passage.length, isListed: false });
    start += passage.length;
  }
  for (const skill of distinctSkills(person))
    add({ read: readText(skill, named), start: 0, end: skill.length, isListed: true });
  pieces.push(labelsOf(person));
  return {
    pieces,
    refusedText: joined([canonicalText(bio, "refused"), splitByPolarity(bio.text).refused]),
    refusedIds: bio.mentions.filter(({ polarity }) => polarity === "refused").map(({ id }) => id),
  };
}

/** Specialties and certificates count as words alone. */
function labelsOf({ specialties, certifications }: PersonInput): Piece {
  const text = joined([...(specialties ?? []), ...(certifications ?? [])]);
  return {
    words: comparedWords(text),
    stems: [],
    fields: [],
    concepts: [],
    ...writtenIn(text),
    isListed: true,
  };
}

function passagesIn(bio: string): string[] {
  return sentencesOf(bio).flatMap((sentence) =>
    sentence.length > LONG_PASSAGE ? splitAtCommas(sentence) : [sentence],
  );
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

interface Passage {
  readonly read: ReadText;
  readonly start: number;
  readonly end: number;
  readonly isListed: boolean;
}

/** A passage counts for every field with at least this share of its strongest field's evidence. */
const NEAR_STRONGEST = 0.6;

function pieceOf({ read, start, end, isListed }: Passage, idfOf: (stem: string) => number): Piece {
  const affirmed = canonicalText(read, "affirmed", start, end);
  const stems = fieldStems(affirmed);
  const evidence = fieldEvidence(countWords(stems), idfOf);
  const strongest = strongestOf(evidence);
  const mentions = read.mentions.filter((mention) => mention.start >= start && mention.start < end);
  // "I went to sea and came back" counts for nothing, not even for the length of the profile.
  const saysNothing = strongest <= 0 && mentions.length === 0;
  return {
    words: saysNothing ? [] : comparedWords(affirmed),
    stems: saysNothing ? [] : stems,
    fields: fieldsWhere(evidence, (value) => value > 0 && value >= NEAR_STRONGEST * strongest),
    concepts: conceptsIn(mentions),
    ...writtenIn(read.text.slice(start, end)),
    isListed,
  };
}

/** What a copy is recognized by, from the words as they are written. */
function writtenIn(text: string): Pick<Piece, "runs" | "ownStems"> {
  const words = readWords(text);
  return { runs: runsOf(words), ownStems: [...new Set(contentStems(words))] };
}

const STANDING_SHARE: Readonly<Record<Standing, number>> = {
  current: 1,
  former: 0.8,
  studied: 0.3,
  wished: 0,
};
const BROADER_SHARE = 0.5;
const RELATED_SHARE = 0.4;

function conceptsIn(mentions: readonly Mention[]): [string, number][] {
  const confidence = new Map<string, number>();
  const raise = (id: string, share: number): void => {
    if (share > (confidence.get(id) ?? 0)) confidence.set(id, share);
  };
  for (const mention of mentions) {
    const share = mention.polarity === "affirmed" ? STANDING_SHARE[mention.standing] : 0;
    confidence.set(mention.id, Math.max(share, confidence.get(mention.id) ?? 0));
    for (const broader of ancestors(mention.id).slice(0, 2)) raise(broader, share * BROADER_SHARE);
    for (const related of relatedTo(mention.id)) raise(related, share * RELATED_SHARE);
  }
  return [...confidence];
}

/** Hashes of each three words in a row. */
export function runsOf(words: readonly Word[]): number[] {
  const runs: number[] = [];
  let [first, second] = [0, 0];
  for (const [at, { hash }] of words.entries()) {
    if (at >= 2) runs.push((Math.imul(Math.imul(first, 31) + second, 31) + hash) >>> 0);
    [first, second] = [second, hash];
  }
  return runs;
}

const BM25_K1 = 1.2;
const BM25_B = 0.75;

/** Evidence at which experience in a field is as likely as not, for a profile with at least USUAL_STEMS stems. */
const EVEN_EVIDENCE = 10;
/** Content stems in a bio of about 100 words with five skills. */
const USUAL_STEMS = 60;
/** Content stems in a usual list of skills, which every profile counts as having. */
const LISTED_STEMS = 10;
/** The share of that evidence which even the shortest profile needs, so that a single word is not enough. */
const MIN_EVIDENCE_SHARE = 0.25;

/** The evidence threshold falls with the length of the profile, because a short profile can show less. */
function evenEvidence(stems: number): number {
  return EVEN_EVIDENCE * (MIN_EVIDENCE_SHARE + (1 - MIN_EVIDENCE_SHARE) * Math.min(1, stems / USUAL_STEMS));
}

export function evidenceOf(pieces: readonly Piece[], usualLength: number): Evidence {
  const words = pieces.flatMap((piece) => piece.words);
  // Lists do not count for the length, so that one more skill never lowers what the others show.
  const told = pieces.filter(({ isListed }) => !isListed);
  const length = told.reduce((sum, piece) => sum + piece.words.length, 0);
  const lengthNorm = BM25_K1 * (1 - BM25_B + (BM25_B * length) / usualLength);
  const passages = pieces.filter(({ stems }) => stems.length > 0);
  const byStem = passagesByStem(passages);
  const sums = new Float64Array(FIELDS.length);
  const concepts = new Map<string, number>();
  for (const piece of pieces) {
    for (const [field, value] of piece.fields) sums[field] = (sums[field] ?? 0) + value;
    for (const [id, share] of piece.concepts) concepts.set(id, Math.max(share, concepts.get(id) ?? 0));
  }
  const even = evenEvidence(LISTED_STEMS + new Set(told.flatMap(({ stems }) => stems)).size);
  return {
    words: new Map(
      [...countWords(words)].map(([word, count]) => [word, (count * (BM25_K1 + 1)) / (count + lengthNorm)]),
    ),
    passages: byStem,
    passageCount: passages.length,
    fields: sums.map((value) => value / (value + even)),
    concepts,
  };
}

function passagesByStem(passages: readonly Piece[]): Map<string, number[]> {
  const byStem = new Map<string, number[]>();
  passages.forEach(({ stems }, at) => {
    for (const each of new Set(stems)) byStem.set(each, [...(byStem.get(each) ?? []), at]);
  });
  return byStem;
}
