/**
 * The index of all open postings, in columns and in memory. About 530 bytes per posting: up to 96 words and as many
 * stems of 2 bytes each, concepts of 3, fields of 2, terms of 8, sites of 4. Rows are append-only. A changed or closed posting
 * leaves a dead row, which rebuilding the index removes.
 */
import type { JobTerms } from "../features/conditions.ts";
import { fieldsOfStem } from "../features/field-lexicon.ts";
import type { FieldShare } from "../features/field-lexicon.ts";
import type { ParsedJob } from "../features/parse.ts";
import { column, pool, push } from "./columns.ts";
import type { Column, Pool } from "./columns.ts";

export interface IndexedPosting {
  readonly id: number;
  readonly firmId: number;
  readonly parsed: ParsedJob;
}

/** Words have 16-bit numbers. Words after the 65,535th are rare and left out. */
const MAX_TERMS = 65_535;
/** Words kept per posting, the rarest first. */
const MAX_WORDS = 96;
export const FIELDS_KEPT = 4;
/** Steps per unit: concept weights are stored in sixteenths, field shares in 255ths. */
export const WEIGHT_STEPS = 16;
export const SHARE_STEPS = 255;

/** A field and a share of it as one number, so that a table gives what both add to a score. */
export const fieldStepsOf = (field: number, steps: number): number => field * (SHARE_STEPS + 1) + steps;
export const fieldOf = (fieldSteps: number): number => Math.trunc(fieldSteps / (SHARE_STEPS + 1));
export const shareOf = (fieldSteps: number): number => (fieldSteps % (SHARE_STEPS + 1)) / SHARE_STEPS;

/** Where the work of a posting is done, if it says so. */
export interface Site {
  readonly requiresPresence: boolean;
  /** Hundredths of a degree, offset by 9,000 north and 18,000 east; 0 if unknown, ambiguous or without presence. */
  readonly north: number;
  readonly east: number;
}
/** The number of the site of rows that are skipped, which is null. */
const DEAD = 0;

export interface Lists<Kind extends Uint8Array | Uint16Array> {
  readonly numbers: Column<Kind>;
  /** Row to the index of its first number, with one entry more than there are rows. */
  readonly starts: Column<Uint32Array>;
}

export interface JobIndex {
  readonly ids: Column<Uint32Array>;
  readonly firms: Column<Uint32Array>;
  /** Row to the number of its site: a few thousand are distinct, so that a search checks each once. */
  readonly siteAt: Column<Uint32Array>;
  readonly sites: Pool<Site | null>;
  /** Row times `FIELDS_KEPT` to the posting's fields with their shares, by `fieldStepsOf`. */
  readonly fieldSteps: Column<Uint16Array>;
  readonly words: Lists<Uint16Array>;
  readonly stems: Lists<Uint16Array>;
  readonly concepts: Lists<Uint16Array>;
  readonly conceptWeights: Column<Uint8Array>;
  readonly wordPool: Pool<string>;
  readonly stemPool: Pool<string>;
  readonly conceptPool: Pool<string>;
  readonly wordRarity: number[];
  readonly stemRarity: number[];
  /** Stem number to the fields that it names. */
  readonly stemFields: (readonly FieldShare[])[];
  readonly terms: TermsStore;
  readonly rowOf: Map<number, number>;
  /** Room for what one search asks of every row. */
  levels: Uint16Array;
}

export function jobIndex(): JobIndex {
  const lists = (): Lists<Uint16Array> => {
    const starts = column(Uint32Array);
    push(starts, 0);
    return { numbers: column(Uint16Array), starts };
  };
  const sites = pool<Site | null>((site) => JSON.stringify(site));
  sites.intern(null);
  const words = (): Pool<string> => pool<string>((word) => word, MAX_TERMS);
  return {
    ids: column(Uint32Array),
    firms: column(Uint32Array),
    siteAt: column(Uint32Array),
    sites,
    fieldSteps: column(Uint16Array),
    words: lists(),
    stems: lists(),
    concepts: lists(),
    conceptWeights: column(Uint8Array),
    wordPool: words(),
    stemPool: words(),
    conceptPool: words(),
    wordRarity: [],
    stemRarity: [],
    stemFields: [],
    terms: termsStore(),
    rowOf: new Map(),
    levels: new Uint16Array(0),
  };
}

interface TermsStore {
  readonly add: (terms: JobTerms) => void;
  readonly at: (row: number) => JobTerms;
}

