/** Texts as the field vocabulary compares them: telling stems, and pairs of them that stand side by side. */
import { fold, isTelling, plainWords, stem } from "../text/words.ts";

const HYPHENATED = /([\p{L}\p{N}]+)-(?=([\p{L}\p{N}]+))/gu;

/** "H-1B" and "e-discovery" also count as the one word that many write. */
function joinedWords(text: string): string[] {
  return [...fold(text).matchAll(HYPHENATED)].map(([, left = "", right = ""]) => left + right);
}

/** The stems that say something about the work; hyphens part words and join them. */
export function telling(text: string): string[] {
  return [...plainWords(text), ...joinedWords(text)].filter(isTelling).map(stem);
}

/** "certificate-merit" out of "certificates of merit": telling neighbors, whatever small words stand between. */
export function tellingPairs(text: string): string[] {
  const stems = plainWords(text).filter(isTelling).map(stem);
  return stems.slice(1).map((right, at) => `${stems[at] ?? ""}-${right}`);
}
