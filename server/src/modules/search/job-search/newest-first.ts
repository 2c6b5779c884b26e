/**
 * Reads the postings that match, newest first, without reading all of them: the index crosses the words and filters with
 * the hours, days or weeks of posting, the newest at first, and looks further back only while too few are found.
 */
import { type Column, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { isUnpaused } from "../../jobs/postings/accepts-applications.ts";
import type { FilterQuery } from "./filter-query.ts";

/** A posting's place in the order of posting. */
export interface Spot {
  at: string;
  id: number;
}

export interface Sought {
  filter: FilterQuery;
  /** Tsqueries, all of which are meant; none where no words are given. */
  words: readonly string[];
  now: Date;
}

const hourMs = 3_600_000;
/** Kinds of lexemes of time in the facets, in hours. */
const units = [
  { name: "hour", hours: 1 },
  { name: "day", hours: 24 },
  { name: "8days", hours: 192 },
  { name: "64days", hours: 1_536 },
] as const;
/** One question asks for so many of a kind, and one more where the first is not whole. */
const maxUnits = 8;
const firstHours = 2;

/** What one question looks through. */
interface Span {
  /** A term of a tsquery over the facets; null for all that is older. */
  times: string | null;
  /** What is as new was looked through before. */
  below: Date | null;
  /** Where it ends; the next span lies below. */
  oldest: Date;
}

/** So many hours back, in the finest units that do, or all time where none does. */
function spanOf(hours: number, from: Date, below: Date | null): Span {
  const unit = units.find((each) => Math.ceil(hours / each.hours) <= maxUnits);
  if (unit === undefined) return { times: null, below, oldest: new Date(0) };
  const count = Math.ceil(hours / unit.hours);
  const newest = Math.floor(from.getTime() / hourMs / unit.hours);
  const times = Array.from({ length: count + 1 }, (_, at) => `'${unit.name}:${newest - at}'`);
  return {
    times: `(${times.join(" | ")})`,
    below,
    oldest: new Date((newest - count) * unit.hours * hourMs),
  };
}

/** Few were found by chance as easily as because there are few, so that no step is taken for granted. */
const minGrowth = 1;
const maxGrowth = 24;
const margin = 1.3;

/** Hours in which what is missing is to be expected, if postings lie as close as they did in those looked through. */
const hoursFor = (missing: number, found: number, looked: number): number =>
  looked * Math.min(maxGrowth, Math.max(minGrowth, (margin * missing) / Math.max(1, found)));

/**
 * What an index of published postings answers by itself, and what the rows must be asked. Each facet and word is a
 * condition of its own, because the index leaps from one condition's list to the next one's, while within a condition it
 * walks through all that the rarest lexemes hold: with five filters and 64 days, ten times as much.
 */
function matching({ filter, words }: Sought, span: Span | null, before: Spot | null): SQL {
  const facets = span?.times ? [...filter.facets, span.times] : filter.facets;
  const asked = (column: Column, queries: readonly string[]): SQL[] =>
    queries.map((query) => sql`${column} @@ ${query}::tsquery`);
  const terms = [
    sql`${jobs.status} in ('open', 'closed', 'filled') and not ${jobs.hidden} and ${isUnpaused}`,
    ...asked(jobs.search, words),
    ...asked(jobs.facets, facets),
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
  max: number,
): Promise<Spot[]> {
  const spots: Spot[] = [];
  await lookBack(sought, before, max, async (where, missing) => {
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
export const countMatching = (db: Reader, sought: Sought, max: number): Promise<number> =>
  lookBack(sought, null, max, async (where, missing) => {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::integer as count from (select from ${jobs} where ${where} limit ${missing}) counted`);
    return rows[0]?.count ?? 0;
  });

/** Asks span after span, each below the one before, until enough is found or there is nothing older. */
async function lookBack(
  sought: Sought,
  before: Spot | null,
  max: number,
  ask: (where: SQL, missing: number) => Promise<number>,
): Promise<number> {
  const from = newestOf(sought, before);
  let span = spanOf(firstHours, from, null);
  for (let found = 0; ;) {
    found += await ask(matching(sought, span, before), max - found);
    if (span.times === null || found >= max) return found;
    const { oldest } = span;
    const looked = (from.getTime() - oldest.getTime()) / hourMs;
    span = spanOf(hoursFor(max - found, found, looked), new Date(oldest.getTime() - 1), oldest);
  }
}
