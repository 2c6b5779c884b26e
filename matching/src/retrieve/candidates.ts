/** From all rows to those that are scored exactly, the same for postings and for people. */

/** Rows that pass from the scan of all to the comparison of words, and from there to exact scores. */
export const TO_WORDS = 20_000;
export const TO_EXACT = 600;
/** Hundredths of a degree north or south beyond which nobody commutes: about 140 miles. */
export const COMMUTE_NORTH = 200;
export const COMMUTE_EAST = 350;
/** Steps in which the scan tells rows apart; bucket 0 is kept out. */
export const BUCKETS = 1024;

/** The rows of the highest buckets, and of the last one that does not fit as a whole the newest. */
export function fullest(bucketOf: Uint16Array, sizes: Uint32Array): Uint32Array {
  let min = BUCKETS;
  let above = sizes[BUCKETS] ?? 0;
  while (min > 1 && above + (sizes[min - 1] ?? 0) <= TO_WORDS) above += sizes[--min] ?? 0;
  return picked(bucketOf, min, min > 1 ? TO_WORDS - above : 0);
}

/** All rows from a bucket on, and the newest `more` of the bucket below. */
function picked(bucketOf: Uint16Array, min: number, more: number): Uint32Array {
  const rows = new Uint32Array(TO_WORDS + 1);
  let length = 0;
  let left = more;
  for (let row = bucketOf.length - 1; row >= 0 && length < TO_WORDS; row--) {
    const bucket = bucketOf[row] ?? 0;
    if (bucket >= min || (bucket === min - 1 && bucket > 0 && left-- > 0)) rows[length++] = row;
  }
  return rows.subarray(0, length);
}

/** The rows with the highest values, in no order. */
export function strongest(rows: Uint32Array, valueOf: (row: number) => number, max: number): number[] {
  const values = Float32Array.from(rows, valueOf);
  if (rows.length <= max) return [...rows];
  const cut = values.toSorted()[values.length - max] ?? 0;
  return [...rows].filter((_, at) => (values[at] ?? 0) >= cut).slice(0, max * 2);
}
