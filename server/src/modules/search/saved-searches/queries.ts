import { and, desc, eq } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { savedSearches } from "../../../platform/db/schema/saved-searches.ts";

export type SearchRow = typeof savedSearches.$inferSelect;

/** A person's saved searches, newest first. */
export const listSearches = (db: Reader, userId: number): Promise<SearchRow[]> =>
  db.select().from(savedSearches).where(eq(savedSearches.userId, userId)).orderBy(desc(savedSearches.id));

/** One of a person's own. */
export async function findSearch(db: Reader, userId: number, id: number): Promise<SearchRow | undefined> {
  const [row] = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)));
  return row;
}

/** The same, kept from other changes until the transaction ends. */
export async function lockSearch(tx: Tx, userId: number, id: number): Promise<SearchRow | undefined> {
  const [row] = await tx
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)))
    .for("no key update");
  return row;
}
