import type { VocabularyKind } from "@caseload/contract/profiles/profile-options";
import { api } from "./api.ts";

/** What matching knows by such a name, so that people's words and postings' words meet. */
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
