/** Tokenizer and stemmer of the features. */
import { remembered } from "../remembered.ts";
import { american, ASCII, withoutPrefixHyphens } from "./spelling.ts";
import stopWords from "./stop-words.json" with { type: "json" };

/** Words of grammar and words that every posting contains. */
const STOP_WORDS: ReadonlySet<string> = new Set([...stopWords.grammar, ...stopWords.postings]);
const PRONOUNS: ReadonlySet<string> = new Set(stopWords.pronouns);

const WORD = /[\p{L}\p{N}]+(?:['\u2019][\p{L}]+)?/gu;
/** The same in ASCII alone, several times faster. */
const ASCII_WORD = /[a-z0-9]+(?:'[a-z]+)?/g;
const MARKS = /\p{M}+/gu;
/** "I-589s", "706s", "H-1Bs" */
const PLURAL_FIGURE = /^(\d+[a-z]?)s$/;
const MAX_TEXT_LENGTH = 100_000;

/** Lower case without accents, as in the engine's data files. */
export function normalizeText(text: string): string {
  const read = text.slice(0, MAX_TEXT_LENGTH);
  return (ASCII.test(read) ? read : read.normalize("NFKD").replace(MARKS, "")).toLowerCase();
}

/** A word of a text with what is asked of it, which is worked out once for each way to write it. */
export interface Word {
  /** Normalized, in American spelling, without what follows an apostrophe. */
  readonly text: string;
  /** Empty for words of grammar and others that say nothing about the work. */
  readonly contentStem: string;
  readonly isPronoun: boolean;
  /** See `hashOf`. */
  readonly hash: number;
}

export function readWords(text: string): readonly Word[] {
  const normalized = withoutPrefixHyphens(normalizeText(text));
  return normalized.match(ASCII.test(normalized) ? ASCII_WORD : WORD)?.map(readWord) ?? [];
}

const readWord = remembered((written): Word => {
  const text = american(written.replace(/['\u2019].*$/, "").replace(PLURAL_FIGURE, "$1"));
  return { text, contentStem: contentStem(text), isPronoun: PRONOUNS.has(text), hash: hashOf(text) };
});

/** The normalized words of a text. */
export function splitWords(text: string): string[] {
  return readWords(text).map((word) => word.text);
}

/** FNV-1a of a text, signed. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

/** A light stemmer: removes plurals, -ing, -ed, -ation and -ion. Short words stay as they are. */
export const stem = remembered((word) => (word.length < 4 ? word : rootOf(word)));

function rootOf(word: string): string {
  if (/\d/.test(word)) return word;
  let root = singular(word);
  if (root.length > 6 && root.endsWith("ing")) root = undouble(root.slice(0, -3));
  else if (root.length > 5 && root.endsWith("ed")) root = undouble(root.slice(0, -2));
  if (root.length > 8 && root.endsWith("ation")) return root.slice(0, -5);
  if (root.length > 7 && root.endsWith("ion")) return root.slice(0, -3);
  return root.length > 4 && root.endsWith("e") ? root.slice(0, -1) : root;
}

function singular(word: string): string {
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

function undouble(root: string): string {
  return /([bdfgmnprt])\1$/.test(root) ? root.slice(0, -1) : root;
}

function isContentWord(word: string): boolean {
  return word.length > 1 && !STOP_WORDS.has(word) && !(word.length < 4 && /^\d{1,3}$/.test(word));
}

export const contentStem = remembered((word) => (isContentWord(word) ? stem(word) : ""));

/** Stems of the content words, in their order. */
export function contentStems(words: readonly Word[]): string[] {
  const stems: string[] = [];
  for (const word of words) if (word.contentStem !== "") stems.push(word.contentStem);
  return stems;
}

/** Word to its number of occurrences. */
export function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
