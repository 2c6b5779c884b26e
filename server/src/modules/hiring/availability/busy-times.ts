/** Busy times of an iCalendar file (RFC 5545). Runs in a thread of its own, because rules can repeat without an end. */
import { busyCalendarLimits, type BusyCalendarProblem } from "@caseload/contract/hiring/availability-limits";
import { instantsAt } from "@caseload/contract/wall-time";
import ICAL from "ical.js";
import type { BusyTime } from "../../../platform/db/schema/availability.ts";

export interface BusyTimesRequest {
  text: string;
  /** IANA name, for times without a time zone. */
  timeZone: string;
  /** ISO 8601 in UTC. */
  from: string;
  to: string;
}

export type BusyTimesAnswer = { busy: BusyTime[] } | { problem: BusyCalendarProblem };

interface Span {
  from: number;
  to: number;
}

const countEvents = (text: string): number => text.match(/^BEGIN:VEVENT\s*$/gim)?.length ?? 0;

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/**
 * The zone in which a time is read: IANA's under the name that the event gives, the owner's for floating times; null for
 * UTC, and for zones that only the file defines.
 */
function zoneOf(time: ICAL.Time, tzid: string | null, timeZone: string): string | null {
  if (tzid !== null && isTimeZone(tzid)) return tzid;
  return time.isDate || time.zone === ICAL.Timezone.localTimezone ? timeZone : null;
}

const tzidOf = (event: ICAL.Component, name: "dtstart" | "dtend"): string | null => {
  const tzid = event.getFirstProperty(name)?.getParameter("tzid");
  return typeof tzid === "string" ? tzid : null;
};

/** The instant of a time; a day begins at midnight. Skipped wall time is read an hour later. */
function instantOf(time: ICAL.Time, tzid: string | null, timeZone: string): number {
  const zone = zoneOf(time, tzid, timeZone);
  if (zone === null) return time.toUnixTime() * 1_000;
  const wall = ICAL.Time.fromData({
    year: time.year,
    month: time.month,
    day: time.day,
    hour: time.isDate ? 0 : time.hour,
    minute: time.isDate ? 0 : time.minute,
  });
  const [instant] = instantsAt(wall.toString().slice(0, 16), zone);
  if (instant) return instant.getTime();
  wall.adjust(0, 1, 0, 0);
  return instantsAt(wall.toString().slice(0, 16), zone)[0]?.getTime() ?? time.toUnixTime() * 1_000;
}

const isBusy = (event: ICAL.Component): boolean =>
  String(event.getFirstPropertyValue("status")).toUpperCase() !== "CANCELLED" &&
  String(event.getFirstPropertyValue("transp")).toUpperCase() !== "TRANSPARENT";

function* occurrences(event: ICAL.Event, timeZone: string, window: Span): Generator<Span> {
  const spanOf = (component: ICAL.Component, start: ICAL.Time, end: ICAL.Time): Span => {
    const tzid = tzidOf(component, "dtstart");
    return {
      from: instantOf(start, tzid, timeZone),
      to: instantOf(end, tzidOf(component, "dtend") ?? tzid, timeZone),
    };
  };
  const { component } = event;
  if (!event.isRecurring()) {
    if (isBusy(component)) yield spanOf(component, event.startDate, event.endDate);
    return;
  }
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    // A day of leeway for time zones; exceptions may move an occurrence into the window.
    if (instantOf(next, tzidOf(component, "dtstart"), timeZone) > window.to + 86_400_000) return;
    const { startDate, endDate, item } = event.getOccurrenceDetails(next);
    if (isBusy(item.component)) yield spanOf(item.component, startDate, endDate);
  }
}

/** Events with their changed occurrences, which have the same UID. */
function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  const components = calendar.getAllSubcomponents("vevent");
  const changed = Map.groupBy(
    components.filter((one) => one.getFirstProperty("recurrence-id")),
    (one) => String(one.getFirstPropertyValue("uid")),
  );
  return components
    .filter((one) => one.getFirstProperty("dtstart") && !one.getFirstProperty("recurrence-id"))
    .map((one) => {
      const exceptions = changed.get(String(one.getFirstPropertyValue("uid"))) ?? [];
      return new ICAL.Event(one, { exceptions });
    });
}

/** Free/busy calendars have periods instead of events. */
const freeBusySpans = (calendar: ICAL.Component): Span[] =>
  calendar
    .getAllSubcomponents("vfreebusy")
    .flatMap((one) => one.getAllProperties("freebusy"))
    .filter((property) => String(property.getParameter("fbtype") ?? "BUSY").toUpperCase() !== "FREE")
    .flatMap((property) => property.getValues() as unknown[])
    .flatMap((period) =>
      period instanceof ICAL.Period
        ? [{ from: period.start.toUnixTime() * 1_000, to: period.getEnd().toUnixTime() * 1_000 }]
        : [],
    );

/** Sorts spans and joins those that touch. */
export function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

function parse(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text) as unknown[];
  const calendars = (typeof parsed[0] === "string" ? [parsed] : parsed) as unknown[][];
  return calendars.map((one) => new ICAL.Component(one));
}

/** Returns when an iCalendar file has events that block time, and nothing else of it. */
export function readBusyTimes({ text, timeZone, from, to }: BusyTimesRequest): BusyTimesAnswer {
  if (countEvents(text) > busyCalendarLimits.events) return { problem: "tooManyEvents" };
  const window = { from: Date.parse(from), to: Date.parse(to) };
  const spans: Span[] = [];
  try {
    const calendars = parse(text);
    if (calendars.length === 0) return { problem: "notCalendar" };
    for (const calendar of calendars) {
      if (calendar.name !== "vcalendar") return { problem: "notCalendar" };
      const found = [
        ...freeBusySpans(calendar),
        ...eventsOf(calendar).flatMap((event) => [...occurrences(event, timeZone, window)]),
      ];
      spans.push(
        ...found.filter((span) => span.to > window.from && span.from < window.to && span.to > span.from),
      );
    }
  } catch {
    return { problem: "notCalendar" };
  }
  const busy = joinSpans(spans).slice(0, busyCalendarLimits.busyTimes);
  const iso = (ms: number) => new Date(ms).toISOString();
  return { busy: busy.map((span) => ({ from: iso(span.from), to: iso(span.to) })) };
}
