/** Expands the words of a search query by what else the same things are called. */
import type { Concept } from "./concepts.ts";
import { concepts } from "./concepts.ts";
import { aliasTrie, findConcept } from "./ontology.ts";
import searchTerms from "./search-terms.json" with { type: "json" };
import { normalizedWords, tokenize } from "./tokens.ts";

export interface ExpandedTerm {
  /** As typed. */
  readonly text: string;
  /** Synonymous phrases; the typed words come first, written out in full. */
  readonly phrases: readonly string[];
  /** Ids of the concepts that the text may mean. The phrases are all their names, up to a limit. */
  readonly terms: readonly string[];
}

/** Only a search reads these: in running text most abbreviations mean something else ("re", "comm"). */
const ABBREVIATIONS: Readonly<Record<string, string>> = searchTerms.abbreviations;
/** Words that every search for work may contain; they count only if nothing else is typed. */
const IGNORED: ReadonlySet<string> = new Set(searchTerms.ignored);
const MAX_PHRASES = 24;
/** Ambiguous aliases up to this length are abbreviations (IP, PI, MSA) and safe in a search; longer ones are not. */
const MAX_ABBREVIATION_LENGTH = 3;

interface Word {
  readonly word: string;
  /** Index of the typed word that this one is, or is written out from. */
  readonly token: number;
}

/** The parts of a query, all of which are meant. The words of a known name stay together. */
export function expandTerms(query: string): readonly ExpandedTerm[] {
  const tokens = tokenize(query);
  const words: readonly Word[] = tokens.flatMap(({ word }, token) =>
    normalizedWords(writtenOut(word) ?? word).map((each) => ({ word: each, token })),
  );
  const found: (ExpandedTerm & { readonly ignored: boolean })[] = [];
  for (let at = 0; at < words.length;) {
    const { ids, length } = maxTerm(words, at);
    const part = words.slice(at, at + length);
    const [first, last] = [tokens[part[0]?.token ?? 0], tokens[part.at(-1)?.token ?? 0]];
    const text = query.slice(first?.start ?? 0, last?.end ?? 0);
    const inFull = part.map(({ word }) => word).join(" ");
    const isShort = part.some(({ token }) => writtenOut(tokens[token]?.word ?? "") !== undefined);
    found.push({
      text,
      phrases: phrasesOf(ids, isShort ? inFull : text),
      terms: ids,
      ignored: length === 1 && IGNORED.has(inFull),
    });
    at += length;
  }
  const kept = found.filter(({ ignored }) => !ignored);
  return (kept.length > 0 ? kept : found).map(({ text, phrases, terms }) => ({ text, phrases, terms }));
}

const writtenOut = (word: string): string | undefined =>
  Object.hasOwn(ABBREVIATIONS, word) ? ABBREVIATIONS[word] : undefined;

/** The concepts that the longest run of words from `from` on may mean, and the length of that run. */
function maxTerm(words: readonly Word[], from: number): { ids: readonly string[]; length: number } {
  let node = aliasTrie;
  let maxLength: { ids: readonly string[]; length: number } = { ids: [], length: 1 };
  for (let at = from; at < words.length; at += 1) {
    const next = node.next.get(words[at]?.word ?? "");
    if (next === undefined) break;
    node = next;
    if (node.senses.length > 0)
      maxLength = { ids: [...new Set(node.senses.map(({ id }) => id))], length: at - from + 1 };
  }
  return maxLength;
}

function phrasesOf(ids: readonly string[], inFull: string): readonly string[] {
  const names = ids.map(findConcept).flatMap((each) => (each === null ? [] : namesOf(each)));
  return [...new Set([inFull, ...names])].slice(0, MAX_PHRASES);
}

function namesOf({ name, aliases, ambiguous = [] }: Concept): readonly string[] {
  const abbreviations = ambiguous
    .map(({ alias }) => alias)
    .filter((alias) => alias.length <= MAX_ABBREVIATION_LENGTH);
  return [name.replace(/\s*\(.*\)/, ""), ...aliases, ...abbreviations];
}

/** Every concept with all names under which a search finds it. */
export const conceptNames = (): readonly { readonly term: string; readonly names: readonly string[] }[] =>
  concepts.map((each) => ({ term: each.id, names: namesOf(each) }));

/** Whether a word in lower case is an abbreviation that `expandTerms` writes out. */
export const isAbbreviation = (word: string): boolean =>
  normalizedWords(word).every((each) => writtenOut(each) !== undefined);

/** Every normalized word of the ontology, for correcting what no posting contains yet. */
export function vocabulary(): readonly string[] {
  const words = new Set<string>();
  const visit = (node: typeof aliasTrie): void => {
    for (const [word, next] of node.next) {
      words.add(word);
      visit(next);
    }
  };
  visit(aliasTrie);
  return [...words];
}