/**
 * Terms of all postings. Places and the other terms have pools of their own, as there are few thousand distinct
 * values of each.
 */
function termsStore(): TermsStore {
  const places = pool<JobTerms["place"]>((place) => JSON.stringify(place));
  const others = pool<Omit<JobTerms, "place">>((terms) => JSON.stringify(terms));
  const placeAt = column(Uint32Array);
  const otherAt = column(Uint32Array);
  return {
    add: ({ place, ...other }) => {
      push(placeAt, places.intern(place) ?? 0);
      push(otherAt, others.intern(other) ?? 0);
    },
    at: (row) => {
      const place = places.at(placeAt.values[row] ?? 0);
      const other = others.at(otherAt.values[row] ?? 0);
      if (place === undefined || other === undefined) throw new RangeError(`No posting in row ${row}`);
      return { ...other, place };
    },
  };
}

/** Adds a posting, or replaces the one with the same id. */
export function upsertPosting(index: JobIndex, posting: IndexedPosting): void {
  removePosting(index, posting.id);
  const { parsed } = posting;
  index.rowOf.set(posting.id, index.ids.length);
  push(index.ids, posting.id);
  push(index.firms, posting.firmId);
  push(index.siteAt, index.sites.intern(siteOf(parsed.terms)) ?? DEAD);
  putFields(index, parsed);
  putWords(index.words, index.wordPool, index.wordRarity, parsed.words);
  putWords(index.stems, index.stemPool, index.stemRarity, parsed.stems);
  for (let stem = index.stemFields.length; stem < index.stemPool.size(); stem++)
    index.stemFields.push(fieldsOfStem.get(index.stemPool.at(stem) ?? "") ?? []);
  for (const [id, weight] of parsed.concepts) {
    const number = index.conceptPool.intern(id);
    if (number === null) continue;
    push(index.concepts.numbers, number);
    push(index.conceptWeights, Math.min(255, Math.round(weight * WEIGHT_STEPS)));
  }
  push(index.concepts.starts, index.concepts.numbers.length);
  index.terms.add(parsed.terms);
}

function siteOf(terms: JobTerms): Site {
  const cities = terms.place?.cities ?? [];
  const [city] = cities;
  if (!requiresPresence(terms)) return { requiresPresence: false, north: 0, east: 0 };
  if (city === undefined || cities.length > 1) return { requiresPresence: true, north: 0, east: 0 };
  return { requiresPresence: true, ...hundredthsOf(city) };
}

/** A place as the index writes it. */
export const hundredthsOf = (place: { latitude: number; longitude: number }) => ({
  north: Math.round(place.latitude * 100) + 9000,
  east: Math.round(place.longitude * 100) + 18_000,
});

/** Whether the work requires regular presence, with no exception for people elsewhere. */
export function requiresPresence({ arrangement, opensPlace, rarePresence }: JobTerms): boolean {
  return arrangement !== null && arrangement !== "remote" && !opensPlace && !rarePresence;
}

/** Removes a posting that is closed, filled or past its deadline. */
export function removePosting(index: JobIndex, id: number): void {
  const row = index.rowOf.get(id);
  if (row === undefined) return;
  index.siteAt.values[row] = DEAD;
  index.rowOf.delete(id);
}

/** The fields that are kept of a posting, the strongest first, with their shares in steps. */
export const keptFields = ({ fields }: ParsedJob): (readonly [field: number, steps: number])[] =>
  fields
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, FIELDS_KEPT)
    .map(([field, share]) => [field, Math.round(share * SHARE_STEPS)]);

function putFields(index: JobIndex, parsed: ParsedJob): void {
  const kept = keptFields(parsed);
  for (let at = 0; at < FIELDS_KEPT; at++) {
    const [field, steps] = kept[at] ?? [0, 0];
    push(index.fieldSteps, fieldStepsOf(field, steps));
  }
}

function putWords(
  lists: Lists<Uint16Array>,
  numbers: Pool<string>,
  rarities: number[],
  words: ReadonlyMap<string, number>,
): void {
  const kept = words.size <= MAX_WORDS ? [...words] : [...words].toSorted(([, a], [, b]) => b - a);
  for (const [word, rare] of kept.slice(0, MAX_WORDS)) {
    const number = numbers.intern(word);
    if (number === null) continue;
    rarities[number] = rare;
    push(lists.numbers, number);
  }
  push(lists.starts, lists.numbers.length);
}
