/**
 * Reads the postings that match, newest first, without reading all of them: the index crosses the words and filters with
 * the hours, days or weeks of posting, the newest at first, and looks further back only while too few are found.
 */
import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { type SearchConditions, whereMatches } from "./search-conditions.ts";

/** A posting's place in the order of posting. */
export interface ListPosition {
  at: string;
  id: number;
}

const hourMs = 3_600_000;
/** Units of the time lexemes in the facets, in hours. */
const units = [
  { name: "hour", hours: 1 },
  { name: "day", hours: 24 },
  { name: "8days", hours: 192 },
  { name: "64days", hours: 1_536 },
] as const;
/** Lexemes of one query, and one more because the first unit is not over. */
const maxUnits = 8;
const firstHours = 2;

/** The time that one query searches. */
interface Span {
  /** A tsquery over the facets; null for all older postings. */
  times: string | null;
  /** Postings as new as this were searched before. */
  below: Date | null;
  /** The end of the span; the next one lies below. */
  oldest: Date;
}

/** A span of so many hours, in the finest units that reach so far; all time when no unit does. */
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

/** A small sample may be small by chance, so the estimate is bounded. */
const minGrowth = 1;
const maxGrowth = 24;
const margin = 1.3;

/** Hours that probably hold the missing postings, at the density of the hours searched so far. */
const hoursFor = (missing: number, found: number, searched: number): number =>
  searched * Math.min(maxGrowth, Math.max(minGrowth, (margin * missing) / Math.max(1, found)));

/** The conditions within a span, and below a position. */
function whereWithin(conditions: SearchConditions, span: Span, before: ListPosition | null): SQL {
  const { facets, exact } = conditions;
  return whereMatches({
    ...conditions,
    facets: span.times ? [...facets, span.times] : facets,
    exact: [
      ...(before
        ? [sql`(${jobs.postedAt}, ${jobs.id}) < (${before.at}::timestamptz, ${before.id}::integer)`]
        : []),
      ...(span.below ? [sql`${jobs.postedAt} < ${span.below.toISOString()}::timestamptz`] : []),
      ...exact,
    ],
  });
}

/** Where to look: below a position, or from now on. */
export interface Lookup {
  conditions: SearchConditions;
  before: ListPosition | null;
  now: Date;
}

/** The newest postings that match, at most `max`. */
export async function findNewest(db: Reader, lookup: Lookup, max: number): Promise<ListPosition[]> {
  const positions: ListPosition[] = [];
  await lookBack(lookup, max, async (where, missing) => {
    const { rows } = await db.execute<{ id: number; at: string }>(sql`
      with found as materialized (
        select ${jobs.id} as id, ${jobs.postedAt} as at from ${jobs} where ${where}
      ) select id, at from found order by at desc, id desc limit ${missing}`);
    positions.push(...rows.map(({ id, at }) => ({ id, at: new Date(at).toISOString() })));
    return rows.length;
  });
  return positions;
}

/** How many postings match; counting stops at `max`. */
export const countMatching = (db: Reader, lookup: Lookup, max: number): Promise<number> =>
  lookBack(lookup, max, async (where, missing) => {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::integer as count from (select from ${jobs} where ${where} limit ${missing}) counted`);
    return rows[0]?.count ?? 0;
  });

/** Queries span after span, each below the one before, until `max` are found or nothing is older. */
async function lookBack(
  { conditions, before, now }: Lookup,
  max: number,
  query: (where: SQL, missing: number) => Promise<number>,
): Promise<number> {
  // Clocks differ by less than an hour, so nothing is dated further ahead.
  const from = new Date(before ? before.at : now.getTime() + hourMs);
  let span = spanOf(firstHours, from, null);
  for (let found = 0; ;) {
    found += await query(whereWithin(conditions, span, before), max - found);
    if (span.times === null || found >= max) return found;
    const { oldest } = span;
    const searched = (from.getTime() - oldest.getTime()) / hourMs;
    span = spanOf(hoursFor(max - found, found, searched), new Date(oldest.getTime() - 1), oldest);
  }
}
