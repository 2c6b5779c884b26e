import type { SearchPreferences } from "@caseload/contract/search-preferences";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/handle.ts";
import { searchPreferences } from "../../db/schema/matches.ts";
import { announce } from "../../realtime/announce.ts";
import { holdPerson } from "../departures/hold-person.ts";

/** Saves what is given; the rest of the record stays, whoever saves at the same moment. */
export async function savePreferences(
  db: Db,
  userId: number,
  given: Partial<SearchPreferences>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await holdPerson(tx, userId);
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
  });
}
