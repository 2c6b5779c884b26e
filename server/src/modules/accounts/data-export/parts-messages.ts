import { and, asc, eq, gt, or, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { messages as rows } from "../../../platform/db/schema/messages.ts";
import { pageThrough, rowsOfPage } from "./page-through.ts";

/** Every message of a person's conversations, with the name of the other one. */
export const messages = (tx: Tx, userId: number) =>
  pageThrough((afterId) =>
    tx
      .select({
        id: rows.id,
        direction: sql<string>`case when ${rows.senderId} = ${userId} then 'sent' else 'received' end`,
        with: users.name,
        content: rows.content,
        createdAt: rows.createdAt,
        readAt: rows.readAt,
      })
      .from(rows)
      .innerJoin(
        users,
        sql`${users.id} = case when ${rows.senderId} = ${userId} then ${rows.receiverId} else ${rows.senderId} end`,
      )
      .where(and(or(eq(rows.senderId, userId), eq(rows.receiverId, userId)), gt(rows.id, afterId)))
      .orderBy(asc(rows.id))
      .limit(rowsOfPage),
  );
