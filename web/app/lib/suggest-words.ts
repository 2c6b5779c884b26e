import type { VocabularyKind } from "@caseload/contract/profiles/profile-options";
import { api } from "./api.ts";

/** Terms of the matching vocabulary, so that profiles and postings use the same ones. */
const suggestionsOf =
  (kind: VocabularyKind) =>
  (q: string): Promise<readonly string[]> =>
    api("suggestProfileWords", { query: { kind, q } });

/** One function for each kind, always the same one. */
export const suggestWords: Readonly<Record<VocabularyKind, (typed: string) => Promise<readonly string[]>>> = {
  skill: suggestionsOf("skill"),
  language: suggestionsOf("language"),
  court: suggestionsOf("court"),
  efilingSystem: suggestionsOf("efilingSystem"),
};
