import { and, asc, eq, isNull, lt, ne } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { savedSearches } from "../../../platform/db/schema/saved-searches.ts";
import { lastDelivery } from "./delivery-time.ts";
import { reportForEach } from "./report-new-jobs.ts";

/** Searches of one time zone and run; the next minute's run takes the rest. */
const batchSize = 500;

const isActive = and(eq(savedSearches.alertEnabled, true), isNull(users.deactivatedAt));

/** The time zones of people with daily or weekly alerts. */
async function findTimeZones(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ timeZone: users.timeZone })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(and(isActive, ne(savedSearches.frequency, "instant")));
  return rows.map(({ timeZone }) => timeZone);
}

const findDue = (db: Db, frequency: "daily" | "weekly", timeZone: string, now: Date) =>
  db
    .select({ id: savedSearches.id, userId: savedSearches.userId })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(
      and(
        isActive,
        eq(savedSearches.frequency, frequency),
        eq(users.timeZone, timeZone),
        lt(savedSearches.checkedAt, lastDelivery(frequency, now, timeZone)),
      ),
    )
    .orderBy(asc(savedSearches.checkedAt))
    .limit(batchSize);

/** Scheduled: sends the daily and weekly alerts that are due. Returns how many jobs they report. */
export async function sendDigests(db: Db, now: Date): Promise<number> {
  let reported = 0;
  for (const timeZone of await findTimeZones(db))
    for (const frequency of ["daily", "weekly"] as const)
      reported += await reportForEach(db, await findDue(db, frequency, timeZone, now), now);
  return reported;
}
