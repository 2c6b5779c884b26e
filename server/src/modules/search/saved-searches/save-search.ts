import { savedSearchEndpoints } from "@caseload/contract/search/saved-searches";
import { limits } from "@caseload/contract/limits";
import { errorMessages } from "@caseload/contract/error-messages";
import type { NewSavedSearch } from "@caseload/contract/search/saved-searches";
import { count, eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { savedSearches } from "../../../platform/db/schema/saved-searches.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { findPreferences } from "../search-preferences/queries.ts";
import type { SavedSearchRow } from "./queries.ts";

/**
 * Saves a search. Alerts cover postings from now on, by default at the frequency of the search preferences.
 * @throws HttpError 409 at the limit of saved searches
 */
export async function saveSavedSearch(
  db: Db,
  userId: number,
  { frequency, ...search }: NewSavedSearch,
  now: Date,
): Promise<SavedSearchRow> {
  return db.transaction(async (tx) => {
    await lockActiveUser(tx, userId, "no key update");
    const [saved] = await tx
      .select({ count: count() })
      .from(savedSearches)
      .where(eq(savedSearches.userId, userId));
    if (saved && saved.count >= limits.savedSearches) throw conflict(errorMessages.savedSearchesFull);
    const alertFrequency = frequency ?? (await findPreferences(tx, userId)).alertFrequency;
    const [row] = await tx
      .insert(savedSearches)
      .values({
        ...search,
        userId,
        frequency: alertFrequency,
        createdAt: now,
        alertsFrom: now,
        checkedAt: now,
      })
      .returning();
    if (!row) throw new Error("The search was not stored.");
    await announce(tx, { to: [userId], topics: savedSearchEndpoints.saveSearch.changes });
    return row;
  });
}
