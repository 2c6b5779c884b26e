/** Finds concepts in free text: the longest alias at each word, with what the text says about it. */
import type { Strength } from "../text/strength.ts";
import { polaritySpans } from "../text/polarity.ts";
import type { Span } from "../text/polarity.ts";
import { countWords } from "../text/words.ts";
import { applyCues, gapsBefore, sectionStrengths, standingCues, strengthCues } from "./cues.ts";
import { aliasTrie, evidenceOf } from "./ontology.ts";
import type { Sense, TrieNode } from "./ontology.ts";
import { isOnePhrase, tokenize } from "./tokens.ts";
import type { Token } from "./tokens.ts";

type Polarity = "affirmed" | "refused" | "lacking";
export type Standing = "current" | "former" | "studied" | "wished";

export interface Mention {
  readonly id: string;
  /** Offsets into the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly polarity: Polarity;
  readonly strength: Strength;
  readonly standing: Standing;
}

interface ExtractOptions {
  /** Concepts known from other sources, such as a posting's specialties; they help to disambiguate. */
  readonly fields?: readonly string[];
}

interface Match {
  readonly id: string;
  readonly first: number;
  readonly last: number;
}

/** Words on either side that weigh as context of an ambiguous alias, before the text as a whole does. */
const NEARBY = 30;
/** Characters; the rest of a longer text is ignored. */
const MAX_TEXT_LENGTH = 100_000;
/** "$8k" is an amount, not Form 8-K. */
const MONEY = /\$\s?$/;

/** Mentions in the order of the text. Spans do not overlap. */
export function extractConcepts(text: string, { fields = [] }: ExtractOptions = {}): readonly Mention[] {
  const read = text.slice(0, MAX_TEXT_LENGTH);
  const tokens = tokenize(read);
  if (tokens.length === 0) return [];
  const aliases = aliasesIn(read, tokens);
  const context = contextOf(tokens, matches(aliases, null), fields);
  const gaps = gapsBefore(read, tokens);
  const spans = polaritySpans(read);
  const strength = applyCues(tokens, gaps, strengthCues, true);
  const standing = applyCues(tokens, gaps, standingCues, false);
  const section = sectionStrengths(read, tokens);
  return matches(aliases, context).map(({ id, first, last }) => ({
    id,
    start: tokens[first]?.start ?? 0,
    end: tokens[last]?.end ?? 0,
    polarity: polarityAt(spans, tokens[first]?.start ?? 0),
    strength: strength[first] ?? section[first] ?? "mentioned",
    standing: standing[first] ?? "current",
  }));
}

function polarityAt(spans: readonly Span[], at: number): Polarity {
  return spans.find(({ start, end }) => start <= at && at < end)?.kind ?? "affirmed";
}

/** The evidence for concepts at each word, and counted over the whole text. */
interface Context {
  readonly tokens: readonly Token[];
  readonly at: readonly (ReadonlySet<string> | undefined)[];
  /** Counted where a text has an alias that depends on it. */
  readonly count: () => ReadonlyMap<string, number>;
}

function contextOf(
  tokens: readonly Token[],
  unambiguous: readonly Match[],
  fields: readonly string[],
): Context {
  const at: (ReadonlySet<string> | undefined)[] = [];
  for (const { id, first, last } of unambiguous) {
    const evidence = evidenceOf(id);
    for (let index = first; index <= last; index += 1) at[index] = evidence;
  }
  let counted: ReadonlyMap<string, number> | undefined;
  const count = (): ReadonlyMap<string, number> =>
    (counted ??= countWords([
      ...[...unambiguous.map(({ id }) => id), ...fields].flatMap((id) => [...evidenceOf(id)]),
      ...tokens.map(({ word }) => word),
    ]));
  return { tokens, at, count };
}

/** An alias in the text, which may mean nothing there. */
interface Alias {
  readonly last: number;
  readonly senses: readonly Sense[];
  readonly isCapitals: boolean;
}

/** The aliases that begin at each word, the shortest first. */
function aliasesIn(text: string, tokens: readonly Token[]): readonly (readonly Alias[])[] {
  return tokens.map((_, first) => aliasesAt(text, tokens, first));
}

const NO_ALIASES: readonly Alias[] = [];

