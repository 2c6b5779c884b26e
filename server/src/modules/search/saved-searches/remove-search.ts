import { savedSearchEndpoints } from "@caseload/contract/search/saved-searches";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { savedSearches } from "../../../platform/db/schema/saved-searches.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { mergePreferences } from "../search-preferences/save-preferences.ts";
import { lockSavedSearch } from "./queries.ts";

/**
 * Deletes a person's saved search, and its emails that are not sent yet.
 * @throws HttpError 404 when it does not exist
 */
export async function removeSavedSearch(db: Db, userId: number, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, userId);
    const search = await lockSavedSearch(tx, userId, id);
    if (!search) throw notFound(errorMessages.savedSearchNotFound);
    await tx.delete(savedSearches).where(eq(savedSearches.id, id));
    if (search.fromPreferences) await mergePreferences(tx, userId, { autoNotifications: false }, now);
    await announce(tx, { to: [userId], topics: savedSearchEndpoints.removeSavedSearch.changes });
  });
}
