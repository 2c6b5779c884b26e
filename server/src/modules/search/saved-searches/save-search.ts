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
import type { SearchRow } from "./queries.ts";

/**
 * Saves a search. Alerts report what is posted from now on, as often as the search preferences say unless told.
 * @throws HttpError 409 when there are too many already
 */
export async function saveSearch(
  db: Db,
  userId: number,
  { frequency, ...given }: NewSavedSearch,
  now: Date,
): Promise<SearchRow> {
  return db.transaction(async (tx) => {
    await lockActiveUser(tx, userId, "no key update");
    const [kept] = await tx
      .select({ count: count() })
      .from(savedSearches)
      .where(eq(savedSearches.userId, userId));
    if (kept && kept.count >= limits.savedSearches) throw conflict(errorMessages.savedSearchesFull);
    const often = frequency ?? (await findPreferences(tx, userId)).alertFrequency;
    const [row] = await tx
      .insert(savedSearches)
      .values({ ...given, userId, frequency: often, createdAt: now, alertsFrom: now, checkedAt: now })
      .returning();
    if (!row) throw new Error("The search was not stored.");
    await announce(tx, { to: [userId], topics: savedSearchEndpoints.saveSearch.changes });
    return row;
  });
}
