import { and, asc, count, eq, gt, gte, isNull, lte, max, not, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Reader } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { acceptsApplications } from "../../jobs/postings/accepts-applications.ts";
import { maxUrlsPerFile } from "./sitemap.ts";

const batchSize = 1_000;
/** Largest value of a PostgreSQL integer. */
const maxId = 2_147_483_647;

/** One kind of public page that the sitemap lists. */
interface SitemapSource {
  id: PgColumn;
  changedAt: PgColumn;
  where: (now: Date) => SQL | undefined;
}

const sitemapSources = {
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
} as const satisfies Record<string, SitemapSource>;

export type SitemapKind = keyof typeof sitemapSources;
export const sitemapKinds = ["jobs", "paralegals"] as const satisfies readonly SitemapKind[];

const tableOf = { jobs, paralegals: paralegalProfiles } as const;

/**
 * The sitemap files of one kind. File n holds the 50,000 ids from n * 50,000 on, so that URLs keep their file and no file
 * exceeds the protocol's limit.
 */
export async function listSitemapFiles(db: Reader, kind: SitemapKind, now: Date) {
  const { id, changedAt, where } = sitemapSources[kind];
  const file = sql<number>`${id} / ${sql.raw(String(maxUrlsPerFile))}`;
  return db
    .select({ file, changedAt: max(changedAt), urls: count() })
    .from(tableOf[kind])
    .where(where(now))
    .groupBy(file)
    .orderBy(file);
}

interface SitemapRow {
  id: number;
  changedAt: Date;
}

/** Yields the rows of one file in batches. */
export async function* readSitemapFile(
  db: Reader,
  kind: SitemapKind,
  file: number,
  now: Date,
): AsyncGenerator<SitemapRow[]> {
  const { id, changedAt, where } = sitemapSources[kind];
  const last = Math.min((file + 1) * maxUrlsPerFile - 1, maxId);
  for (let from = file * maxUrlsPerFile; from <= last;) {
    const rows = await db
      .select({ id, changedAt })
      .from(tableOf[kind])
      .where(and(where(now), gte(id, from), lte(id, last)))
      .orderBy(asc(id))
      .limit(batchSize);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (rows.length < batchSize || !end) return;
    from = Number(end.id) + 1;
  }
}
