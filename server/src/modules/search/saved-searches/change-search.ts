import { isDeepStrictEqual } from "node:util";
import { errorMessages } from "@caseload/contract/error-messages";
import type { SavedSearchChange } from "@caseload/contract/search/saved-searches";
import { eq } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { savedSearches } from "../../../platform/db/schema/saved-searches.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { mergePreferences } from "../search-preferences/save-preferences.ts";
import { lockSavedSearch, type SavedSearchRow } from "./queries.ts";

/** Postings from before the change, or while alerts were off, are not new. */
const restartAlerts = (now: Date) => ({ alertsFrom: now, checkedAt: now });

/** Changes a search inside the caller's transaction, and keeps the matching page's alert switch in sync. */
export async function applyChange(
  tx: Tx,
  search: SavedSearchRow,
  change: SavedSearchChange,
  now: Date,
): Promise<SavedSearchRow> {
  const isSwitchedOn = change.alertEnabled === true && !search.alertEnabled;
  const isDifferent =
    (change.query !== undefined && change.query !== search.query) ||
    (change.filters !== undefined && !isDeepStrictEqual(change.filters, search.filters));
  const [row] = await tx
    .update(savedSearches)
    // The id, because an update without columns is not a statement.
    .set({ ...change, ...((isSwitchedOn || isDifferent) && restartAlerts(now)), id: search.id })
    .where(eq(savedSearches.id, search.id))
    .returning();
  if (!row) throw notFound(errorMessages.savedSearchNotFound);
  if (row.fromPreferences) {
    const alerts = { autoNotifications: row.alertEnabled, alertFrequency: row.frequency };
    await mergePreferences(tx, row.userId, alerts, now);
  }
  await announce(tx, { to: [row.userId], topics: ["savedSearches"] });
  return row;
}

/**
 * Changes a person's saved search. Omitted fields stay.
 * @throws HttpError 404 when it does not exist
 */
export async function changeSavedSearch(
  db: Db,
  userId: number,
  id: number,
  change: SavedSearchChange,
  now: Date,
): Promise<SavedSearchRow> {
  return db.transaction(async (tx) => {
    await lockActiveUser(tx, userId);
    const search = await lockSavedSearch(tx, userId, id);
    if (!search) throw notFound(errorMessages.savedSearchNotFound);
    return applyChange(tx, search, change, now);
  });
}
