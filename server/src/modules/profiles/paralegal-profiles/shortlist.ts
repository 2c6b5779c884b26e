import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { paralegalProfiles as profiles, shortlistEntries } from "../../../platform/db/schema/profiles.ts";
import type { Viewer } from "./viewer.ts";

export function shortlistedBy(db: Reader, firmId: number): SQL {
  return exists(
    db
      .select({ found: sql`1` })
      .from(shortlistEntries)
      .where(and(eq(shortlistEntries.firmId, firmId), eq(shortlistEntries.paralegalId, profiles.userId))),
  );
}

/** Whether the viewer's firm has shortlisted the row's person; null for whoever hires for no firm. */
export const isShortlisted = (db: Reader, { firmId }: Viewer): SQL<boolean | null> =>
  firmId === null ? sql`null` : sql`${shortlistedBy(db, firmId)}`;

/** Whether one person is on the viewer's shortlist. */
export async function findShortlisted(db: Reader, userId: number, viewer: Viewer): Promise<boolean | null> {
  if (viewer.firmId === null) return null;
  const [row] = await db
    .select({ shortlisted: isShortlisted(db, viewer) })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row?.shortlisted ?? false;
}
