import { and, eq, exists, isNull, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { files } from "../../../platform/db/schema/files.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";

/** A photo with the facts of canSeePhoto; undefined once its account is deactivated. */
export async function findPhoto(db: Reader, name: string) {
  const posting = db
    .select({ found: sql`1` })
    .from(jobs)
    .where(
      and(
        eq(jobs.postedById, users.id),
        sql`${jobs.status} in ('open', 'closed', 'filled') and not ${jobs.hidden}`,
      ),
    );
  const [row] = await db
    .select({
      bytes: files.bytes,
      hasPublicProfile: sql<boolean>`coalesce(${paralegalProfiles.isPublic}, false)`,
      hasPosting: sql<boolean>`${exists(posting)}`,
    })
    .from(files)
    .innerJoin(users, and(eq(users.id, files.ownerId), isNull(users.deactivatedAt)))
    .leftJoin(paralegalProfiles, eq(paralegalProfiles.userId, users.id))
    .where(and(eq(files.name, name), eq(files.purpose, "photo"), eq(files.state, "kept")));
  return row;
}
