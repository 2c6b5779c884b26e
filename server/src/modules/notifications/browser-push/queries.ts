import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { sessions } from "../../../platform/db/schema/accounts.ts";
import { pushDevices } from "../../../platform/db/schema/browser-push.ts";

/** SQL condition: the session has not expired. */
export const isSessionActive = gt(sessions.expiresAt, sql`now()`);

/** Returns a user's registered browsers: the current session's first, then the last added. */
export const listDevices = (db: Reader, userId: number, currentToken: string) =>
  db
    .select({
      id: pushDevices.id,
      addedAt: pushDevices.addedAt,
      lastSentAt: pushDevices.lastSentAt,
      userAgent: sessions.userAgent,
      token: sessions.token,
    })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(eq(pushDevices.userId, userId), isSessionActive))
    .orderBy(desc(eq(sessions.token, currentToken)), desc(pushDevices.addedAt), desc(pushDevices.id));

export type DeviceRow = Awaited<ReturnType<typeof listDevices>>[number];
