/** Which fields of work a stem is evidence for, from the field vocabularies and the ontology's names and aliases. */
import { concepts } from "../ontology/concepts.ts";
import { ancestors } from "../ontology/ontology.ts";
import { everyMatch } from "../text/every-match.ts";
import { ASCII } from "../text/spelling.ts";
import { contentStem, contentStems, normalizeText, readWords } from "../text/words.ts";
import type { Word } from "../text/words.ts";
import fieldAliases from "./field-aliases.json" with { type: "json" };
import fieldWords from "./field-words.json" with { type: "json" };

/**
 * The working vocabulary of each field, about the same length for every field. Keys are concepts of the ontology. Parts
 * joined by hyphens count only side by side. Written from general knowledge of US practice, public forms and statutes.
 */
export const FIELD_WORDS: Readonly<Record<string, readonly string[]>> = fieldWords;
/** Sub-fields that share the vocabulary of another field. */
const FIELD_ALIASES: Readonly<Record<string, string>> = fieldAliases;

export const FIELDS: readonly string[] = Object.keys(FIELD_WORDS);
const fieldAt = new Map(FIELDS.map((field, at) => [field, at]));

/** Begins at the hyphen, so that words without one cost nothing. */
const HYPHENATED = /(?<=(?<![\p{L}\p{N}])([\p{L}\p{N}]+))-(?=([\p{L}\p{N}]+))/gu;
/** The same for ASCII in lower case, several times faster. */
const ASCII_HYPHENATED = /(?<=(?<![a-z0-9])([a-z0-9]+))-(?=([a-z0-9]+))/g;

/** Stems of words with a hyphen: "H-1B" and "e-discovery" also count as one word. */
function joinedStems(text: string): string[] {
  const normalized = normalizeText(text);
  if (!normalized.includes("-")) return [];
  const hyphenated = ASCII.test(normalized) ? ASCII_HYPHENATED : HYPHENATED;
  return everyMatch(hyphenated, normalized)
    .map(([, left = "", right = ""]) => contentStem(left + right))
    .filter((each) => each !== "");
}

/** Stems of the content words. A hyphenated word counts in parts and as a whole. */
function namedStems(text: string): string[] {
  return [...contentStems(readWords(text)), ...joinedStems(text)];
}

/** Bigrams of content words, with stop words skipped: "certificate-merit" for "certificates of merit". */
function stemBigrams(text: string): string[] {
  const stems = contentStems(readWords(text));
  return stems.slice(1).map((right, at) => `${stems[at] ?? ""}-${right}`);
}

/** The weight of a single word of a concept's name, compared with a listed word or a bigram of the name. */
const NAME_PART_SHARE = 0.4;

export interface FieldShare {
  readonly field: number;
  readonly weight: number;
}

type Shares = Map<string, Map<number, number>>;

/** Fields per stem or bigram. The weight falls with the number of fields that share it. */
export const fieldsOfStem: ReadonlyMap<string, readonly FieldShare[]> = weighed(collected());

function collected(): Shares {
  const shares: Shares = new Map();
  for (const [field, words] of Object.entries(FIELD_WORDS)) addWords(shares, words, fieldAt.get(field) ?? 0);
  for (const { id, name, aliases } of concepts) {
    const field = fieldOf(id);
    if (field === null) continue;
    const names = [name, ...aliases];
    for (const pair of new Set(names.flatMap(stemBigrams))) add(shares, pair, field, 1);
    for (const word of new Set(names.flatMap(namedStems))) add(shares, word, field, NAME_PART_SHARE);
  }
  return shares;
}

function add(shares: Shares, word: string, field: number, share: number): void {
  const fields = shares.get(word) ?? new Map<number, number>();
  fields.set(field, Math.min(1, (fields.get(field) ?? 0) + share));
  shares.set(word, fields);
}

/** Listed words count in full. A hyphenated entry ("closing-binder") counts only as a bigram. */
function addWords(shares: Shares, words: readonly string[], field: number): void {
  for (const entry of words) {
    const pairs = stemBigrams(entry);
    for (const word of pairs.length > 0 ? pairs : namedStems(entry)) add(shares, word, field, 1);
  }
}

