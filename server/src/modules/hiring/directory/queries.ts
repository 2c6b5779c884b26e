import type { DirectoryFilters } from "@caseload/contract/hiring/directory";
import { directoryLimits, type DirectorySort } from "@caseload/contract/hiring/directory-options";
import { limits } from "@caseload/contract/limits";
import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { pageSize } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { paralegalProfiles as profiles } from "../../../platform/db/schema/profiles.ts";
import { filterCondition, lastVerified, textCondition } from "./filters.ts";
import {
  type DirectoryViewer,
  isShortlistedFor,
} from "../../profiles/paralegal-profiles/directory-viewer.ts";
import { decodeCursor, encodeCursor, orders } from "./orders.ts";

/** Up to this many rows, sorting is faster than reading the whole directory in order. */
const maxSortedRows = 2_000;

const selectEntries = (db: Reader, viewer: DirectoryViewer) =>
  db
    .select({
      id: users.id,
      name: users.name,
      photo: users.image,
      emailConfirmed: users.emailVerified,
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
      shortlisted: isShortlistedFor(db, viewer),
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId));
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

interface DirectoryQuery extends DirectoryFilters {
  sort?: DirectorySort | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/**
 * Replaces a rare full-text condition by the ids that match. PostgreSQL cannot estimate how rare words are, and would
 * scan the whole directory in order for them.
 */
async function resolveRareText(db: Reader, text: SQL | undefined): Promise<SQL | undefined> {
  if (!text) return undefined;
  const found = await db
    .select({ id: profiles.userId })
    .from(profiles)
    .where(text)
    .limit(maxSortedRows + 1);
  if (found.length > maxSortedRows) return text;
  return inArray(
    profiles.userId,
    found.map(({ id }) => id),
  );
}

/** A page of the directory in the requested order. */
export async function listParalegals(db: Reader, query: DirectoryQuery, viewer: DirectoryViewer) {
  const { sort = "recent", limit, cursor, ...filters } = query;
  const order = orders[sort];
  const last = decodeCursor(sort, cursor);
  const found = await selectEntries(db, viewer)
    .where(
      and(
        filterCondition(db, filters, viewer),
        await resolveRareText(db, textCondition(filters)),
        last ? order.after(last) : undefined,
      ),
    )
    .orderBy(order.by)
    .limit(pageSize(limit));
  const rows = found.slice(0, limit ?? limits.page);
  const end = rows.at(-1);
  if (!end || rows.length === found.length) return { rows, next: null };
  return { rows, next: encodeCursor(sort, { rank: order.rankOf(end), at: end.updatedAt, id: end.id }) };
}

/** Counts up to directoryLimits.maxCount, so that a wide filter costs no more than a narrow one. */
export async function countParalegals(db: Reader, filters: DirectoryFilters, viewer: DirectoryViewer) {
  const counted = db
    .select({ id: profiles.userId })
    .from(profiles)
    .where(and(filterCondition(db, filters, viewer), textCondition(filters)))
    .limit(directoryLimits.maxCount + 1)
    .as("counted");
  const [row] = await db.select({ count: count() }).from(counted);
  const found = row?.count ?? 0;
  return { count: Math.min(found, directoryLimits.maxCount), more: found > directoryLimits.maxCount };
}

/** An active paralegal with a profile, for inviting and shortlisting. */
export async function findParalegal(db: Reader, userId: number) {
  const [row] = await db
    .select({ id: users.id, name: users.name, primaryRole: users.primaryRole })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.userId, userId), eq(profiles.present, true)));
  return row;
}
