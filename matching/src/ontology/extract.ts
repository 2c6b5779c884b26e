/** Concepts out of free text: longest match over words, with what the text says about each. */
import { polarityCues, standingCues, strengthCues } from "./cues.ts";
import { aliasTree, evidenceOf } from "./ontology.ts";
import type { AliasNode, Reading } from "./ontology.ts";
import { govern, partings } from "./reach.ts";
import { sectionStrengths } from "./sections.ts";
import type { Strength } from "./sections.ts";
import { joins, tokenize } from "./tokens.ts";
import type { Token } from "./tokens.ts";

export type Polarity = "affirmed" | "refused" | "lacking";
export type Standing = "current" | "former" | "studied" | "wished";

export interface Mention {
  readonly id: string;
  /** Offsets into the text, in UTF-16 units, for marking. */
  readonly start: number;
  readonly end: number;
  readonly polarity: Polarity;
  readonly strength: Strength;
  readonly standing: Standing;
}

export interface Setting {
  /** Concepts known from elsewhere, such as the posting's specialties; they help to read ambiguous words. */
  readonly fields?: readonly string[];
}

interface Match {
  readonly id: string;
  readonly first: number;
  readonly last: number;
}

/** How many words on either side count as nearby for an ambiguous alias, before the whole text is asked. */
const NEARBY = 30;
/** Characters that are read; what lies beyond is no posting or profile. */
const LONGEST_TEXT = 100_000;
/** "$8k" is money, not a form. */
const MONEY = /\$\s?$/;

/** Mentions in the order of the text; spans do not overlap. */
export function extract(text: string, setting: Setting = {}): readonly Mention[] {
  const read = text.slice(0, LONGEST_TEXT);
  const tokens = tokenize(read);
  if (tokens.length === 0) return [];
  const context = contextOf(tokens, matches(read, tokens, null), setting.fields ?? []);
  const parted = partings(read, tokens);
  const polarity = govern(tokens, parted, polarityCues, false);
  const strength = govern(tokens, parted, strengthCues, true);
  const standing = govern(tokens, parted, standingCues, false);
  const section = sectionStrengths(read, tokens);
  return matches(read, tokens, context).map(({ id, first, last }) => ({
    id,
    start: tokens[first]?.start ?? 0,
    end: tokens[last]?.end ?? 0,
    polarity: polarity[first] ?? "affirmed",
    strength: strength[first] ?? section[first] ?? "mentioned",
    standing: standing[first] ?? "current",
  }));
}

/** What the text speaks of: per word the evidence around it, and all evidence together. */
interface Context {
  readonly tokens: readonly Token[];
  readonly at: readonly (ReadonlySet<string> | undefined)[];
  readonly count: ReadonlyMap<string, number>;
}

function contextOf(tokens: readonly Token[], sure: readonly Match[], fields: readonly string[]): Context {
  const at: (ReadonlySet<string> | undefined)[] = [];
  const count = new Map<string, number>();
  const add = (key: string) => count.set(key, (count.get(key) ?? 0) + 1);
  for (const { id, first, last } of sure) {
    const evidence = evidenceOf(id);
    for (let index = first; index <= last; index += 1) at[index] = evidence;
    for (const key of evidence) add(key);
  }
  for (const { word } of tokens) add(word);
  for (const field of fields) for (const key of evidenceOf(field)) add(key);
  return { tokens, at, count };
}

function matches(text: string, tokens: readonly Token[], context: Context | null): readonly Match[] {
  const found: Match[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    const match = maxAt(text, tokens, first, context);
    if (match === null) continue;
    found.push(match);
    first = match.last;
  }
  return found;
}

function maxAt(text: string, tokens: readonly Token[], first: number, context: Context | null): Match | null {
  let node: AliasNode | undefined = aliasTree;
  let maxLength: Match | null = null;
  for (let last = first; last < tokens.length; last += 1) {
    const token = tokens[last];
    const before = last > first ? tokens[last - 1] : undefined;
    if (token === undefined || (before !== undefined && !joins(text, before, token))) break;
    node = node.next.get(token.word);
    if (node === undefined) break;
    if (node.readings.length === 0 || isMoney(text, token, tokens[first])) continue;
    const id = choose(node.readings, first, last, context);
    if (id !== null) maxLength = { id, first, last };
  }
  return maxLength;
}

function isMoney(text: string, last: Token, first: Token | undefined): boolean {
  if (first === undefined || !/^\d/.test(first.word)) return false;
  return MONEY.test(text.slice(Math.max(0, first.start - 2), first.start)) || text.charAt(last.end) === "%";
}

/** The best supported reading, near before far; else the plain one; else none. */
function choose(
  readings: readonly Reading[],
  first: number,
  last: number,
  context: Context | null,
): string | null {
  const plain = readings.find(({ needs }) => needs === null)?.id ?? null;
  if (context === null) return plain === null || readings.length > 1 ? null : plain;
  let best = plain;
  let bestSupport = 0;
  for (const { id, needs } of readings) {
    if (needs === null) continue;
    const support = supportOf(needs, first, last, context);
    if (support > bestSupport) [best, bestSupport] = [id, support];
  }
  return best;
}

/** One near word outweighs any number of far ones. */
function supportOf(
  needs: ReadonlySet<string>,
  first: number,
  last: number,
  { tokens, at, count }: Context,
): number {
  let near = 0;
  const seen = new Set<string>();
  for (
    let index = Math.max(0, first - NEARBY);
    index <= Math.min(tokens.length - 1, last + NEARBY);
    index += 1
  ) {
    const word = tokens[index]?.word ?? "";
    if (index >= first && index <= last) {
      seen.add(word);
      continue;
    }
    const distance = index < first ? first - index : index - last;
    if (needs.has(word) || speaksOf(at[index], needs)) near += 1 / distance;
  }
  let far = 0;
  for (const need of needs) if (!seen.has(need)) far += Math.min(count.get(need) ?? 0, 3);
  return near + far / 10_000;
}

function speaksOf(evidence: ReadonlySet<string> | undefined, needs: ReadonlySet<string>): boolean {
  if (evidence !== undefined) for (const key of evidence) if (needs.has(key)) return true;
  return false;
}