/** The field of a concept; null if neither it nor an ancestor has a vocabulary. */
function fieldOf(concept: string): number | null {
  for (const id of [concept, ...ancestors(concept)]) {
    const at = fieldAt.get(FIELD_ALIASES[id] ?? id);
    if (at !== undefined) return at;
  }
  return null;
}

function weighed(shares: ReadonlyMap<string, ReadonlyMap<number, number>>): Map<string, FieldShare[]> {
  const rows = [...shares].map(([word, fields]): [string, FieldShare[]] => {
    const total = [...fields.values()].reduce((sum, share) => sum + share, 0);
    const gain = Math.log(FIELDS.length / Math.max(1, total));
    return [word, [...fields].map(([field, share]) => ({ field, weight: share * gain }))];
  });
  return new Map(rows);
}

/** The bigrams by their first stem and their second. */
const bigrams: ReadonlyMap<string, ReadonlyMap<string, string>> = bigramsOf(fieldsOfStem.keys());

function bigramsOf(keys: Iterable<string>): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const key of keys) {
    const [first = "", second] = key.split("-");
    if (second !== undefined) found.set(first, (found.get(first) ?? new Map()).set(second, key));
  }
  return found;
}

/** Stems of a text, with the bigrams that some field's vocabulary contains. `words` are the text's, where known. */
export function fieldStems(text: string, words: readonly Word[] = readWords(text)): string[] {
  const stems = contentStems(words);
  const found = [...stems, ...joinedStems(text)];
  for (let at = 1; at < stems.length; at++) {
    const pair = bigrams.get(stems[at - 1] ?? "")?.get(stems[at] ?? "");
    if (pair !== undefined) found.push(pair);
  }
  return found;
}

/** A stem counts in full from this inverse document frequency on. */
const FULL_RARITY = 3;

/** The shares of all stems one after another, which are summed several times faster. */
const allShares = [...fieldsOfStem.values()].flat();
const shareFields = Uint16Array.from(allShares, ({ field }) => field);
const shareWeights = Float64Array.from(allShares, ({ weight }) => weight);

/** Stem to the place of its first share times 256, plus the number of its shares. */
const sharesOfStem: ReadonlyMap<string, number> = placesOf(fieldsOfStem);

function placesOf(rows: ReadonlyMap<string, readonly FieldShare[]>): Map<string, number> {
  const places = new Map<string, number>();
  let first = 0;
  for (const [stem, shares] of rows) {
    places.set(stem, first * 256 + shares.length);
    first += shares.length;
  }
  return places;
}

/**
 * The evidence in a text for each field, from its stems and how often each occurs. Stems that are frequent in the
 * collection count less.
 */
export function fieldEvidence(
  counts: ReadonlyMap<string, number>,
  idfOf: (stem: string) => number,
): Float64Array {
  const evidence = new Float64Array(FIELDS.length);
  for (const [stem, count] of counts) {
    const place = sharesOfStem.get(stem);
    if (place === undefined) continue;
    const first = place >>> 8;
    const weight = Math.min(1, idfOf(stem) / FULL_RARITY) * (1 + Math.log(count));
    for (let at = first; at < first + (place & 0xff); at++) {
      const field = shareFields[at] ?? 0;
      evidence[field] = (evidence[field] ?? 0) + (shareWeights[at] ?? 0) * weight;
    }
  }
  return evidence;
}

export function strongestOf(evidence: Float64Array): number {
  let strongest = 0;
  for (const value of evidence) if (value > strongest) strongest = value;
  return strongest;
}

/** Fields whose evidence passes, in the order of their numbers. */
export function fieldsWhere(
  evidence: Float64Array,
  passes: (value: number) => boolean,
): [field: number, evidence: number][] {
  const found: [number, number][] = [];
  for (let field = 0; field < evidence.length; field++) {
    const value = evidence[field] ?? 0;
    if (passes(value)) found.push([field, value]);
  }
  return found;
}
