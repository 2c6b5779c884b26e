import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import type { SavedSearchRow } from "./queries.ts";

export function presentSavedSearch(row: SavedSearchRow): SavedSearch {
  return {
    id: row.id,
    name: row.name,
    query: row.query,
    filters: row.filters,
    alertEnabled: row.alertEnabled,
    frequency: row.frequency,
    lastNotifiedAt: row.lastNotifiedAt?.toISOString() ?? null,
    fromPreferences: row.fromPreferences,
    createdAt: row.createdAt.toISOString(),
  };
}
