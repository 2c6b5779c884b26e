/** Where the work is done. SPEC section 9 spells the values in several ways. */

export type Arrangement = "remote" | "hybrid" | "onsite";

const SPELLINGS: readonly (readonly [RegExp, Arrangement])[] = [
  [/hybrid|flexible/i, "hybrid"],
  [/on-?\s?site|in-?\s?(?:office|person)|open to onsite/i, "onsite"],
  [/remote|virtual|home/i, "remote"],
];

/** Null if the text names no known arrangement. */
export function parseArrangement(text: string | null | undefined): Arrangement | null {
  return SPELLINGS.find(([spelling]) => spelling.test(text ?? ""))?.[1] ?? null;
}
