import type { VocabularyKind } from "@caseload/contract/profiles/profile-options";
import type { Concept, ConceptKind } from "@caseload/matching/ontology/concepts";
import { concepts } from "@caseload/matching/ontology/concepts";

const maxSuggestions = 8;
/** The parent concept of all e-filing systems. */
const filingSystems = "court-systems";
const skillKinds: readonly ConceptKind[] = ["task", "tool", "document", "form", "skill", "subfield"];

const belongsTo: Record<VocabularyKind, (concept: Concept) => boolean> = {
  skill: ({ kind, parent }) => skillKinds.includes(kind) && parent !== filingSystems,
  language: ({ kind, id }) => kind === "language" && id !== "language-bilingual",
  court: ({ kind }) => kind === "court",
  efilingSystem: ({ parent }) => parent === filingSystems,
};

const labelOf = ({ kind, name }: Concept): string =>
  kind === "language" ? name.replace(/ language$/, "") : name;
const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** 0: the name starts with the text; 1: a word of the name does; 2: an alias does; null: no match. */
function matchRank(concept: Concept, text: string): number | null {
  const name = normalize(labelOf(concept));
  if (name.startsWith(text)) return 0;
  if (` ${name}`.includes(` ${text}`)) return 1;
  return concept.aliases.some((alias) => normalize(alias).startsWith(text)) ? 2 : null;
}

/** Terms of the matching vocabulary, best match first; without input the first ones of the list. */
export function suggestProfileTerms(kind: VocabularyKind, input = ""): string[] {
  const text = normalize(input);
  return concepts
    .filter(belongsTo[kind])
    .flatMap((concept) => {
      const rank = matchRank(concept, text);
      return rank === null ? [] : [{ rank, name: labelOf(concept) }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, maxSuggestions)
    .map(({ name }) => name);
}
