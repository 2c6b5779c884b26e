import type { DirectoryFilters } from "@caseload/contract/hiring/directory";
import { specialtySpellings } from "@caseload/contract/options";
import { and, arrayOverlaps, desc, eq, exists, gte, inArray, type SQL, sql, not } from "drizzle-orm";
import { plannedEachTime } from "../../../platform/db/named-statements.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { credentials } from "../../../platform/db/schema/credentials.ts";
import { paralegalProfiles as profiles } from "../../../platform/db/schema/profiles.ts";
import { isShortlistedBy, type DirectoryViewer } from "../../profiles/paralegal-profiles/directory-viewer.ts";
import { isBlockedWith } from "../../../platform/db/blocked-people.ts";

const levels = { mid: 2, senior: 3, expert: 4 } as const;
/** Values that the three forms store for one choice (SPEC.md section 9). */
const spellings: Readonly<Record<string, readonly string[]>> = {
  project: ["project", "project-based"],
  onsite: ["onsite", "on-site"],
};
const spellingsOf = (value: string): string[] => [...(spellings[value] ?? [value])];

/** A tsquery that matches each word as a prefix; undefined without words. */
function prefixQuery(text: string): string | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return words?.map((word) => `${word}:*`).join(" & ");
}

/** Whether the row's person has a verified credential. */
const isVerified = (db: Reader): SQL<boolean> =>
  sql`${exists(
    db
      .select({ found: sql`1` })
      .from(credentials)
      .where(and(eq(credentials.userId, profiles.userId), eq(credentials.status, "verified"))),
  )}`;

/** The most recently verified credential of the row's person, as JSON. */
export const lastVerified = (db: Reader): SQL<{ title: string; verifiedAt: string } | null> => {
  const { userId, status, title, decidedAt, submittedAt, id } = credentials;
  const found = db
    .select({
      found: sql`json_build_object('title', ${title}, 'verifiedAt', coalesce(${decidedAt}, ${submittedAt}))`,
    })
    .from(credentials)
    .where(and(eq(userId, profiles.userId), eq(status, "verified")))
    .orderBy(desc(decidedAt), desc(id))
    .limit(1);
  return sql`(${found})`;
};

/** The full-text conditions, on the profile and on its location; undefined without any. */
export function textCondition({ q, location }: DirectoryFilters): SQL | undefined {
  const place = location ? prefixQuery(location) : undefined;
  return and(
    q ? sql`${plannedEachTime} ${profiles.search} @@ websearch_to_tsquery('english', ${q})` : undefined,
    place ? sql`${plannedEachTime} ${profiles.place} @@ to_tsquery('simple', ${place})` : undefined,
  );
}

/** The conditions of all filters except the full-text ones. */
export function filterCondition(
  db: Reader,
  filters: DirectoryFilters,
  viewer: DirectoryViewer,
): SQL | undefined {
  const { specialty, experience, maxRate, availability, arrangement, verified, shortlisted } = filters;
  return and(
    eq(profiles.present, true),
    viewer.id === null ? undefined : not(isBlockedWith(viewer.id, profiles.userId)),
    viewer.seesPrivate ? undefined : eq(profiles.isPublic, true),
    specialty ? arrayOverlaps(profiles.specialties, [...specialtySpellings(specialty)]) : undefined,
    experience ? gte(profiles.level, levels[experience]) : undefined,
    // Both expressions, because each sort order has its own index.
    maxRate === undefined
      ? undefined
      : sql`coalesce(shown_rate, 1000000) <= ${maxRate} and coalesce(shown_rate, -1) <= ${maxRate}`,
    availability ? inArray(profiles.availability, spellingsOf(availability)) : undefined,
    arrangement ? inArray(profiles.workPreference, spellingsOf(arrangement)) : undefined,
    verified ? isVerified(db) : undefined,
    shortlisted && (viewer.firmId === null ? sql`false` : isShortlistedBy(db, viewer.firmId)),
  );
}
