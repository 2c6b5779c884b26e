import type { SearchPreferences } from "@caseload/contract/search/search-preferences";
import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { searchPreferences } from "../../../platform/db/schema/matches.ts";
import { announce } from "../../../platform/realtime/announce.ts";

/** Stores what is given; the rest of the record stays, whoever saves at the same moment. */
export async function mergePreferences(
  tx: Tx,
  userId: number,
  given: Partial<SearchPreferences>,
  now: Date,
): Promise<void> {
  await tx
    .insert(searchPreferences)
    .values({ userId, preferences: given, updatedAt: now })
    .onConflictDoUpdate({
      target: searchPreferences.userId,
      set: {
        preferences: sql`${searchPreferences.preferences} || excluded.preferences`,
        updatedAt: now,
      },
    });
  await announce(tx, { to: [userId], topics: ["matches"] });
}
