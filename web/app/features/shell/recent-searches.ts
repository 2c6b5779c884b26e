/** What was searched for lately, kept on this device for one person until they log out. */
import { recentSearchesKey } from "~/lib/leave-site.ts";
import { forgetKept, keep, keptOf } from "./kept-list.ts";

/** Searches that are kept. */
const max = 6;

export const recentSearches = (userId: number): readonly string[] => keptOf(recentSearchesKey, userId);

export function rememberSearch(userId: number, text: string): void {
  const words = text.trim();
  if (words !== "") keep(recentSearchesKey, userId, words, max);
}

export const forgetSearches = (): void => forgetKept(recentSearchesKey);
