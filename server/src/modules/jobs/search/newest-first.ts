/**
 * Reads the postings that match, newest first, without reading all of them: the index crosses the words and filters with
 * the hours, days or weeks of posting, the newest at first, and looks further back only while too few are found.
 */
import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../../db/handle.ts";
import { jobs } from "../../../db/schema/jobs.ts";
import { isUnpaused } from "../taking.ts";
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
  { unit: "8days", hours: 192, count: 8 },
  { unit: "64days", hours: 1_536, count: 3 },
] as const;

/** The lexemes of a window; null for the last one, which has no end. */
function timesOf(window: (typeof windows)[number] | undefined, from: Date): string | null {
  if (window === undefined) return null;
  const newest = Math.floor(from.getTime() / hourMs / window.hours);
  const times = Array.from({ length: window.count + 1 }, (_, at) => `'${window.unit}:${newest - at}'`);
  return `(${times.join(" | ")})`;
}

/** The next window in which so many are to be expected, after one that held fewer. */
function nextWindow(at: number, found: number, most: number): number {
  const reach = (windows[at]?.hours ?? 0) * (windows[at]?.count ?? 0);
  const needed = (reach * most) / Math.max(1, found);
  const next = windows.findIndex(({ hours, count }, later) => later > at && hours * count >= needed);
  // The widest window is asked before all time is, unless the one before held almost nothing.
  return next === -1 ? Math.max(at + 1, found === 0 ? windows.length : windows.length - 1) : next;
}

/** What an index of published postings answers by itself, and what the rows must be asked. */
function matching({ filter, words }: Sought, time: string | null, before: Spot | null): SQL {
  const facets = time === null ? filter.facets : [...filter.facets, time];
  const terms = [
    sql`${jobs.status} in ('open', 'closed', 'filled') and not ${jobs.hidden} and ${isUnpaused}`,
    ...(words === null ? [] : [sql`${jobs.search} @@ ${words}::tsquery`]),
    ...(facets.length === 0 ? [] : [sql`${jobs.facets} @@ ${facets.join(" & ")}::tsquery`]),
    ...(before
      ? [sql`(${jobs.postedAt}, ${jobs.id}) < (${before.at}::timestamptz, ${before.id}::integer)`]
      : []),
    ...filter.exact,
  ];
  return sql.join(terms, sql` and `);
}

/** The same for whoever asks of postings what a search would. */
export const conditionsOf = (sought: Sought): SQL => matching(sought, null, null);

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
  const spots = await lookBack(sought, before, most, async (where) => {
    const { rows } = await db.execute<{ id: number; at: string }>(sql`
      with found as materialized (
        select ${jobs.id} as id, ${jobs.postedAt} as at from ${jobs} where ${where}
      ) select id, at from found order by at desc, id desc limit ${most}`);
    return { found: rows.length, rows };
  });
  return spots.rows.map(({ id, at }) => ({ id, at: new Date(at).toISOString() }));
}

/** How many match; it stops counting at `most`. */
export async function countMatching(db: Reader, sought: Sought, most: number): Promise<number> {
  const { found } = await lookBack(sought, null, most, async (where) => {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::integer as count from (select from ${jobs} where ${where} limit ${most}) counted`);
    return { found: rows[0]?.count ?? 0 };
  });
  return found;
}

/** Asks window after window, until one holds enough or there is nothing older. */
async function lookBack<Answer extends { found: number }>(
  sought: Sought,
  before: Spot | null,
  most: number,
  ask: (where: SQL) => Promise<Answer>,
): Promise<Answer> {
  const from = newestOf(sought, before);
  for (let at = 0; ;) {
    const time = timesOf(windows[at], from);
    const answer = await ask(matching(sought, time, before));
    if (time === null || answer.found >= most) return answer;
    at = nextWindow(at, answer.found, most);
  }
}
