import { searchReach } from "@caseload/contract/search/job-search-options";
import { and, asc, desc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { departments } from "../../../platform/db/schema/firms.ts";
import { paralegalProfiles as profiles } from "../../../platform/db/schema/profiles.ts";
import type { Scope } from "./policy.ts";

/** Whether the name holds every word, or words that begin so, with accents or without. */
const isNamed = (q: string): SQL => sql`name_words(${users.name}) @@ name_beginnings(${q})`;

const person = { id: users.id, name: users.name, photo: users.image, primaryRole: users.primaryRole };

/** Whom the directory shows to every member; who changed their profile last comes first. */
export async function findParalegals(db: Reader, scope: Scope, q: string) {
  return db
    .select({ ...person, location: profiles.location })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(isNamed(q), eq(profiles.present, true), ne(users.id, scope.id)))
    .orderBy(desc(profiles.updatedAt), desc(users.id))
    .limit(searchReach.groupRows);
}
export type FoundParalegal = Awaited<ReturnType<typeof findParalegals>>[number];

/** Whom the team page shows, by name. */
export async function findColleagues(db: Reader, { id, firmId, seesTeam }: Scope, q: string) {
  if (firmId === null || !seesTeam) return [];
  return db
    .select({ ...person, department: departments.name })
    .from(users)
    .leftJoin(departments, eq(departments.id, users.departmentId))
    .where(and(isNamed(q), eq(users.firmId, firmId), isNull(users.deletedAt), ne(users.id, id)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(searchReach.groupRows);
}
export type FoundColleague = Awaited<ReturnType<typeof findColleagues>>[number];
