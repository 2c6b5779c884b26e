/**
 * All open postings in columns, in memory. About 530 bytes a posting: 64-96 words and as many stems of 2 bytes each,
 * concepts of 3, fields of 2, terms of 8. Rows are only added; a changed or closed posting leaves a dead row behind,
 * which a rebuild from the database removes.
 */
import type { JobTerms } from "../features/conditions.ts";
import type { PreparedJob } from "../features/prepared.ts";
import { column, pool, push } from "./columns.ts";
import type { Column, Pool } from "./columns.ts";
import { termsStore } from "./terms-store.ts";
import type { TermsStore } from "./terms-store.ts";

export interface IndexedPosting {
  readonly id: number;
  readonly firmId: number;
  readonly prepared: PreparedJob;
}

/** Words are numbered in 16 bits; what comes after the 65,535th is rare enough to be left out. */
const MOST_NUMBERS = 65_535;
/** The rarest words of a posting that are kept. */
const MOST_WORDS = 96;
export const FIELDS_KEPT = 4;
/** Weights of concepts are kept in sixteenths, shares of fields in 255ths. */
export const WEIGHT_STEPS = 16;
export const SHARE_STEPS = 255;

/** The first gate: whether the place of work is open, or nobody said; or the work is done on the spot. */
export const REMOTE = 1;
export const ON_SPOT = 2;
export const DEAD = 0;

export interface Lists<Kind extends Uint8Array | Uint16Array> {
  readonly numbers: Column<Kind>;
  /** row to its first number; one more than there are rows */
  readonly starts: Column<Uint32Array>;
}

export interface JobIndex {
  readonly ids: Column<Uint32Array>;
  readonly firms: Column<Uint32Array>;
  /** DEAD, REMOTE or ON_SPOT */
  readonly standing: Column<Uint8Array>;
  /** hundredths of a degree north plus 9,000 and east plus 18,000; 0 where unknown or ambiguous */
  readonly north: Column<Uint16Array>;
  readonly east: Column<Uint16Array>;
  readonly fields: Column<Uint8Array>;
  readonly fieldShares: Column<Uint8Array>;
  readonly words: Lists<Uint16Array>;
  readonly stems: Lists<Uint16Array>;
  readonly concepts: Lists<Uint16Array>;
  readonly conceptWeights: Column<Uint8Array>;
  readonly wordPool: Pool<string>;
  readonly stemPool: Pool<string>;
  readonly conceptPool: Pool<string>;
  readonly wordRarity: number[];
  readonly stemRarity: number[];
  readonly terms: TermsStore;
  readonly rowOf: Map<number, number>;
}

export function jobIndex(): JobIndex {
  const lists = (): Lists<Uint16Array> => {
    const starts = column(Uint32Array);
    push(starts, 0);
    return { numbers: column(Uint16Array), starts };
  };
  const words = (): Pool<string> => pool<string>((word) => word, MOST_NUMBERS);
  return {
    ids: column(Uint32Array),
    firms: column(Uint32Array),
    standing: column(Uint8Array),
    north: column(Uint16Array),
    east: column(Uint16Array),
    fields: column(Uint8Array),
    fieldShares: column(Uint8Array),
    words: lists(),
    stems: lists(),
    concepts: lists(),
    conceptWeights: column(Uint8Array),
    wordPool: words(),
    stemPool: words(),
    conceptPool: words(),
    wordRarity: [],
    stemRarity: [],
    terms: termsStore(),
    rowOf: new Map(),
  };
}

/** Adds a posting, or puts it in the place of the one with the same id. */
export function putPosting(index: JobIndex, posting: IndexedPosting): void {
  removePosting(index, posting.id);
  const { prepared } = posting;
  index.rowOf.set(posting.id, index.ids.length);
  push(index.ids, posting.id);
  push(index.firms, posting.firmId);
  const [city] = prepared.terms.place?.cities ?? [];
  const known = prepared.terms.place?.cities.length === 1 && city !== undefined;
  push(index.standing, isOnSpot(prepared.terms) ? ON_SPOT : REMOTE);
  push(index.north, known ? Math.round(city.latitude * 100) + 9000 : 0);
  push(index.east, known ? Math.round(city.longitude * 100) + 18_000 : 0);
  putFields(index, prepared);
  putWords(index.words, index.wordPool, index.wordRarity, prepared.words);
  putWords(index.stems, index.stemPool, index.stemRarity, prepared.stems);
  for (const [id, weight] of prepared.concepts) {
    const number = index.conceptPool.numberOf(id);
    if (number === null) continue;
    push(index.concepts.numbers, number);
    push(index.conceptWeights, Math.min(255, Math.round(weight * WEIGHT_STEPS)));
  }
  push(index.concepts.starts, index.concepts.numbers.length);
  index.terms.add(prepared.terms);
}

/** Someone has to be there often, and no door is open for others. */
export function isOnSpot({ arrangement, opensPlace, rarePresence }: JobTerms): boolean {
  return arrangement !== null && arrangement !== "remote" && !opensPlace && !rarePresence;
}

/** Closed, filled or past its deadline. */
export function removePosting(index: JobIndex, id: number): void {
  const row = index.rowOf.get(id);
  if (row === undefined) return;
  index.standing.values[row] = DEAD;
  index.rowOf.delete(id);
}

function putFields(index: JobIndex, prepared: PreparedJob): void {
  const strongest = prepared.fields.toSorted(([, a], [, b]) => b - a);
  for (let at = 0; at < FIELDS_KEPT; at++) {
    const [field, share] = strongest[at] ?? [0, 0];
    push(index.fields, field);
    push(index.fieldShares, Math.round(share * SHARE_STEPS));
  }
}

function putWords(
  lists: Lists<Uint16Array>,
  numbers: Pool<string>,
  rarities: number[],
  words: ReadonlyMap<string, number>,
): void {
  const kept = words.size <= MOST_WORDS ? [...words] : [...words].toSorted(([, a], [, b]) => b - a);
  for (const [word, rare] of kept.slice(0, MOST_WORDS)) {
    const number = numbers.numberOf(word);
    if (number === null) continue;
    rarities[number] = rare;
    push(lists.numbers, number);
  }
  push(lists.starts, lists.numbers.length);
}
