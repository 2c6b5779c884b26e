/** What was searched for lately, kept on this device for one person until they log out. */
import { recentSearchesKey } from "~/lib/leave-site.ts";

/** Searches that are kept. */
const most = 6;

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
export function recentSearches(userId: number): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentSearchesKey) ?? "null");
    return isKept(kept) && kept.userId === userId ? kept.words : [];
  } catch {
    return [];
  }
}

/** The words come first; however they are spelled in capitals, they stand there once. */
export function rememberSearch(userId: number, text: string): void {
  const words = text.trim();
  if (words === "") return;
  const others = recentSearches(userId).filter((one) => one.toLowerCase() !== words.toLowerCase());
  const kept: Kept = { userId, words: [words, ...others].slice(0, most) };
  try {
    localStorage.setItem(recentSearchesKey, JSON.stringify(kept));
  } catch {
    // Full or forbidden: the search itself goes on.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(recentSearchesKey);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}
