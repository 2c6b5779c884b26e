import type { SearchPreferences } from "@caseload/contract/search/search-preferences";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { followPreferences } from "../saved-searches/follow-preferences.ts";
import { findPreferences } from "./queries.ts";
import { sql } from "drizzle-orm";
import { searchPreferences } from "../../../platform/db/schema/matches.ts";
import { announce } from "../../../platform/realtime/announce.ts";

/** Stores some preferences. The others stay, also when two requests save at the same moment. */
export async function mergePreferences(
  tx: Tx,
  userId: number,
  changes: Partial<SearchPreferences>,
  now: Date,
): Promise<void> {
  await tx
    .insert(searchPreferences)
    .values({ userId, preferences: changes, updatedAt: now })
    .onConflictDoUpdate({
      target: searchPreferences.userId,
      set: {
        preferences: sql`${searchPreferences.preferences} || excluded.preferences`,
        updatedAt: now,
      },
    });
  await announce(tx, { to: [userId], topics: ["matches"] });
}

/** Saves some preferences, and updates the saved search of "Get notifications". */
export async function savePreferences(
  db: Db,
  userId: number,
  changes: Partial<SearchPreferences>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, userId);
    await mergePreferences(tx, userId, changes, now);
    await followPreferences(tx, userId, await findPreferences(tx, userId), now);
  });
}
