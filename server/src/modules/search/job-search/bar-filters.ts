import { usStateOptions } from "@caseload/contract/us-states";
import { facet } from "./filter-columns.ts";

const admission =
  /\bbar\b|\b(?:licensed|admitted|practicing) (?:attorney|lawyer)s?\b|\b(?:attorney|law) licen[sc]e\b|\badmitted to practice\b/i;
const waived = /\b(?:not|no)\b.{0,30}\b(?:required|needed|necessary)\b/i;

/** Longer names first, because "Virginia" stands in "West Virginia"; the District before the state of Washington. */
const spellings: readonly (readonly [words: RegExp, code: string])[] = [
  [/\bdistrict of columbia\b|\bwashington,? d\.? ?c\b\.?|\bd\.c\./gi, "DC"],
  ...usStateOptions
    .toSorted((one, other) => other.label.length - one.label.length)
    .map(({ value, label }) => [new RegExp(String.raw`\b${label}\b`, "gi"), value] as const),
  ...usStateOptions.map(({ value }) => [new RegExp(String.raw`\b${value}\b`, "g"), value] as const),
];

function statesIn(text: string): string[] {
  let rest = text;
  return spellings.flatMap(([words, code]) => {
    const without = rest.replace(words, " ");
    const isNamed = without !== rest;
    rest = without;
    return isNamed ? [code] : [];
  });
}

/** Of the required credentials: whether a bar is among them, and whose; the bar of the posting's state where none is named. */
export function barFacets(credentials: readonly string[], ownState: string | null): string[] {
  const asked = credentials.filter((text) => admission.test(text) && !waived.test(text));
  if (asked.length === 0) return [];
  const states = asked.flatMap((text) => {
    const named = statesIn(text);
    return named.length > 0 || ownState === null ? named : [ownState];
  });
  return [facet.bar("any"), ...states.map(facet.bar)];
}
