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
  { unit: "8days", hours: 192, count: 8 },
  { unit: "64days", hours: 1_536, count: 3 },
] as const;

type Window = (typeof windows)[number];
const hoursOf = ({ hours, count }: Window): number => hours * count;

/** What one question looks through. */
interface Span {
  /** A term of a tsquery over the facets; null for all that is older. */
  times: string | null;
  /** What is as new was looked through before. */
  below: Date | null;
  /** Where it ends; the next span lies below. */
  oldest: Date;
}

function spanOf(window: Window | undefined, from: Date, below: Date | null): Span {
  if (window === undefined) return { times: null, below, oldest: new Date(0) };
  const newest = Math.floor(from.getTime() / hourMs / window.hours);
  const times = Array.from({ length: window.count + 1 }, (_, at) => `'${window.unit}:${newest - at}'`);
  const oldest = new Date((newest - window.count) * window.hours * hourMs);
  return { times: `(${times.join(" | ")})`, below, oldest };
}

/**
 * The next window in which what is missing is to be expected, if postings lie as close as they did so far.
 * @param hours looked through so far
 */
function nextWindow(at: number, found: number, missing: number, hours: number): number {
  const needed = (hours * missing) / Math.max(1, found);
  const next = windows.findIndex((window, later) => later > at && hoursOf(window) >= needed);
  // The widest window is asked before all time is, unless almost nothing was found.
  return next === -1 ? Math.max(at + 1, found === 0 ? windows.length : windows.length - 1) : next;
}

/** What an index of published postings answers by itself, and what the rows must be asked. */
function matching({ filter, words }: Sought, span: Span | null, before: Spot | null): SQL {
  const facets = span?.times ? [...filter.facets, span.times] : filter.facets;
  const terms = [
    sql`${jobs.status} in ('open', 'closed', 'filled') and not ${jobs.hidden}`,
    ...(words === null ? [] : [sql`${jobs.search} @@ ${words}::tsquery`]),
    ...(facets.length === 0 ? [] : [sql`${jobs.facets} @@ ${facets.join(" & ")}::tsquery`]),
    ...(before
      ? [sql`(${jobs.postedAt}, ${jobs.id}) < (${before.at}::timestamptz, ${before.id}::integer)`]
      : []),
    ...(span?.below ? [sql`${jobs.postedAt} < ${span.below.toISOString()}::timestamptz`] : []),
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
  const spots: Spot[] = [];
  await lookBack(sought, before, most, async (where, missing) => {
    const { rows } = await db.execute<{ id: number; at: string }>(sql`
      with found as materialized (
        select ${jobs.id} as id, ${jobs.postedAt} as at from ${jobs} where ${where}
      ) select id, at from found order by at desc, id desc limit ${missing}`);
    spots.push(...rows.map(({ id, at }) => ({ id, at: new Date(at).toISOString() })));
    return rows.length;
  });
  return spots;
}

/** How many match; it stops counting at `most`. */
export const countMatching = (db: Reader, sought: Sought, most: number): Promise<number> =>
  lookBack(sought, null, most, async (where, missing) => {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::integer as count from (select from ${jobs} where ${where} limit ${missing}) counted`);
    return rows[0]?.count ?? 0;
  });

/** Asks window after window, each below the one before, until enough is found or there is nothing older. */
async function lookBack(
  sought: Sought,
  before: Spot | null,
  most: number,
  ask: (where: SQL, missing: number) => Promise<number>,
): Promise<number> {
  const from = newestOf(sought, before);
  let span = spanOf(windows[0], from, null);
  for (let at = 0, found = 0; ;) {
    found += await ask(matching(sought, span, before), most - found);
    if (span.times === null || found >= most) return found;
    const hours = (from.getTime() - span.oldest.getTime()) / hourMs;
    at = nextWindow(at, found, most - found, hours);
    span = spanOf(windows[at], new Date(span.oldest.getTime() - 1), span.oldest);
  }
}