function aliasesAt(text: string, tokens: readonly Token[], first: number): readonly Alias[] {
  let node: TrieNode | undefined = aliasTrie;
  let found: Alias[] | null = null;
  for (let last = first; last < tokens.length; last += 1) {
    const token = tokens[last];
    const before = last > first ? tokens[last - 1] : undefined;
    if (token === undefined) break;
    node = node.next.get(token.word);
    if (node === undefined) break;
    const isJoined =
      before === undefined ||
      isOnePhrase(text, before, token) ||
      (node.afterComma === true && /^,[^\S\n]+$/.test(text.slice(before.end, token.start)));
    if (!isJoined) break;
    if (node.senses.length === 0 || isMoney(text, token, tokens[first])) continue;
    if (isPartOfWord(text, token.end)) continue;
    const isCapitals =
      node.senses.some(({ inCapitals }) => inCapitals) &&
      isInCapitals(text.slice(tokens[first]?.start, token.end), text);
    found ??= [];
    found.push({ last, senses: node.senses, isCapitals });
  }
  return found ?? NO_ALIASES;
}

/** The longest alias with a meaning at each word that no earlier one covers. */
function matches(aliases: readonly (readonly Alias[])[], context: Context | null): readonly Match[] {
  const found: Match[] = [];
  for (let first = 0; first < aliases.length; first += 1) {
    const match = longestAt(aliases[first] ?? NO_ALIASES, first, context);
    if (match === null) continue;
    found.push(match);
    first = match.last;
  }
  return found;
}

function longestAt(aliases: readonly Alias[], first: number, context: Context | null): Match | null {
  for (let at = aliases.length - 1; at >= 0; at -= 1) {
    const alias = aliases[at];
    if (alias === undefined) continue;
    const id = disambiguate(alias.senses, first, alias.last, context, alias.isCapitals);
    if (id !== null) return { id, first, last: alias.last };
  }
  return null;
}

/** "FLAG", but not in a text that is all in capitals. */
const isInCapitals = (alias: string, text: string): boolean =>
  /\p{Lu}.*\p{Lu}/u.test(alias) && !/\p{Ll}\p{Ll}/u.test(alias) && /\p{Ll}|^.{1,12}$/u.test(text);

const HYPHENS = "-\u2010\u2011";
const CLOSES_WORD = /^[-\u2010\u2011](?:remote|free|adjacent|like|pending|proof|averse|ish)\b/i;

/** A "bankruptcy-remote" entity has nothing to do with bankruptcy. */
const isPartOfWord = (text: string, end: number): boolean =>
  HYPHENS.includes(text.charAt(end)) && CLOSES_WORD.test(text.slice(end, end + 10));

function isMoney(text: string, last: Token, first: Token | undefined): boolean {
  if (first === undefined || !/^\d/.test(first.word)) return false;
  return MONEY.test(text.slice(Math.max(0, first.start - 2), first.start)) || text.charAt(last.end) === "%";
}

/** The sense with the most support, near context before far; else the one that needs no context; else none. */
function disambiguate(
  senses: readonly Sense[],
  first: number,
  last: number,
  context: Context | null,
  isCapitals: boolean,
): string | null {
  const plain = senses.find((sense) => sense.context === null && !(sense.inCapitals ?? false))?.id ?? null;
  if (context === null) return senses.length > 1 ? null : plain;
  let best = plain;
  let bestSupport = 0;
  for (const sense of senses) {
    if (sense.context === null) continue;
    const support = supportOf(sense.context, first, last, context);
    if (support > bestSupport) [best, bestSupport] = [sense.id, support];
  }
  if (best !== null || !isCapitals) return best;
  return senses.find((sense) => sense.inCapitals ?? false)?.id ?? null;
}

/** One word nearby outweighs any number of words farther away. */
function supportOf(
  keys: ReadonlySet<string>,
  first: number,
  last: number,
  { tokens, at, count }: Context,
): number {
  let near = 0;
  const own = new Set<string>();
  const from = Math.max(0, first - NEARBY);
  const until = Math.min(tokens.length - 1, last + NEARBY);
  for (let index = from; index <= until; index += 1) {
    const word = tokens[index]?.word ?? "";
    if (index >= first && index <= last) {
      own.add(word);
      continue;
    }
    const distance = index < first ? first - index : index - last;
    if (keys.has(word) || intersects(at[index], keys)) near += 1 / distance;
  }
  let far = 0;
  const counted = count();
  for (const key of keys) if (!own.has(key)) far += Math.min(counted.get(key) ?? 0, 3);
  return near + far / 10_000;
}

function intersects(evidence: ReadonlySet<string> | undefined, keys: ReadonlySet<string>): boolean {
  if (evidence !== undefined) for (const key of evidence) if (keys.has(key)) return true;
  return false;
}
