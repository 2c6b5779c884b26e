/**
 * Lookup keys as text, to be stored: a line for each key with the places of its names, sorted, so that the lines of a few
 * keys are found without reading the others. Parsing the keys of 10,000 names as JSON takes longer than comparing them.
 */

const keyEnd = "\t";

export const toKeyLines = (byKey: ReadonlyMap<string, readonly number[]>): string =>
  Array.from(byKey, ([key, places]) => `${key}${keyEnd}${places.join(" ")}`)
    .toSorted()
    .join("\n");

/** The places in the key's line, found by halves; none where the text has no such key. */
export function placesOfKey(lines: string, key: string): number[] {
  const wanted = `${key}${keyEnd}`;
  let from = 0;
  let to = lines.length;
  while (from < to) {
    const start = lines.lastIndexOf("\n", Math.floor((from + to) / 2) - 1) + 1;
    const next = lines.indexOf("\n", start);
    const end = next < 0 ? lines.length : next;
    if (lines.startsWith(wanted, start))
      return lines
        .slice(start + wanted.length, end)
        .split(" ")
        .map(Number);
    if (lines.slice(start, end) < wanted) from = end + 1;
    else to = start;
  }
  return [];
}
