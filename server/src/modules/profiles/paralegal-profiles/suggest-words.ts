import type { VocabularyKind } from "@caseload/contract/profiles/profile-options";
import type { Concept, ConceptKind } from "@caseload/matching/ontology/concepts";
import { concepts } from "@caseload/matching/ontology/concepts";

const max = 8;
/** Filing systems stand below this concept of the vocabulary. */
const filingSystems = "court-systems";
const skillKinds: readonly ConceptKind[] = ["task", "tool", "document", "form", "skill", "subfield"];

const belongsTo: Record<VocabularyKind, (concept: Concept) => boolean> = {
  skill: ({ kind, parent }) => skillKinds.includes(kind) && parent !== filingSystems,
  language: ({ kind, id }) => kind === "language" && id !== "language-bilingual",
  court: ({ kind }) => kind === "court",
  efilingSystem: ({ parent }) => parent === filingSystems,
};

const named = ({ kind, name }: Concept): string =>
  kind === "language" ? name.replace(/ language$/, "") : name;
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** 0 where a name begins with the words, 1 where one of its words does, 2 where another name of it does. */
function closeness(concept: Concept, words: string): number | null {
  const name = plain(named(concept));
  if (name.startsWith(words)) return 0;
  if (` ${name}`.includes(` ${words}`)) return 1;
  return concept.aliases.some((alias) => plain(alias).startsWith(words)) ? 2 : null;
}

/** Names out of the matching vocabulary, the closest first; the first of the list where nothing is typed. */
export function suggestWords(kind: VocabularyKind, typed = ""): string[] {
  const words = plain(typed);
  return concepts
    .filter(belongsTo[kind])
    .flatMap((concept) => {
      const rank = closeness(concept, words);
      return rank === null ? [] : [{ rank, name: named(concept) }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, max)
    .map(({ name }) => name);
}
