import { and, asc, eq, isNull } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { listVerified } from "../credentials/queries.ts";
import { viewerOf } from "../../hiring/directory/policy.ts";
import { findShortlisted } from "../../hiring/directory/queries.ts";

const selectProfiles = (db: Reader) =>
  db
    .select({
      user: { id: users.id, name: users.name, email: users.email, photo: users.image },
      profile: paralegalProfiles,
    })
    .from(paralegalProfiles)
    .innerJoin(users, and(eq(users.id, paralegalProfiles.userId), isNull(users.deactivatedAt)));

export type ProfileRow = Awaited<ReturnType<typeof selectProfiles>>[number];

export async function findProfile(db: Reader, userId: number): Promise<ProfileRow | undefined> {
  const [row] = await selectProfiles(db).where(eq(paralegalProfiles.userId, userId));
  return row;
}

/** A profile with what staff have checked of it. */
const withVerified = async (db: Reader, row: ProfileRow) => ({
  ...row,
  verified: await listVerified(db, row.user.id),
});
export type ShownProfile = Awaited<ReturnType<typeof withVerified>>;

/** A profile as others see it. */
export async function findShownProfile(db: Reader, userId: number): Promise<ShownProfile | undefined> {
  const row = await findProfile(db, userId);
  return row && withVerified(db, row);
}

/** Whether the viewer's firm has shortlisted a person; null for whoever hires for no firm. */
export const isShortlistedFor = (db: Reader, actor: Actor | null, userId: number): Promise<boolean | null> =>
  findShortlisted(db, userId, viewerOf(actor));

/** Profiles on the landing page (SPEC.md section 9). */
const featuredTalent = 3;

/** The first profiles that their owners made public, the longest registered people first. */
export async function listFeaturedTalent(db: Reader): Promise<ShownProfile[]> {
  const rows = await selectProfiles(db)
    .where(eq(paralegalProfiles.isPublic, true))
    .orderBy(asc(paralegalProfiles.userId))
    .limit(featuredTalent);
  return Promise.all(rows.map((row) => withVerified(db, row)));
}

export type FirmRow = typeof firms.$inferSelect;

export async function findFirm(db: Reader, firmId: number): Promise<FirmRow | undefined> {
  const [row] = await db.select().from(firms).where(eq(firms.id, firmId));
  return row;
}
