import type { SavedSearch } from "@caseload/contract/search/saved-searches";

/** What a search screen asks for now: what a saved search that is edited there would become. */
export type EditedSearch = Pick<SavedSearch, "query" | "filters">;
