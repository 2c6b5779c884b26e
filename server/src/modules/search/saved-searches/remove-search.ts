import { savedSearchEndpoints } from "@caseload/contract/search/saved-searches";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { savedSearches } from "../../../platform/db/schema/saved-searches.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { mergePreferences } from "../search-preferences/merge-preferences.ts";
import { lockSearch } from "./queries.ts";

/**
 * Deletes one of a person's own searches, and letters about it that wait.
 * @throws HttpError 404 when there is none
 */
export async function removeSearch(db: Db, userId: number, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, userId);
    const search = await lockSearch(tx, userId, id);
    if (!search) throw notFound(errorMessages.savedSearchNotFound);
    await tx.delete(savedSearches).where(eq(savedSearches.id, id));
    if (search.fromPreferences) await mergePreferences(tx, userId, { autoNotifications: false }, now);
    await announce(tx, { to: [userId], topics: savedSearchEndpoints.removeSavedSearch.changes });
  });
}
