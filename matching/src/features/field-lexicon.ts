/** Which fields of work a word speaks for, out of the field vocabulary and the ontology's names and aliases. */
import { ancestors, concepts } from "../ontology/ontology.ts";
import { FIELD_KIN } from "./field-kin.ts";
import { FIELD_WORDS } from "./field-words.ts";
import { telling, tellingPairs } from "./field-stems.ts";

export const FIELDS: readonly string[] = Object.keys(FIELD_WORDS);
const fieldAt = new Map(FIELDS.map((field, at) => [field, at]));

/** A word of a longer name says less about a field than a word listed for it, or than the name's words together. */
const NAME_PART_SHARE = 0.4;

export interface FieldShare {
  readonly field: number;
  readonly weight: number;
}

type Shares = Map<string, Map<number, number>>;

/** Fields per stem or pair of stems, the weight falling with the number of fields that share it. */
export const fieldsOfStem: ReadonlyMap<string, readonly FieldShare[]> = weighed(collected());

function collected(): Shares {
  const shares: Shares = new Map();
  for (const [field, words] of Object.entries(FIELD_WORDS)) addWords(shares, words, fieldAt.get(field) ?? 0);
  for (const { id, name, aliases } of concepts) {
    const field = fieldOf(id);
    if (field === null) continue;
    const names = [name, ...aliases];
    for (const pair of new Set(names.flatMap(tellingPairs))) add(shares, pair, field, 1);
    for (const word of new Set(names.flatMap(telling))) add(shares, word, field, NAME_PART_SHARE);
  }
  return shares;
}

function add(shares: Shares, word: string, field: number, share: number): void {
  const fields = shares.get(word) ?? new Map<number, number>();
  fields.set(field, Math.min(1, (fields.get(field) ?? 0) + share));
  shares.set(word, fields);
}

/** Listed words count in full; of "closing-binder" only the two together do. */
function addWords(shares: Shares, words: string, field: number): void {
  for (const entry of words.split(" ")) {
    const pairs = tellingPairs(entry);
    for (const word of pairs.length > 0 ? pairs : telling(entry)) add(shares, word, field, 1);
  }
}

/** The field that a concept is or belongs to; null where it belongs to none with a vocabulary. */
export function fieldOf(concept: string): number | null {
  for (const id of [concept, ...ancestors(concept)]) {
    const at = fieldAt.get(FIELD_KIN[id] ?? id);
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

/** The telling stems of a text, and those pairs of neighbors that a field knows, as "closing-binder". */
export function fieldStems(text: string): string[] {
  return [...telling(text), ...tellingPairs(text).filter((pair) => fieldsOfStem.has(pair))];
}

/** A word this rare in the collection, or rarer, speaks with full weight. */
const FULL_RARITY = 3;

/** What the stems of a text say for each field; frequent words of the collection say less. */
export function fieldEvidence(stems: readonly string[], rarityOf: (stem: string) => number): Float64Array {
  const counts = new Map<string, number>();
  for (const word of stems) counts.set(word, (counts.get(word) ?? 0) + 1);
  const evidence = new Float64Array(FIELDS.length);
  for (const [word, count] of counts) {
    const weight = Math.min(1, rarityOf(word) / FULL_RARITY) * (1 + Math.log(count));
    for (const share of fieldsOfStem.get(word) ?? [])
      evidence[share.field] = (evidence[share.field] ?? 0) + share.weight * weight;
  }
  return evidence;
}
