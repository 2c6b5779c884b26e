import { and, desc, eq } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { savedSearches } from "../../../platform/db/schema/saved-searches.ts";

export type SavedSearchRow = typeof savedSearches.$inferSelect;

/** A person's saved searches, newest first. */
export const listSavedSearches = (db: Reader, userId: number): Promise<SavedSearchRow[]> =>
  db.select().from(savedSearches).where(eq(savedSearches.userId, userId)).orderBy(desc(savedSearches.id));

/** Undefined when it is not this person's. */
export async function findSavedSearch(
  db: Reader,
  userId: number,
  id: number,
): Promise<SavedSearchRow | undefined> {
  const [row] = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockSavedSearch(
  tx: Tx,
  userId: number,
  id: number,
): Promise<SavedSearchRow | undefined> {
  const [row] = await tx
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)))
    .for("no key update");
  return row;
}
