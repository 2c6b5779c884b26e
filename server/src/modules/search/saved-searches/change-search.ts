import { isDeepStrictEqual } from "node:util";
import { errorMessages } from "@caseload/contract/error-messages";
import type { SavedSearchChange } from "@caseload/contract/search/saved-searches";
import { eq } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { savedSearches } from "../../../platform/db/schema/saved-searches.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { mergePreferences } from "../search-preferences/merge-preferences.ts";
import { lockSearch, type SearchRow } from "./queries.ts";

/** What was posted while alerts were off, or before a search asked for it, is not new. */
const afresh = (now: Date) => ({ alertsFrom: now, checkedAt: now });

/** Changes a search inside the caller's transaction; its switch and the matching page's say the same. */
export async function applyChange(
  tx: Tx,
  search: SearchRow,
  change: SavedSearchChange,
  now: Date,
): Promise<SearchRow> {
  const isSwitchedOn = change.alertEnabled === true && !search.alertEnabled;
  const isAnother =
    (change.query !== undefined && change.query !== search.query) ||
    (change.filters !== undefined && !isDeepStrictEqual(change.filters, search.filters));
  const [row] = await tx
    .update(savedSearches)
    // The id, because an empty change is no statement.
    .set({ ...change, ...((isSwitchedOn || isAnother) && afresh(now)), id: search.id })
    .where(eq(savedSearches.id, search.id))
    .returning();
  if (!row) throw notFound(errorMessages.savedSearchNotFound);
  if (row.fromPreferences) {
    const said = { autoNotifications: row.alertEnabled, alertFrequency: row.frequency };
    await mergePreferences(tx, row.userId, said, now);
  }
  await announce(tx, { to: [row.userId], topics: ["savedSearches"] });
  return row;
}

/**
 * Changes one of a person's own searches; what is left out stays.
 * @throws HttpError 404 when there is none
 */
export async function changeSearch(
  db: Db,
  userId: number,
  id: number,
  change: SavedSearchChange,
  now: Date,
): Promise<SearchRow> {
  return db.transaction(async (tx) => {
    await lockActiveUser(tx, userId);
    const search = await lockSearch(tx, userId, id);
    if (!search) throw notFound(errorMessages.savedSearchNotFound);
    return applyChange(tx, search, change, now);
  });
}
