/** The one immutable index over all lists: concepts, their relations, and the aliases as a tree of words. */
import type { Concept } from "./concept.ts";
import { courts } from "./court-words.ts";
import { credentials } from "./credential-words.ts";
import { documents } from "./document-words.ts";
import { fieldPapers } from "./field-paper-words.ts";
import { formConcepts } from "./form-words.ts";
import { languages } from "./language-words.ts";
import { litigationTasks } from "./litigation-task-words.ts";
import { practices } from "./practice-words.ts";
import { skills } from "./skill-words.ts";
import { statutes } from "./statute-words.ts";
import { subfields } from "./subfield-words.ts";
import { wordsOf } from "./tokens.ts";
import { tools } from "./tool-words.ts";
import { transactionTasks } from "./transaction-task-words.ts";

/** A concept that an alias may mean; without needs it is meant wherever no better reading is supported. */
export interface Reading {
  readonly id: string;
  readonly needs: ReadonlySet<string> | null;
}

export interface AliasNode {
  readonly next: Map<string, AliasNode>;
  readonly readings: Reading[];
}

export const concepts: readonly Concept[] = [
  ...practices,
  ...subfields,
  ...litigationTasks,
  ...transactionTasks,
  ...tools,
  ...documents,
  ...fieldPapers,
  ...formConcepts,
  ...statutes,
  ...courts,
  ...credentials,
  ...languages,
  ...skills,
];

const byId = new Map(concepts.map((concept) => [concept.id, concept]));
if (byId.size !== concepts.length) throw new Error("two concepts share an id");

/** The concept of an id, or null. */
export function concept(id: string): Concept | null {
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

/** Relatives, in both directions of the lists. */
export function relatedTo(id: string): ReadonlySet<string> {
  return neighbors.get(id) ?? new Set();
}

export type Relation = "same" | "narrower" | "broader" | "sibling" | "related" | "practice" | "none";

/** What `id` is to `other`: "narrower" when `other` lies above it, "practice" when they only share an area. */
export function relation(id: string, other: string): Relation {
  if (id === other) return "same";
  if (ancestors(id).includes(other)) return "narrower";
  if (ancestors(other).includes(id)) return "broader";
  if (relatedTo(id).has(other)) return "related";
  const parent = byId.get(id)?.parent;
  if (parent !== undefined && parent === byId.get(other)?.parent) return "sibling";
  const areas = practicesOf(other);
  return [...practicesOf(id)].some((area) => areas.has(area)) ? "practice" : "none";
}

/** What a mention of the concept speaks for: itself, what lies above it and its practice areas. */
export function evidenceOf(id: string): ReadonlySet<string> {
  return evidence.get(id) ?? new Set();
}

const evidence = new Map(concepts.map(({ id }) => [id, new Set([id, ...ancestors(id), ...practicesOf(id)])]));

const branch = (): AliasNode => ({ next: new Map(), readings: [] });
export const aliasTree: AliasNode = branch();

function plant(alias: string, reading: Reading): void {
  let node = aliasTree;
  for (const word of wordsOf(alias)) {
    const next = node.next.get(word) ?? branch();
    node.next.set(word, next);
    node = next;
  }
  if (node === aliasTree) throw new Error(`${reading.id} has an alias without words`);
  if (node.readings.some(({ id, needs }) => id === reading.id && !needs === !reading.needs)) return;
  const rival = node.readings.find(({ needs }) => needs === null);
  if (rival !== undefined && reading.needs === null) {
    throw new Error(`"${alias}" means both ${rival.id} and ${reading.id}`);
  }
  node.readings.push(reading);
}

for (const { id, name, aliases, ambiguous } of concepts) {
  for (const alias of [name, ...aliases]) plant(alias, { id, needs: null });
  for (const { alias, needs } of ambiguous ?? []) {
    plant(alias, { id, needs: new Set(needs.flatMap(supportsOf)) });
  }
}

/** A need may be a concept, a word, or both ("tax"). */
function supportsOf(need: string): readonly string[] {
  if (!byId.has(need)) return wordsOf(need);
  return need.includes("-") ? [need] : [need, ...wordsOf(need)];
}
