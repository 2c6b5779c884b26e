import type { SearchPreferences } from "@caseload/contract/search/search-preferences";
import type { Db } from "../../../platform/db/database.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { followPreferences } from "../saved-searches/follow-preferences.ts";
import { mergePreferences } from "./merge-preferences.ts";
import { findPreferences } from "./queries.ts";

/** Saves what is given, and lets "Get notifications" follow it. */
export async function savePreferences(
  db: Db,
  userId: number,
  given: Partial<SearchPreferences>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, userId);
    await mergePreferences(tx, userId, given, now);
    await followPreferences(tx, userId, await findPreferences(tx, userId), now);
  });
}
