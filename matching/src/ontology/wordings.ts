/** A search's words, and the other words that legal people use for the same things. */
import type { Concept } from "./concept.ts";
import { aliasTree, concept, concepts } from "./ontology.ts";
import { SHORTHAND } from "./shorthand-words.ts";
import { tokenize, wordsOf } from "./tokens.ts";

export interface Wording {
  /** As it was typed. */
  readonly text: string;
  /** Phrases that mean it, the words themselves in full first. */
  readonly phrases: readonly string[];
  /** Ids of the concepts that it may mean; their names are all those phrases, if not too many. */
  readonly terms: readonly string[];
}

/** A search for work does not mean these; they count only where nothing else is said. */
const HOLLOW = new Set(
  "job work position opportunity opening gig paralegal legal law assistant help needed need in for the of and a an with or to at on".split(
    " ",
  ),
);
/** Phrases for one wording. */
const MOST_PHRASES = 24;
/** Ambiguous words up to this length are abbreviations (IP, PI, MSA); longer ones mean too much else. */
const LONGEST_SHORT = 3;

interface Word {
  readonly word: string;
  /** The typed word that it stands for. */
  readonly token: number;
}

/** The parts of a search, all of which are meant; known terms stay together. */
export function wordingsOf(query: string): readonly Wording[] {
  const tokens = tokenize(query);
  const words: readonly Word[] = tokens.flatMap(({ word }, token) =>
    wordsOf(Object.hasOwn(SHORTHAND, word) ? (SHORTHAND[word] ?? word) : word).map((each) => ({
      word: each,
      token,
    })),
  );
  const found: (Wording & { readonly hollow: boolean })[] = [];
  for (let at = 0; at < words.length;) {
    const { ids, length } = maxTerm(words, at);
    const part = words.slice(at, at + length);
    const [first, last] = [tokens[part[0]?.token ?? 0], tokens[part.at(-1)?.token ?? 0]];
    const text = query.slice(first?.start ?? 0, last?.end ?? 0);
    const spoken = part.map(({ word }) => word).join(" ");
    const isShort = part.some(({ token }) => Object.hasOwn(SHORTHAND, tokens[token]?.word ?? ""));
    found.push({
      text,
      phrases: phrasesOf(ids, isShort ? spoken : text),
      terms: ids,
      hollow: length === 1 && HOLLOW.has(spoken),
    });
    at += length;
  }
  const told = found.filter(({ hollow }) => !hollow);
  return (told.length > 0 ? told : found).map(({ text, phrases, terms }) => ({ text, phrases, terms }));
}

/** The concepts that the most words from a place on can mean, and how many words those are. */
function maxTerm(words: readonly Word[], from: number): { ids: readonly string[]; length: number } {
  let node = aliasTree;
  let maxLength: { ids: readonly string[]; length: number } = { ids: [], length: 1 };
  for (let at = from; at < words.length; at += 1) {
    const next = node.next.get(words[at]?.word ?? "");
    if (next === undefined) break;
    node = next;
    if (node.readings.length > 0)
      maxLength = { ids: [...new Set(node.readings.map(({ id }) => id))], length: at - from + 1 };
  }
  return maxLength;
}

function phrasesOf(ids: readonly string[], spoken: string): readonly string[] {
  const phrases = ids.flatMap((id) => namesOf(concept(id)));
  return [...new Set([spoken, ...phrases])].slice(0, MOST_PHRASES);
}

function namesOf(of: Concept | null): readonly string[] {
  if (of === null) return [];
  const { name, aliases, ambiguous = [] } = of;
  const short = ambiguous.map(({ alias }) => alias).filter((alias) => alias.length <= LONGEST_SHORT);
  return [name.replace(/\s*\(.*\)/, ""), ...aliases, ...short];
}

/** Every concept that a search may mean, under all that a text may call it. */
export const namedTerms = (): readonly { readonly term: string; readonly names: readonly string[] }[] =>
  concepts.map((each) => ({ term: each.id, names: namesOf(each) }));

/** Whether a word, in lower case, is a short form that wordingsOf reads. */
export const isShorthand = (word: string): boolean =>
  wordsOf(word).every((each) => Object.hasOwn(SHORTHAND, each));

/** Every word of the vocabulary, folded; what people may type that no posting says yet. */
export function vocabulary(): readonly string[] {
  const words = new Set<string>();
  const visit = (node: typeof aliasTree): void => {
    for (const [word, next] of node.next) {
      words.add(word);
      visit(next);
    }
  };
  visit(aliasTree);
  return [...words];
}
