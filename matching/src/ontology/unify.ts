/** SPEC section 9 names practice areas and certificates in several clashing lists; here each value finds its concept. */
import { aliasTree, concept } from "./ontology.ts";
import { wordsOf } from "./tokens.ts";

/** Values of the forms whose words alone do not name their concept. */
const VALUES: Readonly<Record<string, string>> = {
  realestate: "real-estate",
  ip: "intellectual-property",
  corporate_law: "corporate",
  tax_law: "tax",
  spanish: "language-spanish",
};

/**
 * The concept of a form's value or label ("realestate", "real_estate", "Health Law", "Notary Public");
 * null where free text names none.
 */
export function conceptOfValue(value: string): string | null {
  const direct = VALUES[value.trim().toLowerCase()];
  if (direct !== undefined) return direct;
  const words = wordsOf(value.replaceAll("_", " "));
  const own = concept(words.join("-"));
  let node = aliasTree;
  for (const word of words) {
    const next = node.next.get(word);
    if (next === undefined) return own?.id ?? null;
    node = next;
  }
  const plain = node.readings.find(({ needs }) => needs === null);
  return plain?.id ?? own?.id ?? null;
}
