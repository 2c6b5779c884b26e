/** Profiles as the index reads them, each with its kept reading. */
import { and, asc, eq, exists, gt, inArray, isNull, ne, not, sql } from "drizzle-orm";
import type { Db } from "../db/handle.ts";
import { users } from "../db/schema/accounts.ts";
import { applications } from "../db/schema/applications.ts";
import { jobs } from "../db/schema/jobs.ts";
import { profileReadings } from "../db/schema/matches.ts";
import { paralegalProfiles } from "../db/schema/profiles.ts";

const columns = {
  profile: paralegalProfiles,
  fingerprint: profileReadings.fingerprint,
  reading: profileReadings.reading,
};

const selectProfiles = (db: Db) =>
  db
    .select(columns)
    .from(paralegalProfiles)
    .innerJoin(users, and(eq(users.id, paralegalProfiles.userId), isNull(users.deactivatedAt)))
    .leftJoin(profileReadings, eq(profileReadings.userId, paralegalProfiles.userId));
export type ProfileRow = Awaited<ReturnType<typeof selectProfiles>>[number];

/** What law offices read of somebody who has not applied: a hidden rate is none, so that no score tells of it. */
const asShown = (row: ProfileRow): ProfileRow => ({
  ...row,
  profile: { ...row.profile, hourlyRate: row.profile.shownRate },
});

const isPublic = eq(paralegalProfiles.isPublic, true);

/** Profiles that their owners made public; people who are away come back without a word, so they are read too. */
export const publicAfter = (db: Db, afterId: number, most: number): Promise<ProfileRow[]> =>
  db
    .select(columns)
    .from(paralegalProfiles)
    .leftJoin(profileReadings, eq(profileReadings.userId, paralegalProfiles.userId))
    .where(and(isPublic, gt(paralegalProfiles.userId, afterId)))
    .orderBy(asc(paralegalProfiles.userId))
    .limit(most);

export const publicAmong = (db: Db, ids: readonly number[]): Promise<ProfileRow[]> =>
  db
    .select(columns)
    .from(paralegalProfiles)
    .leftJoin(profileReadings, eq(profileReadings.userId, paralegalProfiles.userId))
    .where(and(isPublic, inArray(paralegalProfiles.userId, [...ids])));

/** Of these, whoever may be suggested for a posting: public, here, and neither its poster nor an applicant. */
export async function suggestableAmong(db: Db, ids: readonly number[], jobId: number): Promise<ProfileRow[]> {
  const posted = db
    .select({ found: sql`1` })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.postedById, paralegalProfiles.userId)));
  const applied = db
    .select({ found: sql`1` })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.paralegalId, paralegalProfiles.userId)));
  const rows = await selectProfiles(db).where(
    and(isPublic, inArray(paralegalProfiles.userId, [...ids]), not(exists(posted)), not(exists(applied))),
  );
  return rows.map(asShown);
}

/** The profiles of those who applied to a posting and have not withdrawn. */
export function applicantsOf(db: Db, jobId: number): Promise<ProfileRow[]> {
  const applied = db
    .select({ id: applications.paralegalId })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), ne(applications.status, "withdrawn")));
  return selectProfiles(db).where(inArray(paralegalProfiles.userId, applied));
}

/** What is known of one person; the profile is null before there is one. */
export async function findPerson(db: Db, userId: number) {
  const [row] = await db
    .select({ registration: users.registration, ...columns })
    .from(users)
    .leftJoin(paralegalProfiles, eq(paralegalProfiles.userId, users.id))
    .leftJoin(profileReadings, eq(profileReadings.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}
