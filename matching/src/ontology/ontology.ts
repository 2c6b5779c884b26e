/** Relations between concepts, and a trie of all aliases. Both are built once, on import. */
import type { Concept } from "./concepts.ts";
import { concepts } from "./concepts.ts";
import { normalizedWords } from "./tokens.ts";

/** A concept that an alias may mean. Without context, it applies wherever no other sense is supported. */
export interface Sense {
  readonly id: string;
  readonly context: ReadonlySet<string> | null;
}

export interface TrieNode {
  readonly next: Map<string, TrieNode>;
  readonly senses: Sense[];
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
  for (const word of normalizedWords(alias)) {
    const next = node.next.get(word) ?? emptyNode();
    node.next.set(word, next);
    node = next;
  }
  if (node === aliasTrie) throw new Error(`${sense.id} has an alias without words`);
  if (node.senses.some(({ id, context }) => id === sense.id && !context === !sense.context)) return;
  const rival = node.senses.find(({ context }) => context === null);
  if (rival !== undefined && sense.context === null) {
    throw new Error(`"${alias}" means both ${rival.id} and ${sense.id}`);
  }
  node.senses.push(sense);
}

for (const { id, name, aliases, ambiguous } of concepts) {
  for (const alias of [name, ...aliases]) addAlias(alias, { id, context: null });
  for (const { alias, context } of ambiguous ?? []) {
    addAlias(alias, { id, context: new Set(context.flatMap(contextKeys)) });
  }
}

/** An entry of a context is a concept, a word, or both ("tax"). */
function contextKeys(entry: string): readonly string[] {
  if (!byId.has(entry)) return normalizedWords(entry);
  return entry.includes("-") ? [entry] : [entry, ...normalizedWords(entry)];
}
