/** The sort orders of the directory. Expressions equal those of the indexes in platform/db/schema/profiles.ts. */
import { type DirectorySort, directorySorts } from "@caseload/contract/hiring/directory-options";
import { type SQL, sql } from "drizzle-orm";
import { paralegalProfiles as profiles } from "../../../platform/db/schema/profiles.ts";
import { HttpError } from "../../../platform/http/http-error.ts";

/** The sort key of a page's last row. */
interface PageCursor {
  /** Level or rate; 0 for orders by time. */
  rank: number;
  at: Date;
  id: number;
}

interface Order {
  by: SQL;
  after: (cursor: PageCursor) => SQL;
  rankOf: (row: { level: number | null; shownRate: number | null }) => number;
}

const { updatedAt, userId, level } = profiles;
/** Above and below every rate, so that profiles without a rate come last in both orders. */
const aboveAll = 1_000_000;
const belowAll = -1;
const lowest = sql`coalesce(shown_rate, 1000000)`;
const highest = sql`coalesce(shown_rate, -1)`;

export const orders: Record<DirectorySort, Order> = {
  recent: {
    by: sql`${updatedAt} desc, ${userId} desc`,
    after: ({ at, id }) =>
      sql`(${updatedAt}, ${userId}) < (${at.toISOString()}::timestamptz, ${id}::integer)`,
    rankOf: () => 0,
  },
  experience: {
    by: sql`${level} desc, ${updatedAt} desc, ${userId} desc`,
    after: ({ rank, at, id }) =>
      sql`(${level}, ${updatedAt}, ${userId}) < (${rank}::smallint, ${at.toISOString()}::timestamptz, ${id}::integer)`,
    rankOf: (row) => row.level ?? 0,
  },
  rate: {
    by: sql`${lowest}, ${userId}`,
    after: ({ rank, id }) => sql`(${lowest}, ${userId}) > (${rank}::numeric, ${id}::integer)`,
    rankOf: (row) => row.shownRate ?? aboveAll,
  },
  "rate-desc": {
    by: sql`${highest} desc, ${userId} desc`,
    after: ({ rank, id }) => sql`(${highest}, ${userId}) < (${rank}::numeric, ${id}::integer)`,
    rankOf: (row) => row.shownRate ?? belowAll,
  },
};

export const encodeCursor = (sort: DirectorySort, { rank, at, id }: PageCursor): string =>
  Buffer.from(`${sort}|${rank}|${at.getTime()}|${id}`).toString("base64url");

const cursorPattern = /^([a-z-]+)\|(-?\d{1,7}(?:\.\d{1,2})?)\|(\d{1,13})\|([1-9]\d{0,8})$/;

/** @throws HttpError 400 when the text is not a cursor of this order */
export function decodeCursor(sort: DirectorySort, cursor: string | undefined): PageCursor | null {
  if (cursor === undefined) return null;
  const [, name, rank, at, id] = cursorPattern.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (name !== sort || !directorySorts.some(({ value }) => value === name) || Number(rank) > aboveAll)
    throw new HttpError(400, "This page marker is not valid (cursor)");
  return { rank: Number(rank), at: new Date(Number(at)), id: Number(id) };
}
