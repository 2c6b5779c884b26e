import type { DirectoryFilters } from "@caseload/contract/hiring/directory";
import { specialtySpellings } from "@caseload/contract/options";
import { and, arrayOverlaps, desc, eq, exists, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { credentials } from "../../../platform/db/schema/credentials.ts";
import { paralegalProfiles as profiles, shortlistEntries } from "../../../platform/db/schema/profiles.ts";

/** From whose side the directory is read. */
export interface Viewer {
  /** Members see every profile, visitors the public ones (PRODUCT.md). */
  seesPrivate: boolean;
  /** The firm on whose behalf the viewer hires. */
  firmId: number | null;
}

const levels = { mid: 2, senior: 3, expert: 4 } as const;
/** Spellings of the three forms (SPEC.md section 9). */
const spellings: Readonly<Record<string, readonly string[]>> = {
  project: ["project", "project-based"],
  onsite: ["onsite", "on-site"],
};
const spelled = (value: string): string[] => [...(spellings[value] ?? [value])];

/** Each word as a beginning; undefined when there is none. */
function beginnings(text: string): string | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return words?.map((word) => `${word}:*`).join(" & ");
}

function shortlistedBy(db: Reader, firmId: number): SQL {
  return exists(
    db
      .select({ found: sql`1` })
      .from(shortlistEntries)
      .where(and(eq(shortlistEntries.firmId, firmId), eq(shortlistEntries.paralegalId, profiles.userId))),
  );
}

/** Whether staff have checked a credential of the row's person that still holds. */
const isVerified = (db: Reader): SQL<boolean> =>
  sql`${exists(
    db
      .select({ found: sql`1` })
      .from(credentials)
      .where(and(eq(credentials.userId, profiles.userId), eq(credentials.status, "verified"))),
  )}`;

/** The credential of the row's person that staff checked last, as JSON; null without one that holds. */
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

/** Whether the viewer's firm has shortlisted the row's person; null for whoever hires for no firm. */
export const isShortlisted = (db: Reader, { firmId }: Viewer): SQL<boolean | null> =>
  firmId === null ? sql`null` : sql`${shortlistedBy(db, firmId)}`;

/** The words of the filters: of the profile, and of its place. Undefined where none are given. */
export function wordsOf({ q, location }: DirectoryFilters): SQL | undefined {
  const place = location ? beginnings(location) : undefined;
  return and(
    q ? sql`${profiles.search} @@ websearch_to_tsquery('english', ${q})` : undefined,
    place ? sql`${profiles.place} @@ to_tsquery('simple', ${place})` : undefined,
  );
}

/** All filters but the words. */
export function matching(db: Reader, filters: DirectoryFilters, viewer: Viewer): SQL | undefined {
  const { specialty, experience, maxRate, availability, arrangement, verified, shortlisted } = filters;
  return and(
    eq(profiles.present, true),
    viewer.seesPrivate ? undefined : eq(profiles.isPublic, true),
    specialty ? arrayOverlaps(profiles.specialties, [...specialtySpellings(specialty)]) : undefined,
    experience ? gte(profiles.level, levels[experience]) : undefined,
    // Said twice, for the index of either order.
    maxRate === undefined
      ? undefined
      : sql`coalesce(shown_rate, 1000000) <= ${maxRate} and coalesce(shown_rate, -1) <= ${maxRate}`,
    availability ? inArray(profiles.availability, spelled(availability)) : undefined,
    arrangement ? inArray(profiles.workPreference, spelled(arrangement)) : undefined,
    verified ? isVerified(db) : undefined,
    shortlisted && (viewer.firmId === null ? sql`false` : shortlistedBy(db, viewer.firmId)),
  );
}
