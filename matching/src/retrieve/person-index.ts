/**
 * All available people in columns, in memory. About 1,200 bytes a person: 2 bytes a word, 3 a stem in a passage, 3 a
 * concept, 2 a field, and the outer terms as one object each, whose places and sets are shared by all who have the
 * same. Rows are only added; a changed or paused profile leaves a dead row behind.
 */
import type { PersonTerms } from "../features/conditions.ts";
import type { PreparedPerson } from "../features/prepared.ts";
import type { Place } from "../geo/place.ts";
import { column, pool, push } from "./columns.ts";
import type { Column, Pool } from "./columns.ts";

export interface IndexedPerson {
  readonly id: number;
  /** the agency or firm that offers the person; 0 for people on their own */
  readonly firmId: number;
  readonly prepared: PreparedPerson;
}

/** Numbers of words, stems or concepts, each with a value of one byte, row by row. */
export interface Valued {
  readonly numbers: Column<Uint16Array>;
  readonly values: Column<Uint8Array>;
  /** row to its first entry; one more than there are rows */
  readonly starts: Column<Uint32Array>;
  readonly pool: Pool<string>;
}

/** Saturated counts stay below 2.2 and are kept in 115ths, shares in 255ths. */
export const COUNT_STEPS = 115;
export const SHARE_STEPS = 255;
/** Words are numbered in 16 bits, passages in 8; what comes later is left out. */
const MOST_NUMBERS = 65_535;
const MOST_PASSAGES = 255;

export interface PersonIndex {
  readonly ids: Column<Uint32Array>;
  readonly firms: Column<Uint32Array>;
  /** 1 while the person is available */
  readonly alive: Column<Uint8Array>;
  readonly words: Valued;
  /** stems with the number of the passage that holds them */
  readonly passages: Valued;
  readonly concepts: Valued;
  /** fields by number, no pool needed */
  readonly fields: Omit<Valued, "pool">;
  /** stems and fields of refused work; the values are not used */
  readonly refused: Valued;
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

/** How the column of refusals names a field beside stems, which hold no blank. */
export const refusedField = (field: number): string => `field ${field}`;

function valued(): Valued {
  const starts = column(Uint32Array);
  push(starts, 0);
  return {
    numbers: column(Uint16Array),
    values: column(Uint8Array),
    starts,
    pool: pool<string>((word) => word, MOST_NUMBERS),
  };
}

/** Adds a person, or puts the profile in the place of the one with the same id. */
export function putPerson(index: PersonIndex, { id, firmId, prepared }: IndexedPerson): void {
  removePerson(index, id);
  index.rowOf.set(id, index.ids.length);
  push(index.ids, id);
  push(index.firms, firmId);
  push(index.alive, 1);
  for (const [word, count] of prepared.words) put(index.words, word, count * COUNT_STEPS);
  for (const [stem, holders] of prepared.passages)
    for (const passage of holders) if (passage <= MOST_PASSAGES) put(index.passages, stem, passage);
  for (const [concept, share] of prepared.concepts) put(index.concepts, concept, share * SHARE_STEPS);
  for (const stem of prepared.refusedStems) put(index.refused, stem, 1);
  for (const field of prepared.refusedFields) put(index.refused, refusedField(field), 1);
  prepared.fields.forEach((share, field) => {
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
  index.terms.push(sharedTerms(index, prepared.terms));
}

/** Equal terms in other objects, most of which others have as well. */
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

/** The first of the values that equal this one. */
function one<Value>(values: Pool<Value>, value: Value): Value {
  const number = values.numberOf(value);
  return number === null ? value : (values.at(number) ?? value);
}

function put(to: Valued, word: string, value: number): void {
  const number = to.pool.numberOf(word);
  if (number === null) return;
  push(to.numbers, number);
  push(to.values, Math.min(255, Math.round(value)));
}

/** Hidden, paused or gone. */
export function removePerson(index: PersonIndex, id: number): void {
  const row = index.rowOf.get(id);
  if (row === undefined) return;
  index.alive.values[row] = 0;
  index.rowOf.delete(id);
}
