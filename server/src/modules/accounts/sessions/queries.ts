import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { sessions } from "../../../platform/db/schema/accounts.ts";

export type SessionRow = typeof sessions.$inferSelect;

/** Returns a user's active sessions: the current one first, then by last use. */
export const listSessions = (db: Reader, userId: number, currentToken: string): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(eq(sessions.token, currentToken)), desc(sessions.lastUsedAt), desc(sessions.id));
