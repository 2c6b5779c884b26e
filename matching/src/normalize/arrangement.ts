/** Where the work is done, out of the clashing spellings of SPEC section 9. */

export type Arrangement = "remote" | "hybrid" | "onsite";

const SPELLINGS: readonly (readonly [RegExp, Arrangement])[] = [
  [/hybrid|flexible/i, "hybrid"],
  [/on-?\s?site|in-?\s?(?:office|person)|open to onsite/i, "onsite"],
  [/remote|virtual|home/i, "remote"],
];

/** Null where nothing known is written. */
export function arrangementOf(text: string | null | undefined): Arrangement | null {
  return SPELLINGS.find(([spelling]) => spelling.test(text ?? ""))?.[1] ?? null;
}
