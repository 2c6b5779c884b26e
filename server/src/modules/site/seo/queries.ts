import { and, asc, count, eq, gt, gte, isNull, lte, max, not, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Reader } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { acceptsApplications } from "../../jobs/postings/accepts-applications.ts";
import { maxAddresses } from "./sitemap.ts";

/** Rows of one step through a list. */
const step = 1_000;
/** PostgreSQL's integer ends here. */
const largestId = 2_147_483_647;

/** What visitors may read, and search engines list, of one kind. */
interface Listed {
  id: PgColumn;
  changedAt: PgColumn;
  where: (now: Date) => SQL | undefined;
}

const listed = {
  jobs: {
    id: jobs.id,
    changedAt: jobs.updatedAt,
    where: (now) =>
      and(acceptsApplications, not(jobs.hidden), or(isNull(jobs.closesAt), gt(jobs.closesAt, now))),
  },
  paralegals: {
    id: paralegalProfiles.userId,
    changedAt: paralegalProfiles.updatedAt,
    where: () => eq(paralegalProfiles.isPublic, true),
  },
} as const satisfies Record<string, Listed>;

export type ListedKind = keyof typeof listed;
export const listedKinds = ["jobs", "paralegals"] as const satisfies readonly ListedKind[];

const tableOf = { jobs, paralegals: paralegalProfiles } as const;

/**
 * The files that one kind fills. File n holds the ids from n * 50,000 on, so that a file keeps its address and no file
 * grows past what the protocol allows.
 */
export async function listSitemapFiles(db: Reader, kind: ListedKind, now: Date) {
  const { id, changedAt, where } = listed[kind];
  const file = sql<number>`${id} / ${sql.raw(String(maxAddresses))}`;
  return db
    .select({ file, changedAt: max(changedAt), addresses: count() })
    .from(tableOf[kind])
    .where(where(now))
    .groupBy(file)
    .orderBy(file);
}

export interface ListedRow {
  id: number;
  changedAt: Date;
}

/** The rows of one file in steps, each of which starts after the last one's end. */
export async function* readSitemapFile(
  db: Reader,
  kind: ListedKind,
  file: number,
  now: Date,
): AsyncGenerator<ListedRow[]> {
  const { id, changedAt, where } = listed[kind];
  const last = Math.min((file + 1) * maxAddresses - 1, largestId);
  for (let from = file * maxAddresses; from <= last;) {
    const rows = await db
      .select({ id, changedAt })
      .from(tableOf[kind])
      .where(and(where(now), gte(id, from), lte(id, last)))
      .orderBy(asc(id))
      .limit(step);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (rows.length < step || !end) return;
    from = Number(end.id) + 1;
  }
}
