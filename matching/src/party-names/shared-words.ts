/** Names, for people, the words on which two parties were matched. */
import { GENERIC, weightOf } from "./organization.ts";
import { isTitle } from "./person.ts";
import { toLatin } from "./text.ts";
import { legalFormsOfOneWord } from "./word-lists.ts";

const wordsOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => name.split(/[^\p{L}\p{M}\p{N}'’]+/u)).filter((word) => word !== "");
const plain = (word: string): string =>
  toLatin(word)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
const tells = (word: string): boolean =>
  word.length > 1 && weightOf(word) > GENERIC && !legalFormsOfOneWord.has(word) && !isTitle(word);

/** Words of the first names that the other names have too, as the first spell them; generic words and legal forms aside. */
export function sharedWords(names: readonly string[], others: readonly string[]): string[] {
  const known = new Set(wordsOf(others).map(plain));
  const found = new Map<string, string>();
  for (const word of wordsOf(names)) {
    const key = plain(word);
    if (tells(key) && known.has(key) && !found.has(key)) found.set(key, word);
  }
  return [...found.values()];
}
