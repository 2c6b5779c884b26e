/**
 * Reads the postings that match, newest first, without reading all of them: the index crosses the words and filters with
 * the hours, days or weeks of posting, the newest at first, and looks further back only while too few are found.
 */
import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../../db/handle.ts";
import { jobs } from "../../../db/schema/jobs.ts";
import type { FilterQuery } from "./filter-query.ts";

/** A posting's place in the order of posting. */
export interface Spot {
  at: string;
  id: number;
}

export interface Sought {
  filter: FilterQuery;
  /** A tsquery, or null where no words are given. */
  words: string | null;
  now: Date;
}

const hourMs = 3_600_000;
/** How far back one question looks; each unit is a kind of lexeme in the facets, in hours. */
const windows = [
  { unit: "hour", hours: 1, count: 2 },
  { unit: "day", hours: 24, count: 2 },
  { unit: "8days", hours: 192, count: 2 },
  { unit: "64days", hours: 1_536, count: 3 },
] as const;

/** Lexemes of every window, the last one without end; each reaches further back than the one before. */
function* lookingBack(from: Date): Generator<string | null> {
  for (const { unit, hours, count } of windows) {
    const newest = Math.floor(from.getTime() / hourMs / hours);
    const times = Array.from({ length: count + 1 }, (_, at) => `'${unit}:${newest - at}'`);
    yield `(${times.join(" | ")})`;
  }
  yield null;
}

/** What an index of published postings answers by itself, and what the rows must be asked. */
function matching({ filter, words }: Sought, time: string | null, before: Spot | null): SQL {
  const facets = time === null ? filter.facets : [...filter.facets, time];
  const terms = [
    sql`${jobs.status} in ('open', 'closed', 'filled') and not ${jobs.hidden}`,
    ...(words === null ? [] : [sql`${jobs.search} @@ ${words}::tsquery`]),
    ...(facets.length === 0 ? [] : [sql`${jobs.facets} @@ ${facets.join(" & ")}::tsquery`]),
    ...(before
      ? [sql`(${jobs.postedAt}, ${jobs.id}) < (${before.at}::timestamptz, ${before.id}::integer)`]
      : []),
    ...filter.exact,
  ];
  return sql.join(terms, sql` and `);
}

/** Where to begin: postings are never dated ahead by more than clocks differ. */
const newestOf = ({ now }: Sought, before: Spot | null): Date =>
  before ? new Date(before.at) : new Date(now.getTime() + hourMs);

/** The newest that match, so many at the most. */
export async function findNewest(
  db: Reader,
  sought: Sought,
  before: Spot | null,
  most: number,
): Promise<Spot[]> {
  for (const time of lookingBack(newestOf(sought, before))) {
    const { rows } = await db.execute<{ id: number; at: string }>(sql`
      with found as materialized (
        select ${jobs.id} as id, ${jobs.postedAt} as at from ${jobs} where ${matching(sought, time, before)}
      ) select id, at from found order by at desc, id desc limit ${most}`);
    if (rows.length === most || time === null)
      return rows.map(({ id, at }) => ({ id, at: new Date(at).toISOString() }));
  }
  return [];
}

/** How many match; it stops counting at `most`. */
export async function countMatching(db: Reader, sought: Sought, most: number): Promise<number> {
  for (const time of lookingBack(newestOf(sought, null))) {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::integer as count from (
        select from ${jobs} where ${matching(sought, time, null)} limit ${most}) counted`);
    const count = rows[0]?.count ?? 0;
    if (count >= most || time === null) return count;
  }
  return 0;
}
