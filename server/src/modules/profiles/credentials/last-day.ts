import { and, asc, eq, gt, isNotNull, lte } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { credentials } from "../../../platform/db/schema/credentials.ts";
import { dayIn, plusDays } from "../../../platform/calendar-day.ts";

const dayMs = 86_400_000;

/** Whole days from today, where its owner lives, to a credential's last day; negative once that is over. */
export const daysLeft = (lastDay: string, timeZone: string, now: Date): number =>
  Math.round((Date.parse(lastDay) - Date.parse(dayIn(now, timeZone))) / dayMs);

/** Credentials read at a time. */
const pageRows = 200;

/** Verified credentials that end within some days of UTC's today, with one day to spare for other time zones. */
export async function* endingWithin(db: Db, days: number, now: Date) {
  const until = plusDays(dayIn(now, "UTC"), days + 1);
  let last = 0;
  for (;;) {
    const rows = await db
      .select({
        id: credentials.id,
        userId: credentials.userId,
        title: credentials.title,
        expiresOn: credentials.expiresOn,
        remindedDays: credentials.remindedDays,
        timeZone: users.timeZone,
      })
      .from(credentials)
      .innerJoin(users, eq(users.id, credentials.userId))
      .where(
        and(
          eq(credentials.status, "verified"),
          isNotNull(credentials.expiresOn),
          lte(credentials.expiresOn, until),
          gt(credentials.id, last),
        ),
      )
      .orderBy(asc(credentials.id))
      .limit(pageRows);
    for (const { expiresOn, timeZone, ...row } of rows)
      if (expiresOn !== null) yield { ...row, expiresOn, left: daysLeft(expiresOn, timeZone, now) };
    const end = rows.at(-1);
    if (!end || rows.length < pageRows) return;
    last = end.id;
  }
}
