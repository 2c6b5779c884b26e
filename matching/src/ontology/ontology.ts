/** Relations between concepts, and a trie of all aliases. Both are built once, on import. */
import type { Concept } from "./concepts.ts";
import { concepts } from "./concepts.ts";
import stopWords from "../text/stop-words.json" with { type: "json" };
import { normalizedWords, tokenize } from "./tokens.ts";

/** A concept that an alias may mean. Without context, it applies wherever no other sense is supported. */
export interface Sense {
  readonly id: string;
  readonly context: ReadonlySet<string> | null;
  /** Without support it applies only where the alias is written in capitals. */
  readonly inCapitals?: boolean;
}

export interface TrieNode {
  readonly next: Map<string, TrieNode>;
  readonly senses: Sense[];
  /** An alias has a comma before this word. */
  afterComma?: boolean;
}

const byId = new Map(concepts.map((concept) => [concept.id, concept]));
if (byId.size !== concepts.length) throw new Error("two concepts share an id");

/** The concept of an id, or null. */
export function findConcept(id: string): Concept | null {
  return byId.get(id) ?? null;
}

const parents = new Map(concepts.map(({ id }) => [id, climb(id)]));

function climb(id: string): readonly string[] {
  const above: string[] = [];
  let parent = byId.get(id)?.parent;
  while (parent !== undefined) {
    if (above.includes(parent)) throw new Error(`${id} is its own ancestor`);
    above.push(parent);
    parent = byId.get(parent)?.parent;
  }
  return above;
}

/** Broader concepts, nearest first. */
export function ancestors(id: string): readonly string[] {
  return parents.get(id) ?? [];
}

const practiceIds = new Map(concepts.map(({ id }) => [id, new Set(collectPractices(id))]));

function collectPractices(id: string): readonly string[] {
  const own = byId.get(id);
  if (own === undefined) return [];
  if (own.kind === "practice") return [id];
  if (own.practice !== undefined) return own.practice;
  return own.parent === undefined ? [] : collectPractices(own.parent);
}

/** Practice areas of a concept: its own where stated, else its parent's. */
export function practicesOf(id: string): ReadonlySet<string> {
  return practiceIds.get(id) ?? new Set();
}

const neighbors = new Map<string, Set<string>>();
for (const { id, related } of concepts) {
  for (const other of related ?? []) {
    neighbors.set(id, (neighbors.get(id) ?? new Set()).add(other));
    neighbors.set(other, (neighbors.get(other) ?? new Set()).add(id));
  }
}

/** Related concepts. The relation is symmetric, whichever of the two rows states it. */
export function relatedTo(id: string): ReadonlySet<string> {
  return neighbors.get(id) ?? new Set();
}

/** Ids that a mention of the concept is evidence for: the concept, its ancestors and its practice areas. */
export function evidenceOf(id: string): ReadonlySet<string> {
  return evidence.get(id) ?? new Set();
}

const evidence = new Map(concepts.map(({ id }) => [id, new Set([id, ...ancestors(id), ...practicesOf(id)])]));

const emptyNode = (): TrieNode => ({ next: new Map(), senses: [] });
export const aliasTrie: TrieNode = emptyNode();

function addAlias(alias: string, sense: Sense): void {
  let node = aliasTrie;
  const tokens = tokenize(alias);
  for (const [at, { word, start }] of tokens.entries()) {
    const next = node.next.get(word) ?? emptyNode();
    node.next.set(word, next);
    node = next;
    if (alias.slice(tokens[at - 1]?.end ?? start, start).includes(",")) node.afterComma = true;
  }
  if (node === aliasTrie) throw new Error(`${sense.id} has an alias without words`);
  if (node.senses.some(({ id, context }) => id === sense.id && !context === !sense.context)) return;
  const isPlain = ({ context, inCapitals = false }: Sense): boolean => context === null && !inCapitals;
  const rival = node.senses.find(isPlain);
  if (rival !== undefined && isPlain(sense)) {
    throw new Error(`"${alias}" means both ${rival.id} and ${sense.id}`);
  }
  node.senses.push(sense);
}

for (const { id, name, aliases, ambiguous, capitals } of concepts) {
  for (const alias of [name, ...aliases]) addAlias(alias, { id, context: null });
  for (const { alias, context } of ambiguous ?? []) {
    addAlias(alias, { id, context: new Set(context.flatMap(contextKeys)) });
  }
  for (const alias of capitals ?? []) addAlias(alias, { id, context: null, inCapitals: true });
}

const LINKS: ReadonlySet<string> = new Set(["a", "an", "and", "for", "in", "of", "on", "the", "to", "with"]);
/** Whole words in capitals, as in a heading, are no initials. */
const PLAIN_WORDS: ReadonlySet<string> = new Set([...stopWords.grammar, ...stopWords.postings]);
const MIN_INITIALS = 3;

/** "ESA" of "Endangered Species Act", "POA" and "PA" of "power of attorney". */
function initialsOf(name: string): string[] {
  const words = name.split(/[^\p{L}']+/u).filter((word) => word !== "");
  if (words.length < MIN_INITIALS) return [];
  const initials = (of: readonly string[]): string => of.map((word) => word.charAt(0).toLowerCase()).join("");
  return [initials(words), initials(words.filter((word) => !LINKS.has(word.toLowerCase())))].filter(
    (each) => each.length >= MIN_INITIALS && !PLAIN_WORDS.has(each),
  );
}

/** Initials of names of several words count in capitals, where they are those of one concept and mean nothing else. */
function addInitials(): void {
  const owners = new Map<string, Set<string>>();
  for (const { id, kind, name, aliases } of concepts) {
    if (kind === "language" || kind === "credential" || kind === "skill") continue;
    for (const initials of [name, ...aliases].flatMap(initialsOf))
      owners.set(initials, (owners.get(initials) ?? new Set()).add(id));
  }
  for (const [initials, ids] of owners) {
    const [id] = ids;
    const known = aliasTrie.next.get(initials)?.senses ?? [];
    if (id === undefined || ids.size > 1 || known.length > 0) continue;
    if (normalizedWords(initials).join(" ") === initials)
      addAlias(initials, { id, context: null, inCapitals: true });
  }
}

addInitials();

/** An entry of a context is a concept, a word, or both ("tax"). */
function contextKeys(entry: string): readonly string[] {
  if (!byId.has(entry)) return normalizedWords(entry);
  return entry.includes("-") ? [entry] : [entry, ...normalizedWords(entry)];
}
