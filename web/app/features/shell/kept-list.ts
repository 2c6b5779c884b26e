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

/** Nothing of somebody else's; nothing either where the browser keeps nothing. */
export function keptOf(key: string, userId: number): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isKept(kept) && kept.userId === userId ? kept.words : [];
  } catch {
    return [];
  }
}

/** The entry comes first; however it is spelled in capitals, it stands there once. */
export function keep(key: string, userId: number, entry: string, max: number): void {
  const others = keptOf(key, userId).filter((one) => one.toLowerCase() !== entry.toLowerCase());
  const kept: Kept = { userId, words: [entry, ...others].slice(0, max) };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Full or forbidden: what was asked for goes on.
  }
}

export function forgetKept(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}
