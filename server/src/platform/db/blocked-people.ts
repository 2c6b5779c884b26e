import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Reader } from "./database.ts";
import { blocks } from "./schema/blocks.ts";

/** Contract states in which the two sides of a contract still reach each other. */
const liveStatuses = sql`'pending_terms', 'terms_agreed', 'in_progress'`;

/** Everyone whom a member has blocked, or who has blocked the member. Usually none. */
export async function findBlockedPeople(db: Reader, userId: number): Promise<number[]> {
  const rows = await db
    .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId)));
  return [...new Set(rows.map(({ blockerId, blockedId }) => (blockerId === userId ? blockedId : blockerId)))];
}

/**
 * SQL for whether a member and the person of a column share a block, in either direction. The list is read once
 * for a statement, because it does not depend on the row.
 */
export const isBlockedWith = (userId: number, person: PgColumn): SQL<boolean> =>
  sql<boolean>`(${person} = any(array(select case when b.blocker_id = ${userId}::integer then b.blocked_id else b.blocker_id end
    from blocks b where b.blocker_id = ${userId}::integer or b.blocked_id = ${userId}::integer)))`;

/** The same where no contract between the two is live. A live contract keeps their thread open. */
export const isOutOfReach = (userId: number, person: PgColumn): SQL<boolean> =>
  sql<boolean>`(${isBlockedWith(userId, person)} and not exists (select from contracts c
    where c.status in (${liveStatuses}) and ((c.paralegal_id = ${userId} and ${person} in (c.attorney_id, c.supervisor_id))
      or (c.paralegal_id = ${person} and ${userId} in (c.attorney_id, c.supervisor_id)))))`;

/** Whether two people share a block. */
export async function areBlocked(db: Reader, one: number, other: number): Promise<boolean> {
  const [row] = await db
    .select({ id: blocks.id })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
        and(eq(blocks.blockerId, other), eq(blocks.blockedId, one)),
      ),
    )
    .limit(1);
  return row !== undefined;
}
