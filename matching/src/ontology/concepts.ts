/**
 * The concepts of legal work, out of the lists in `concepts/`. Sources: docs/legal-vocabulary.md.
 * The order of the lists is the order of suggestions, and decides between equally supported meanings of an alias.
 */
import actsAndTerms from "./concepts/acts-and-terms.json" with { type: "json" };
import courts from "./concepts/courts.json" with { type: "json" };
import credentials from "./concepts/credentials.json" with { type: "json" };
import documents from "./concepts/documents.json" with { type: "json" };
import equivalents from "./concepts/equivalents.json" with { type: "json" };
import fieldDocuments from "./concepts/field-documents.json" with { type: "json" };
import forms from "./concepts/forms.json" with { type: "json" };
import litigationTasks from "./concepts/litigation-tasks.json" with { type: "json" };
import practices from "./concepts/practices.json" with { type: "json" };
import skills from "./concepts/skills.json" with { type: "json" };
import statutes from "./concepts/statutes.json" with { type: "json" };
import subfields from "./concepts/subfields.json" with { type: "json" };
import tools from "./concepts/tools.json" with { type: "json" };
import transactionTasks from "./concepts/transaction-tasks.json" with { type: "json" };
import { circuits, federalDistricts, languages, numberedForm, stateCourts } from "./derived-concepts.ts";

export const CONCEPT_KINDS = [
  "practice",
  "subfield",
  "task",
  "tool",
  "document",
  "form",
  "statute",
  "court",
  "credential",
  "language",
  "skill",
] as const;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];

/** An alias with several meanings. It counts as this one only where the text around it supports that. */
interface AmbiguousAlias {
  readonly alias: string;
  /** Ids of concepts (each with its descendants) or single words, one of which the text must contain. */
  readonly context: readonly string[];
}

export interface Concept {
  readonly id: string;
  readonly name: string;
  readonly kind: ConceptKind;
  /** Other names. Case, hyphens, possessives and plurals need no aliases of their own. */
  readonly aliases: readonly string[];
  /** Abbreviations that mean the concept where they are written in capitals and nothing supports another meaning. */
  readonly capitals?: readonly string[];
  /** The one broader concept. */
  readonly parent?: string;
  /** Concepts close enough that experience with one is partial evidence of the other. */
  readonly related?: readonly string[];
  /** Ids of practice areas; without it, those of the parent. */
  readonly practice?: readonly string[];
  readonly ambiguous?: readonly AmbiguousAlias[];
}

/** A concept as the lists have it. The kind is that of the list where a row states none. */
export type ConceptRow = Omit<Concept, "kind" | "aliases"> & {
  readonly kind?: string;
  readonly aliases?: readonly string[];
};

function kindNamed(name: string): ConceptKind {
  const kind = CONCEPT_KINDS.find((each) => each === name);
  if (kind === undefined) throw new Error(`${name} is not a kind of concept`);
  return kind;
}

/** Further names by the id of their concept: citations, abbreviations, long and short names of bodies and systems. */
const furtherNames: ReadonlyMap<string, Pick<ConceptRow, "aliases" | "capitals">> = new Map(
  equivalents.map(({ id, ...names }) => [id, names]),
);

const withFurtherNames = (concept: Concept): Concept => {
  const { aliases = [], capitals = [] } = furtherNames.get(concept.id) ?? {};
  return {
    ...concept,
    aliases: [...concept.aliases, ...aliases],
    capitals: [...(concept.capitals ?? []), ...capitals],
  };
};

const list = (kind: ConceptKind, rows: readonly ConceptRow[]): Concept[] =>
  rows.map((row) =>
    withFurtherNames({ ...row, kind: kindNamed(row.kind ?? kind), aliases: row.aliases ?? [] }),
  );

export const concepts: readonly Concept[] = [
  ...list("practice", practices),
  ...list("subfield", subfields),
  ...list("task", litigationTasks),
  ...list("task", transactionTasks),
  ...list("tool", tools),
  ...list("document", documents),
  ...list("document", fieldDocuments),
  ...list(
    "form",
    forms.map((row) => (row.number === undefined ? row : numberedForm(row))),
  ),
  ...list("statute", statutes),
  ...list("document", actsAndTerms),
  ...list("court", [...courts, ...stateCourts, ...circuits, ...federalDistricts]),
  ...list("credential", credentials),
  ...list("language", languages),
  ...list("skill", skills),
];
