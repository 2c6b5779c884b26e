/** Slips of the keyboard: one letter dropped, doubled, changed, or two swapped. */

export type Slip = "swap" | "drop" | "change";

/** The one slip that separates two words, or null where more separates them or nothing does. */
export function slipBetween(left: string, right: string): Slip | null {
  if (left === right || Math.abs(left.length - right.length) > 1) return null;
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1) ? "drop" : null;
  if (short.slice(at + 1) === long.slice(at + 1)) return "change";
  const isSwapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isSwapped ? "swap" : null;
}

/** Edits (letters added, dropped, changed or swapped) between two words, or more than `limit`. */
export function editsBetween(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && isSwapped) edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      current.push(edits);
    }
    if (Math.min(...current) > limit) return limit + 1;
    [before, last] = [last, current];
  }
  return last[right.length] ?? limit + 1;
}

/** Letters that scanning reads as others, whatever the word. */
const asScanned = (word: string): string => word.replaceAll("rn", "m").replaceAll("vv", "w");
const asScannedLoosely = (word: string): string => asScanned(word).replaceAll("cl", "d").replaceAll("l", "i");

/** Two letters that scanning reads as one. */
const MERGED = /rn|vv|cl/;

/** "Rnarcus" is a scanned "Marcus"; shapes that many words share ("l" and "i") join only a word with no established one. */
export function readAlike(left: string, right: string, bothKnown: boolean): boolean {
  // Most words have no such letters, and are asked about often.
  if (Math.min(left.length, right.length) < 3 || Math.abs(left.length - right.length) > 3) return false;
  const isMerged = MERGED.test(left) || MERGED.test(right);
  if (!isMerged && (bothKnown || left.length !== right.length)) return false;
  if (asScanned(left) === asScanned(right)) return true;
  return !bothKnown && left.length > 3 && asScannedLoosely(left) === asScannedLoosely(right);
}

/** Spellings of a word under which its scanned form is looked up. */
export const scannedSpellings = (word: string): readonly string[] =>
  [asScanned(word), asScanned(word).replaceAll("cl", "d")].filter((spelled) => spelled !== word);
