import { calendarEndpoints } from "@caseload/contract/reporting/calendar";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { calendarFeeds } from "../../../platform/db/schema/calendar.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { fingerprint, newToken } from "../../../platform/secret-token.ts";

/** Makes a new private address for a person's calendar; answers what it carries, told this once. */
export async function renewFeed(db: Db, userId: number, now: Date): Promise<string> {
  const token = newToken();
  const fresh = { tokenHash: fingerprint(token), createdAt: now, lastReadAt: null };
  await db.transaction(async (tx) => {
    await tx
      .insert(calendarFeeds)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: fresh });
    await announce(tx, { to: [userId], topics: calendarEndpoints.renewCalendarFeed.changes });
  });
  return token;
}

export async function removeFeed(db: Db, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
    await announce(tx, { to: [userId], topics: calendarEndpoints.removeCalendarFeed.changes });
  });
}

const hourMs = 3_600_000;

/** Notes that a program asked, once an hour at the most. */
export async function noteReading(db: Db, userId: number, now: Date): Promise<void> {
  const { lastReadAt } = calendarFeeds;
  await db
    .update(calendarFeeds)
    .set({ lastReadAt: now })
    .where(
      and(
        eq(calendarFeeds.userId, userId),
        or(isNull(lastReadAt), lt(lastReadAt, new Date(now.getTime() - hourMs))),
      ),
    );
}
