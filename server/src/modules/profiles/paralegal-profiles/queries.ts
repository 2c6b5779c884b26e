import { and, asc, eq, isNull } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { summarizeParalegalReviews } from "../../../platform/db/review-summary.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { listVerifiedCredentials } from "../credentials/queries.ts";
import { listDeclarations } from "../state-rules/queries.ts";

const selectProfiles = (db: Reader) =>
  db
    .select({
      user: {
        id: users.id,
        name: users.name,
        email: users.email,
        photo: users.image,
        emailConfirmed: users.emailVerified,
        timeZone: users.timeZone,
      },
      profile: paralegalProfiles,
    })
    .from(paralegalProfiles)
    .innerJoin(users, and(eq(users.id, paralegalProfiles.userId), isNull(users.deactivatedAt)));

export type ProfileRow = Awaited<ReturnType<typeof selectProfiles>>[number];

export async function findProfile(db: Reader, userId: number): Promise<ProfileRow | undefined> {
  const [row] = await selectProfiles(db).where(eq(paralegalProfiles.userId, userId));
  return row;
}

const withCredentials = async (db: Reader, row: ProfileRow, now: Date) => ({
  ...row,
  verified: await listVerifiedCredentials(db, row.user.id),
  declared: await listDeclarations(db, { userId: row.user.id, timeZone: row.user.timeZone }, now),
});
export type ShownProfile = Awaited<ReturnType<typeof withCredentials>>;

/** A profile as others see it. */
export async function findShownProfile(
  db: Reader,
  userId: number,
  now: Date,
): Promise<ShownProfile | undefined> {
  const row = await findProfile(db, userId);
  return row && withCredentials(db, row, now);
}

export const findReviewSummary = summarizeParalegalReviews;

/** Profiles on the landing page (SPEC.md section 9). */
const featuredTalent = 3;

/** The public profiles of the longest registered people. */
export async function listFeaturedTalent(db: Reader, now: Date): Promise<ShownProfile[]> {
  const rows = await selectProfiles(db)
    .where(eq(paralegalProfiles.isPublic, true))
    .orderBy(asc(paralegalProfiles.userId))
    .limit(featuredTalent);
  return Promise.all(rows.map((row) => withCredentials(db, row, now)));
}

export type FirmRow = typeof firms.$inferSelect;

export async function findFirm(db: Reader, firmId: number): Promise<FirmRow | undefined> {
  const [row] = await db.select().from(firms).where(eq(firms.id, firmId));
  return row;
}
