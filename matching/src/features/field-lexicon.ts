/** Which sub-fields a word speaks for, out of the field vocabulary and the ontology's names and aliases. */
import { ancestors, concepts } from "../ontology/ontology.ts";
import { isTelling, plainWords, stem } from "../text/words.ts";
import { FIELD_WORDS } from "./field-words.ts";

export const FIELDS: readonly string[] = Object.keys(FIELD_WORDS);
const fieldAt = new Map(FIELDS.map((field, at) => [field, at]));

/** A name or alias of the ontology says less about a field than a word listed for it. */
const ALIAS_SHARE = 0.4;

/** "meet-and-confer" also counts as one word of its first two parts. */
export function fieldStems(text: string): string[] {
  return plainWords(text.replace(/(\w)-(\w)/g, "$1$2 $1 $2"))
    .filter(isTelling)
    .map(stem);
}

export interface FieldShare {
  readonly field: number;
  readonly weight: number;
}

/** Fields per stem, the weight falling with the number of fields that share the stem. */
export const fieldsOfStem: ReadonlyMap<string, readonly FieldShare[]> = weighed(collected());

function collected(): Map<string, Map<number, number>> {
  const shares = new Map<string, Map<number, number>>();
  const add = (word: string, field: number, share: number): void => {
    const fields = shares.get(word) ?? new Map<number, number>();
    fields.set(field, Math.min(1, (fields.get(field) ?? 0) + share));
    shares.set(word, fields);
  };
  for (const [field, words] of Object.entries(FIELD_WORDS))
    for (const word of new Set(fieldStems(words))) add(word, fieldAt.get(field) ?? 0, 1);
  for (const { id, name, aliases } of concepts) {
    const field = fieldOf(id);
    if (field === null) continue;
    for (const word of new Set([name, ...aliases].flatMap(fieldStems))) add(word, field, ALIAS_SHARE);
  }
  return shares;
}

/** The sub-field that a concept is or belongs to; null where it belongs to none with a vocabulary. */
export function fieldOf(concept: string): number | null {
  for (const id of [concept, ...ancestors(concept)]) {
    const at = fieldAt.get(id);
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
