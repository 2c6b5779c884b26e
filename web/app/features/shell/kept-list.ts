/** A short list that this device keeps for one person until they log out (lib/leave-site.ts). */

interface Kept {
  readonly userId: number;
  /** Newest first. */
  readonly words: readonly string[];
}

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" &&
  value !== null &&
  "userId" in value &&
  "words" in value &&
  Array.isArray(value.words) &&
  value.words.every((word) => typeof word === "string");

/** Empty for another user, and where storage is unavailable. */
export function keptOf(key: string, userId: number): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isKept(kept) && kept.userId === userId ? kept.words : [];
  } catch {
    return [];
  }
}

/** Puts the entry first, without duplicates in another case. */
export function keep(key: string, userId: number, entry: string, max: number): void {
  const others = keptOf(key, userId).filter((one) => one.toLowerCase() !== entry.toLowerCase());
  const kept: Kept = { userId, words: [entry, ...others].slice(0, max) };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or blocked: the entry is not remembered.
  }
}

export function forgetKept(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
