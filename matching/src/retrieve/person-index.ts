/**
 * The index of all available people, in columns and in memory. About 1,200 bytes per person: 3 bytes per word, stem
 * of a passage or concept, 2 per field, and one object of terms, whose places and sets are shared. Rows are append-
 * only. A changed or paused profile leaves a dead row.
 */
import type { PersonTerms } from "../features/conditions.ts";
import type { ParsedPerson } from "../features/parse.ts";
import type { Place } from "../geo/place.ts";
import { column, pool, push } from "./columns.ts";
import type { Column, Pool } from "./columns.ts";

export interface IndexedPerson {
  readonly id: number;
  /** The agency or firm that offers the person; 0 for independent people. */
  readonly firmId: number;
  readonly parsed: ParsedPerson;
}

/** Rows of words, stems or concepts by number, each with a value of one byte. */
export interface WeightedRows {
  readonly numbers: Column<Uint16Array>;
  readonly values: Column<Uint8Array>;
  /** Row to the index of its first entry, with one entry more than there are rows. */
  readonly starts: Column<Uint32Array>;
  readonly pool: Pool<string>;
}

/** Steps per unit: saturated counts, which are below 2.2, are stored in 115ths, shares in 255ths. */
export const COUNT_STEPS = 115;
export const SHARE_STEPS = 255;
/** Words have 16-bit numbers, passages 8-bit ones. Those beyond are left out. */
const MAX_TERMS = 65_535;
const MAX_PASSAGES = 255;

export interface PersonIndex {
  readonly ids: Column<Uint32Array>;
  readonly firms: Column<Uint32Array>;
  /** 1 while the person is available, else 0. */
  readonly alive: Column<Uint8Array>;
  readonly words: WeightedRows;
  /** Stems with the index of the passage that contains them. */
  readonly passages: WeightedRows;
  readonly concepts: WeightedRows;
  /** Fields by their number, without a pool. */
  readonly fields: Omit<WeightedRows, "pool">;
  /** Stems and fields of refused work. The values are not used. */
  readonly refused: WeightedRows;
  readonly terms: PersonTerms[];
  readonly places: Pool<Place | null>;
  readonly sets: Pool<ReadonlySet<string>>;
  readonly rowOf: Map<number, number>;
}

export function personIndex(): PersonIndex {
  return {
    ids: column(Uint32Array),
    firms: column(Uint32Array),
    alive: column(Uint8Array),
    words: valued(),
    passages: valued(),
    concepts: valued(),
    fields: valued(),
    refused: valued(),
    terms: [],
    places: pool((place) => JSON.stringify(place)),
    sets: pool((set) => [...set].toSorted().join("|")),
    rowOf: new Map(),
  };
}

/** The key of a refused field. Stems contain no blank, so that the two cannot collide. */
export const refusedField = (field: number): string => `field ${field}`;

function valued(): WeightedRows {
  const starts = column(Uint32Array);
  push(starts, 0);
  return {
    numbers: column(Uint16Array),
    values: column(Uint8Array),
    starts,
    pool: pool<string>((word) => word, MAX_TERMS),
  };
}

/** Adds a person, or replaces the one with the same id. */
export function upsertPerson(index: PersonIndex, { id, firmId, parsed }: IndexedPerson): void {
  removePerson(index, id);
  index.rowOf.set(id, index.ids.length);
  push(index.ids, id);
  push(index.firms, firmId);
  push(index.alive, 1);
  for (const [word, count] of parsed.words) put(index.words, word, count * COUNT_STEPS);
  for (const [stem, passagesByStem] of parsed.passages)
    for (const passage of passagesByStem) if (passage <= MAX_PASSAGES) put(index.passages, stem, passage);
  for (const [concept, share] of parsed.concepts) put(index.concepts, concept, share * SHARE_STEPS);
  for (const stem of parsed.refusedStems) put(index.refused, stem, 1);
  for (const field of parsed.refusedFields) put(index.refused, refusedField(field), 1);
  parsed.fields.forEach((share, field) => {
    const value = Math.round(share * SHARE_STEPS);
    if (value === 0) return;
    push(index.fields.numbers, field);
    push(index.fields.values, value);
  });
  for (const { starts, numbers } of [
    index.words,
    index.passages,
    index.concepts,
    index.refused,
    index.fields,
  ])
    push(starts, numbers.length);
  index.terms.push(sharedTerms(index, parsed.terms));
}

/** The same terms, with equal places and sets stored once. */
function sharedTerms({ places, sets }: PersonIndex, terms: PersonTerms): PersonTerms {
  const shared = (set: ReadonlySet<string>): ReadonlySet<string> => one(sets, set);
  return {
    ...terms,
    place: one(places, terms.place),
    languages: shared(terms.languages),
    credentials: shared(terms.credentials),
    credentialsNamed: shared(terms.credentialsNamed),
    states: shared(terms.states),
  };
}

/** The stored value that equals this one. */
function one<Value>(values: Pool<Value>, value: Value): Value {
  const number = values.intern(value);
  return number === null ? value : (values.at(number) ?? value);
}

function put(to: WeightedRows, word: string, value: number): void {
  const number = to.pool.intern(word);
  if (number === null) return;
  push(to.numbers, number);
  push(to.values, Math.min(255, Math.round(value)));
}

/** Removes a person whose profile is hidden, paused or deleted. */
export function removePerson(index: PersonIndex, id: number): void {
  const row = index.rowOf.get(id);
  if (row === undefined) return;
  index.alive.values[row] = 0;
  index.rowOf.delete(id);
}
