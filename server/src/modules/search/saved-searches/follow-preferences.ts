import type { SearchPreferences } from "@caseload/contract/search/search-preferences";
import { and, type AnyColumn, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { savedSearches } from "../../../platform/db/schema/saved-searches.ts";
import { announce } from "../../../platform/realtime/announce.ts";

const name = "My match preferences";

/** The preferences that filter matches; the others belong to other screens. */
const filtersOf = (all: SearchPreferences) => ({
  specialties: all.specialties,
  location: all.location,
  maxDistance: all.maxDistance,
  minSalary: all.minSalary,
  maxSalary: all.maxSalary,
  workArrangement: all.workArrangement,
  experienceLevel: all.experienceLevel,
  availability: all.availability,
});

/** Updates the saved search of the matching page's "Get notifications" switch. */
export async function followPreferences(
  tx: Tx,
  userId: number,
  preferences: SearchPreferences,
  now: Date,
): Promise<void> {
  const own = and(eq(savedSearches.userId, userId), eq(savedSearches.fromPreferences, true));
  const change = {
    filters: filtersOf(preferences),
    alertEnabled: preferences.autoNotifications,
    frequency: preferences.alertFrequency,
  };
  const since = (stored: AnyColumn) =>
    sql`case when ${savedSearches.alertEnabled} and ${savedSearches.filters} = excluded.filters
      then ${stored} else excluded.checked_at end`;
  const one = { id: savedSearches.id };
  const changed = preferences.autoNotifications
    ? await tx
        .insert(savedSearches)
        .values({
          ...change,
          userId,
          name,
          query: "",
          fromPreferences: true,
          createdAt: now,
          alertsFrom: now,
          checkedAt: now,
        })
        .onConflictDoUpdate({
          target: savedSearches.userId,
          targetWhere: sql`from_preferences`,
          set: {
            ...change,
            alertsFrom: since(savedSearches.alertsFrom),
            checkedAt: since(savedSearches.checkedAt),
          },
        })
        .returning(one)
    : await tx.update(savedSearches).set(change).where(own).returning(one);
  if (changed.length > 0) await announce(tx, { to: [userId], topics: ["savedSearches"] });
}
