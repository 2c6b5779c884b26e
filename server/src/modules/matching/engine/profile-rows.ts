/** Profiles for the matching index, each with its cached preparation. */
import { and, asc, desc, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { credentials } from "../../../platform/db/schema/credentials.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { profileReadings } from "../../../platform/db/schema/matches.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";

const columns = {
  profile: paralegalProfiles,
  verified: sql<string[]>`array(select ${credentials.title} || case
      when ${credentials.kind} in ('notary', 'bar_admission') then ', ' || replace(${credentials.kind}, '_', ' ') else '' end from ${credentials}
    where ${credentials.userId} = ${paralegalProfiles.userId} and ${credentials.status} = 'verified'
    order by ${credentials.id})`,
  /** Null for people without a firm. */
  firmId: users.firmId,
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

/** For firms to which the person has not applied. A hidden rate is removed, so that no score reveals it. */
const asShown = (row: ProfileRow): ProfileRow => ({
  ...row,
  profile: { ...row.profile, hourlyRate: row.profile.shownRate },
});

const isPublic = eq(paralegalProfiles.isPublic, true);

/** Includes deactivated people, who return without an event. */
const selectPublic = (db: Db) =>
  db
    .select(columns)
    .from(paralegalProfiles)
    .innerJoin(users, eq(users.id, paralegalProfiles.userId))
    .leftJoin(profileReadings, eq(profileReadings.userId, paralegalProfiles.userId));

/** Public profiles by id. */
export async function publicAfter(db: Db, afterId: number, max: number): Promise<ProfileRow[]> {
  const rows = await selectPublic(db)
    .where(and(isPublic, gt(paralegalProfiles.userId, afterId)))
    .orderBy(asc(paralegalProfiles.userId))
    .limit(max);
  return rows.map(asShown);
}

export async function publicAmong(db: Db, ids: readonly number[]): Promise<ProfileRow[]> {
  const rows = await selectPublic(db).where(and(isPublic, inArray(paralegalProfiles.userId, [...ids])));
  return rows.map(asShown);
}

/** People who are not suggested for a posting: its poster and everyone who applied, also withdrawn. */
export async function excludedFor(db: Db, jobId: number): Promise<Set<number>> {
  const posters = db.select({ id: jobs.postedById }).from(jobs).where(eq(jobs.id, jobId));
  const applicants = db
    .select({ id: applications.paralegalId })
    .from(applications)
    .where(eq(applications.jobId, jobId));
  return new Set((await union(posters, applicants)).map(({ id }) => id));
}

/** Ids of the public profiles that changed last. */
export async function newestPublic(db: Db, max: number): Promise<number[]> {
  const rows = await db
    .select({ id: paralegalProfiles.userId })
    .from(paralegalProfiles)
    .where(isPublic)
    .orderBy(desc(paralegalProfiles.updatedAt), desc(paralegalProfiles.userId))
    .limit(max);
  return rows.map(({ id }) => id);
}

/** The ids among these that are public and active, in no order. */
export async function presentAmong(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: paralegalProfiles.userId })
    .from(paralegalProfiles)
    .innerJoin(users, and(eq(users.id, paralegalProfiles.userId), isNull(users.deactivatedAt)))
    .where(and(isPublic, inArray(paralegalProfiles.userId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** The profiles among these that are public and active. */
export async function suggestableAmong(db: Db, ids: readonly number[]): Promise<ProfileRow[]> {
  const rows = await selectProfiles(db).where(and(isPublic, inArray(paralegalProfiles.userId, [...ids])));
  return rows.map(asShown);
}

/** Who applied to postings, perhaps only some people, and has not withdrawn. */
export const findApplied = (db: Db, jobIds: readonly number[], paralegalIds?: readonly number[]) =>
  db
    .select({ jobId: applications.jobId, paralegalId: applications.paralegalId })
    .from(applications)
    .where(
      and(
        inArray(applications.jobId, [...jobIds]),
        ne(applications.status, "withdrawn"),
        paralegalIds && inArray(applications.paralegalId, [...paralegalIds]),
      ),
    );

export const findProfiles = (db: Db, ids: readonly number[]): Promise<ProfileRow[]> =>
  selectProfiles(db).where(inArray(paralegalProfiles.userId, [...ids]));

/** Without the preparations, which are large. */
export function findProfileTexts(db: Db, ids: readonly number[]) {
  const { fingerprint: _fingerprint, reading: _reading, ...texts } = columns;
  return db
    .select(texts)
    .from(paralegalProfiles)
    .innerJoin(users, and(eq(users.id, paralegalProfiles.userId), isNull(users.deactivatedAt)))
    .where(inArray(paralegalProfiles.userId, [...ids]));
}

/** One person; `profile` is null before there is one. */
export async function findPerson(db: Db, userId: number) {
  const [row] = await db
    .select({ registration: users.registration, ...columns })
    .from(users)
    .leftJoin(paralegalProfiles, eq(paralegalProfiles.userId, users.id))
    .leftJoin(profileReadings, eq(profileReadings.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}
