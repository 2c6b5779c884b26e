import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import { may, type Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { paralegalProfiles as profiles, shortlistEntries } from "../../../platform/db/schema/profiles.ts";

/** What a viewer may see of the directory. */
export interface DirectoryViewer {
  /** Null for visitors. */
  id: number | null;
  /** Members see every profile, visitors the public ones (PRODUCT.md). */
  seesPrivate: boolean;
  /** The firm whose applications the viewer reviews, and whose shortlist they see. */
  firmId: number | null;
}

export const directoryViewerOf = (actor: Actor | null): DirectoryViewer => ({
  id: actor?.id ?? null,
  seesPrivate: actor !== null,
  firmId: actor !== null && may(actor, "application:review") ? actor.firmId : null,
});

/** Whether the profile row's person is on a firm's shortlist. */
export function isShortlistedBy(db: Reader, firmId: number): SQL {
  return exists(
    db
      .select({ found: sql`1` })
      .from(shortlistEntries)
      .where(and(eq(shortlistEntries.firmId, firmId), eq(shortlistEntries.paralegalId, profiles.userId))),
  );
}

/** Whether the profile row's person is on the viewer's shortlist; null for viewers without one. */
export const isShortlistedFor = (db: Reader, { firmId }: DirectoryViewer): SQL<boolean | null> =>
  firmId === null ? sql`null` : sql`${isShortlistedBy(db, firmId)}`;

/** Whether a person is on the viewer's shortlist; null for viewers without one. */
export async function findShortlisted(
  db: Reader,
  actor: Actor | null,
  userId: number,
): Promise<boolean | null> {
  const viewer = directoryViewerOf(actor);
  if (viewer.firmId === null) return null;
  const [row] = await db
    .select({ shortlisted: isShortlistedFor(db, viewer) })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row?.shortlisted ?? false;
}
