import { busyCalendarLimits, busyCalendarProblems } from "@caseload/contract/hiring/availability-limits";
import { availabilityEndpoints } from "@caseload/contract/hiring/availability";
import { and, eq, isNull, lte } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { busyCalendars } from "../../../platform/db/schema/availability.ts";
import { badRequest } from "../../../platform/http/http-error.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { defineTask, everyMinute } from "../../../platform/tasks/task.ts";
import { fetchCalendar, parseAddress, UnreadableCalendar } from "./fetch-calendar.ts";
import { readInThread } from "./read-in-thread.ts";

const { changes: topics } = availabilityEndpoints.connectBusyCalendar;

/** The URL of an address that may be read, or a refusal that names the field. */
function requireAddress(address: string): URL {
  try {
    return parseAddress(address);
  } catch (error) {
    if (error instanceof UnreadableCalendar)
      throw badRequest(`${busyCalendarProblems[error.problem]} (address)`);
    throw error;
  }
}

/**
 * Stores the address of a person's calendar, which is read with the next run of the task.
 * @throws HttpError 400 for addresses that are never read
 */
export async function connectBusyCalendar(
  { db, nameSeal }: { db: Db; nameSeal: NameSeal },
  userId: number,
  address: string,
  now: Date,
): Promise<void> {
  const url = requireAddress(address);
  const values = {
    sealedAddress: nameSeal.seal(url.href),
    host: url.hostname,
    busy: [],
    readAt: null,
    problem: null,
    nextReadAt: now,
  };
  await db.transaction(async (tx) => {
    await tx
      .insert(busyCalendars)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: busyCalendars.userId, set: values });
    await announce(tx, { to: [userId], topics });
  });
}

export async function removeBusyCalendar(db: Db, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(busyCalendars).where(eq(busyCalendars.userId, userId));
    await announce(tx, { to: [userId], topics: availabilityEndpoints.removeBusyCalendar.changes });
  });
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Calendars per run; the next minute's run takes the rest. */
const batchSize = 20;

export interface BusyCalendarDeps {
  db: Db;
  clock: () => Date;
  nameSeal: NameSeal;
  /** Replaces the Internet in tests. */
  fetchCalendar?: (address: string) => Promise<string>;
}

type DueCalendar = Pick<typeof busyCalendars.$inferSelect, "userId" | "sealedAddress"> & { timeZone: string };

/** The busy times of a calendar, or why it cannot be read. */
async function readCalendar(
  { nameSeal, fetchCalendar: fetch = fetchCalendar }: BusyCalendarDeps,
  { sealedAddress, timeZone }: DueCalendar,
  now: Date,
) {
  const from = new Date(now.getTime() - dayMs).toISOString();
  const to = new Date(now.getTime() + busyCalendarLimits.daysAhead * dayMs).toISOString();
  try {
    const text = await fetch(nameSeal.open(sealedAddress));
    return { busy: await readInThread({ text, timeZone, from, to }), readAt: now, problem: null };
  } catch (error) {
    // Busy times of the last reading stay: a calendar that fails for an hour makes nobody free.
    if (error instanceof UnreadableCalendar) return { problem: error.problem };
    throw error;
  }
}

/** Reads the calendars that are due. Returns how many. */
export async function readDueCalendars(deps: BusyCalendarDeps): Promise<number> {
  const { db, clock } = deps;
  const now = clock();
  const due = await db
    .select({
      userId: busyCalendars.userId,
      sealedAddress: busyCalendars.sealedAddress,
      timeZone: users.timeZone,
    })
    .from(busyCalendars)
    .innerJoin(users, eq(users.id, busyCalendars.userId))
    .where(and(lte(busyCalendars.nextReadAt, now), isNull(users.deactivatedAt)))
    .orderBy(busyCalendars.nextReadAt)
    .limit(batchSize);
  await Promise.all(
    [0, 1].map(async (lane) => {
      for (const [at, calendar] of due.entries()) if (at % 2 === lane) await refresh(deps, calendar, now);
    }),
  );
  return due.length;
}

/** Stores what was read, unless another address was entered meanwhile. */
async function refresh(deps: BusyCalendarDeps, calendar: DueCalendar, now: Date): Promise<void> {
  const nextReadAt = new Date(now.getTime() + busyCalendarLimits.refreshMinutes * minuteMs);
  const found = await readCalendar(deps, calendar, now);
  await deps.db.transaction(async (tx) => {
    await tx
      .update(busyCalendars)
      .set({ ...found, nextReadAt })
      .where(
        and(
          eq(busyCalendars.userId, calendar.userId),
          eq(busyCalendars.sealedAddress, calendar.sealedAddress),
        ),
      );
    await announce(tx, { to: [calendar.userId], topics });
  });
}

/** Scheduled: reads the calendars that are due. */
export const readBusyCalendarsTask = defineTask<object, BusyCalendarDeps>(
  "read-busy-calendars",
  { payload: z.object({}), ...everyMinute },
  async (_payload, deps) => {
    await readDueCalendars(deps);
  },
);
