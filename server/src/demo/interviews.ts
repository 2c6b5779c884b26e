/** Interviews of the demo, in the week after its start. */
import { dayIn, plusDays } from "../platform/calendar-day.ts";
import type { Tx } from "../platform/db/database.ts";
import { instantAt } from "../platform/time-zone.ts";
import { type Cast, daysFrom } from "./cast.ts";
import { makeInterview } from "./factories.ts";

const timeZone = "America/New_York";
const tuesday = 2;

/** The instant of a time of day, a number of days after the Tuesday of next week. */
function nextWeek(now: Date, days: number, time: string): Date {
  const today = dayIn(now, timeZone);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const toTuesday = ((tuesday - weekday + 7) % 7 || 7) + (weekday < tuesday ? 7 : 0);
  return instantAt(plusDays(today, toTuesday + days), `${time}:00.000`, timeZone);
}

export async function makeInterviews(
  tx: Tx,
  { people }: Cast,
  applicationIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const applicationOf = (key: string): number => {
    const id = applicationIds.get(key);
    if (id === undefined) throw new Error(`The demo has no application ${key}.`);
    return id;
  };
  await makeInterview(tx, daysFrom(now, -2), {
    applicationId: applicationOf("daniel subpoenas"),
    hostId: people.margaret.id,
    status: "confirmed",
    place: "https://meet.example/okafor",
    note: "Half an hour about the docket and the custodians.",
    slots: [],
    startsAt: nextWeek(now, 0, "10:00"),
    minutes: 30,
    proposals: 2,
  });
  const slots = [nextWeek(now, 1, "09:30"), nextWeek(now, 1, "15:00"), nextWeek(now, 2, "11:00")];
  await makeInterview(tx, daysFrom(now, -0.3), {
    applicationId: applicationOf("priya privilege"),
    hostId: people.margaret.id,
    mode: "phone",
    slots: slots.map((startsAt) => ({ startsAt: startsAt.toISOString(), minutes: 20 })),
    lastSlotAt: slots.at(-1) ?? null,
  });
}
