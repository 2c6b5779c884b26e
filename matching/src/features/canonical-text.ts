/** Writes the concepts that a text names by their one name, so that every feature compares them alike. */
import { extractConcepts } from "../ontology/extract-concepts.ts";
import type { Mention } from "../ontology/extract-concepts.ts";
import { findConcept } from "../ontology/ontology.ts";
import { polaritySpans } from "../text/polarity.ts";
import type { Span } from "../text/polarity.ts";

/** A text with what it names and what it refuses, all by offsets into it. */
export interface ReadText {
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly spans: readonly Span[];
}

export function readText(text: string, fields: readonly string[]): ReadText {
  return { text, mentions: extractConcepts(text, { fields }), spans: polaritySpans(text) };
}

/** Kinds whose aliases say the same as their names; languages and credentials are compared as conditions. */
const NAMED: ReadonlySet<string> = new Set([
  "practice",
  "subfield",
  "task",
  "tool",
  "document",
  "form",
  "statute",
  "court",
]);

/** What the range says in the canonical wording, without or with only its refused spans. */
export function canonicalText(
  { text, mentions, spans }: ReadText,
  part: "affirmed" | "refused",
  start = 0,
  end = text.length,
): string {
  const named = new Set<string>();
  let written = "";
  let at = start;
  const copyUntil = (until: number): void => {
    for (const mention of mentions) {
      if (mention.end <= at || mention.start >= until) continue;
      if (mention.start >= at) {
        written += text.slice(at, mention.start);
        if (!named.has(mention.id)) written += nameOf(mention, text);
        named.add(mention.id);
      }
      at = Math.max(at, Math.min(mention.end, until));
    }
    written += text.slice(at, until);
    at = until;
  };
  for (const span of spans) {
    if (span.end <= start || span.start >= end) continue;
    const [from, until] = [Math.max(start, span.start), Math.min(end, span.end)];
    if (part === "affirmed") copyUntil(Math.max(at, from));
    else at = from;
    if (part === "refused" && span.kind === "refused") copyUntil(until);
    written += " . ";
    at = Math.max(at, until);
  }
  if (part === "affirmed") copyUntil(end);
  return written;
}

/** The name as one clause. The alias itself where the concept is compared in another way. */
function nameOf({ id, start, end }: Mention, text: string): string {
  const concept = findConcept(id);
  if (concept === null || !NAMED.has(concept.kind)) return text.slice(start, end);
  return concept.name.replaceAll(/[.,;:()]/g, " ").trim();
}
