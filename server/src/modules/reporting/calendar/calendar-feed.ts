import { errorMessages } from "@caseload/contract/error-messages";
import { calendarEndpoints } from "@caseload/contract/reporting/calendar";
import { feedDays } from "@caseload/contract/reporting/calendar-entries";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { dayIn, plusDays } from "../../../platform/calendar-day.ts";
import type { Db } from "../../../platform/db/database.ts";
import { calendarFeeds } from "../../../platform/db/schema/calendar.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { fingerprint, newToken } from "../../../platform/secret-token.ts";
import { findCalendarEntries } from "./calendar-entries.ts";
import { findFeedOwner } from "./queries.ts";

/** Creates or replaces a person's private calendar URL. Returns its token, of which only a hash is stored. */
export async function renewCalendarFeed(db: Db, userId: number, now: Date): Promise<string> {
  const token = newToken();
  const values = { tokenHash: fingerprint(token), createdAt: now, lastReadAt: null };
  await db.transaction(async (tx) => {
    await tx
      .insert(calendarFeeds)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: values });
    await announce(tx, { to: [userId], topics: calendarEndpoints.renewCalendarFeed.changes });
  });
  return token;
}

export async function removeCalendarFeed(db: Db, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
    await announce(tx, { to: [userId], topics: calendarEndpoints.removeCalendarFeed.changes });
  });
}

const hourMs = 3_600_000;

/** Updates the time of the last read, at most once per hour. */
async function recordRead(db: Db, userId: number, now: Date): Promise<void> {
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

/** Calendar programs do not request further pages. */
const maxFeedEntries = 2_000;

/**
 * Returns the entries of a private calendar URL.
 * @param file the last segment of the URL path
 * @throws HttpError 404 for an unknown or replaced URL, and for deactivated accounts
 */
export async function readCalendarFeed(db: Db, file: string, now: Date) {
  const [, token] = /^([\w-]{43})\.ics$/.exec(file) ?? [];
  const owner = token === undefined ? undefined : await findFeedOwner(db, fingerprint(token));
  if (!owner) throw notFound(errorMessages.notFound);
  await recordRead(db, owner.id, now);
  const today = dayIn(now, owner.timeZone);
  const days = { from: plusDays(today, -feedDays.back), to: plusDays(today, feedDays.ahead) };
  return (await findCalendarEntries(db, owner, days, maxFeedEntries)).entries;
}
