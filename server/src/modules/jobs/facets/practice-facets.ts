import { specialtyLabel } from "@caseload/contract/options";
import { ancestors, practicesOf } from "@caseload/matching/ontology/ontology";
import { conceptForValue } from "@caseload/matching/ontology/concept-for-value";
import { facet } from "./facet-terms.ts";

/** One lexeme for all spellings of a practice area or specialty; what the vocabulary lacks stands for itself. */
export const practiceFacet = (value: string): string =>
  facet.practice(conceptForValue(value) ?? `=${specialtyLabel(value).toLowerCase()}`);

/** Those of a posting's specialties and of every area that they belong to: DACA is immigration work. */
export function practiceFacets(values: readonly string[]): string[] {
  return values.flatMap((value) => {
    const id = conceptForValue(value);
    const above = id === null ? [] : [...ancestors(id), ...practicesOf(id)];
    return [practiceFacet(value), ...above.map(facet.practice)];
  });
}
