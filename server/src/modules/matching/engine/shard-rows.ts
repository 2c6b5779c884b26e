/**
 * The postings of one shard. Which shard a posting belongs to is known once its text has been read; it is kept beside the
 * reading, with a hash of what was read, so that a shard reads from the database what belongs to it or has changed.
 */
import type { ParsedJob } from "@caseload/matching/features/parse";
import { shardHashOf, shardNumberOf } from "@caseload/matching/retrieve/shards";
import { and, asc, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { jobReadings } from "../../../platform/db/schema/matches.ts";
import type { PostingPart } from "./matching-index.ts";
import { isIndexed, postingColumns } from "./posting-rows.ts";
import type { PostingRow } from "./posting-rows.ts";

/** One shard of several, numbered from 0. */
export interface ShardPlace {
  readonly number: number;
  readonly count: number;
}

interface ShardRow extends PostingRow {
  readonly source: string;
  readonly shardSource: string | null;
}

interface Owner {
  readonly id: number;
  readonly hash: number;
  readonly source: string;
}

export function shardPart({ number, count }: ShardPlace, engineHash: string): PostingPart {
  const { fingerprint: _fingerprint, reading: _reading, ...texts } = postingColumns;
  const source = sql<string>`${engineHash}::text || md5((${sql.join(Object.values(texts), sql`, `)})::text)`;
  const { shardHash, shardSource } = jobReadings;
  const mayBelong = or(
    sql`${shardSource} is distinct from ${source}`,
    sql`${shardHash} % ${count} = ${number}`,
  );
  const select = (db: Db, where: SQL | undefined, max?: number): Promise<ShardRow[]> => {
    const rows = db
      .select({ ...postingColumns, source, shardSource })
      .from(jobs)
      .leftJoin(jobReadings, eq(jobReadings.jobId, jobs.id))
      .where(and(isIndexed, mayBelong, where))
      .orderBy(asc(jobs.id));
    return max === undefined ? rows.execute() : rows.limit(max).execute();
  };
  let owners: Owner[] = [];
  const sources = new WeakMap<PostingRow, ShardRow>();
  const noted = (rows: ShardRow[]): PostingRow[] => {
    for (const row of rows) sources.set(row, row);
    return rows;
  };
  return {
    after: async (db, id, max) => noted(await select(db, gt(jobs.id, id), max)),
    among: async (db, ids) => noted(await select(db, inArray(jobs.id, [...ids]))),
    includes: (row: PostingRow, parsed: ParsedJob): boolean => {
      const hash = shardHashOf(parsed);
      const read = sources.get(row);
      if (read && read.shardSource !== read.source) owners.push({ id: row.id, hash, source: read.source });
      return shardNumberOf(hash, count) === number;
    },
    flush: async (db) => {
      const found = owners;
      owners = [];
      if (found.length > 0) await storeOwners(db, found);
    },
  };
}

/** Rows that another shard is writing are left to it: it writes the same. */
async function storeOwners(db: Db, owners: readonly Owner[]): Promise<void> {
  const rows = owners.map(({ id, hash, source }) => sql`(${id}::integer, ${hash}::integer, ${source}::text)`);
  await db.execute(sql`
    update job_readings set shard_hash = v.hash, shard_source = v.source
    from (values ${sql.join(rows, sql`, `)}) v(id, hash, source)
    join (select job_id from job_readings where ${inArray(
      jobReadings.jobId,
      owners.map(({ id }) => id),
    )} for update skip locked) free on free.job_id = v.id
    where job_readings.job_id = v.id`);
}
