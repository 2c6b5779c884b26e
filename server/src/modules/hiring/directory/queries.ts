import type { DirectoryFilters } from "@caseload/contract/hiring/directory";
import { directoryLimits } from "@caseload/contract/hiring/directory-limits";
import type { DirectorySort } from "@caseload/contract/hiring/directory-options";
import { limits } from "@caseload/contract/limits";
import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { pageSize } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { paralegalProfiles as profiles } from "../../../platform/db/schema/profiles.ts";
import { isShortlisted, lastVerified, matching, type Viewer, wordsOf } from "./filters.ts";
import { decodePlace, encodePlace, orders } from "./orders.ts";

/** So many people are sorted faster than the whole directory is read in order. */
const fewPeople = 2_000;

const selectEntries = (db: Reader, viewer: Viewer) =>
  db
    .select({
      id: users.id,
      name: users.name,
      photo: users.image,
      verified: lastVerified(db),
      specialties: profiles.specialties,
      skills: profiles.skills,
      bio: sql<string>`left(${profiles.bio}, ${directoryLimits.bioPreview})`,
      certifications: profiles.certifications,
      experience: profiles.experience,
      location: profiles.location,
      availability: profiles.availability,
      workPreference: profiles.workPreference,
      languages: profiles.languages,
      hoursPerWeek: profiles.hoursPerWeek,
      workingHours: profiles.workingHours,
      availableFrom: profiles.availableFrom,
      shownRate: profiles.shownRate,
      level: profiles.level,
      updatedAt: profiles.updatedAt,
      shortlisted: isShortlisted(db, viewer),
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId));
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

interface Wanted extends DirectoryFilters {
  sort?: DirectorySort | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/**
 * PostgreSQL cannot know how rare words are, and would look for rare ones through the whole directory; so rare ones are
 * looked up first, and become ids.
 */
async function narrowed(db: Reader, words: SQL | undefined): Promise<SQL | undefined> {
  if (!words) return undefined;
  const found = await db
    .select({ id: profiles.userId })
    .from(profiles)
    .where(words)
    .limit(fewPeople + 1);
  if (found.length > fewPeople) return words;
  return inArray(
    profiles.userId,
    found.map(({ id }) => id),
  );
}

/** A page of the directory, in the order that is asked for. */
export async function listParalegals(db: Reader, wanted: Wanted, viewer: Viewer) {
  const { sort = "recent", limit, cursor, ...filters } = wanted;
  const order = orders[sort];
  const place = decodePlace(sort, cursor);
  const found = await selectEntries(db, viewer)
    .where(
      and(
        matching(db, filters, viewer),
        await narrowed(db, wordsOf(filters)),
        place ? order.after(place) : undefined,
      ),
    )
    .orderBy(order.by)
    .limit(pageSize(limit));
  const rows = found.slice(0, limit ?? limits.page);
  const last = rows.at(-1);
  if (!last || rows.length === found.length) return { rows, next: null };
  return { rows, next: encodePlace(sort, { rank: order.rankOf(last), at: last.updatedAt, id: last.id }) };
}

/** Counts to one more than it tells, so that a wide filter costs no more than a narrow one. */
export async function countParalegals(db: Reader, filters: DirectoryFilters, viewer: Viewer) {
  const some = db
    .select({ id: profiles.userId })
    .from(profiles)
    .where(and(matching(db, filters, viewer), wordsOf(filters)))
    .limit(directoryLimits.maxCount + 1)
    .as("some");
  const [row] = await db.select({ count: count() }).from(some);
  const found = row?.count ?? 0;
  return { count: Math.min(found, directoryLimits.maxCount), more: found > directoryLimits.maxCount };
}

/** A paralegal who is here and has a profile, as inviting and shortlisting need them. */
export async function findParalegal(db: Reader, userId: number) {
  const [row] = await db
    .select({ id: users.id, name: users.name, primaryRole: users.primaryRole })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.userId, userId), eq(profiles.present, true)));
  return row;
}

/** Whether one person is on the viewer's shortlist. */
export async function findShortlisted(db: Reader, userId: number, viewer: Viewer): Promise<boolean | null> {
  if (viewer.firmId === null) return null;
  const [row] = await db
    .select({ shortlisted: isShortlisted(db, viewer) })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row?.shortlisted ?? false;
}
