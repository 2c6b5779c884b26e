/** Maps form values to concepts. SPEC section 9 spells practice areas and certificates in several ways. */
import { aliasTrie, findConcept } from "./ontology.ts";
import { normalizedWords } from "./tokens.ts";

/** Form values whose words alone do not name their concept. */
const VALUES: Readonly<Record<string, string>> = {
  realestate: "real-estate",
  ip: "intellectual-property",
  corporate_law: "corporate",
  tax_law: "tax",
  spanish: "language-spanish",
};

/** The concept of a value or label ("realestate", "real_estate", "Health Law"); null where free text names none. */
export function conceptForValue(value: string): string | null {
  const name = value.trim().toLowerCase();
  const direct = Object.hasOwn(VALUES, name) ? VALUES[name] : undefined;
  if (direct !== undefined) return direct;
  const words = normalizedWords(value.replaceAll("_", " "));
  const own = findConcept(words.join("-"))?.id ?? null;
  let node = aliasTrie;
  for (const word of words) {
    const next = node.next.get(word);
    if (next === undefined) return own;
    node = next;
  }
  return node.senses.find(({ context }) => context === null)?.id ?? own;
}
