import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { availabilities, busyCalendars, type BusyTime } from "../../../platform/db/schema/availability.ts";
import { interviews } from "../../../platform/db/schema/interviews.ts";

export async function findAvailability(db: Reader, userId: number) {
  const [row] = await db.select().from(availabilities).where(eq(availabilities.userId, userId));
  return row;
}

export async function findBusyCalendar(db: Reader, userId: number) {
  const [row] = await db.select().from(busyCalendars).where(eq(busyCalendars.userId, userId));
  return row;
}

/** The time zone of a user's settings. */
export async function findTimeZone(db: Reader, userId: number): Promise<string> {
  const [row] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId));
  return row?.timeZone ?? "UTC";
}

const dayMs = 86_400_000;

/** Scheduled interviews of a paralegal near these days, with any firm. */
export async function findInterviewTimes(
  db: Reader,
  paralegalId: number,
  { from, to }: { from: string; to: string },
): Promise<BusyTime[]> {
  const rows = await db
    .select({ startsAt: interviews.startsAt, minutes: interviews.minutes })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(
      and(
        eq(applications.paralegalId, paralegalId),
        sql`${interviews.status} = 'confirmed'`,
        gt(interviews.startsAt, new Date(Date.parse(from) - 2 * dayMs)),
        lt(interviews.startsAt, new Date(Date.parse(to) + 2 * dayMs)),
      ),
    );
  return rows.flatMap(({ startsAt, minutes }) =>
    startsAt && minutes !== null
      ? [{ from: startsAt.toISOString(), to: new Date(startsAt.getTime() + minutes * 60_000).toISOString() }]
      : [],
  );
}
