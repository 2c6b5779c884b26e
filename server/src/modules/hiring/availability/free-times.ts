import type { AvailabilityForm, HourSpan } from "@caseload/contract/hiring/availability";
import { instantsAt } from "@caseload/contract/wall-time";
import { plusDays } from "../../../platform/calendar-day.ts";
import type { BusyTime } from "../../../platform/db/schema/availability.ts";
import { joinSpans } from "./busy-times.ts";

type Hours = Pick<AvailabilityForm, "weekly" | "exceptions" | "timeZone">;

/** The instant of a wall time; where clocks skip it, the one an hour later, and the first of two that they repeat. */
function instantOf(day: string, time: string, timeZone: string): number {
  const [onDay, at] = time === "24:00" ? [plusDays(day, 1), "00:00"] : [day, time];
  const [instant] = instantsAt(`${onDay}T${at}`, timeZone);
  if (instant) return instant.getTime();
  const hour = String((Number(at.slice(0, 2)) + 1) % 24).padStart(2, "0");
  return (
    instantsAt(`${onDay}T${hour}${at.slice(2)}`, timeZone)[0]?.getTime() ?? Date.parse(`${onDay}T${at}Z`)
  );
}

function hoursOf(day: string, { weekly, exceptions }: Hours): readonly HourSpan[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return exceptions.find((one) => one.day === day)?.hours ?? weekly.filter((one) => one.weekday === weekday);
}

/**
 * Returns the free times from one day to another, both included, in the time zone of the availability: its hours without
 * the busy times.
 */
export function freeTimes(
  hours: Hours,
  busy: readonly BusyTime[],
  days: { from: string; to: string },
): BusyTime[] {
  const { timeZone } = hours;
  const open = [];
  for (let day = days.from; day <= days.to; day = plusDays(day, 1))
    for (const { from, to } of hoursOf(day, hours))
      open.push({ from: instantOf(day, from, timeZone), to: instantOf(day, to, timeZone) });
  const taken = joinSpans(busy.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) })));
  return joinSpans(open)
    .flatMap((span) => without(span, taken))
    .map(({ from, to }) => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() }));
}

interface Span {
  from: number;
  to: number;
}

/** What is left of a span without others, which are in order. */
function without(span: Span, taken: readonly Span[]): Span[] {
  const left: Span[] = [];
  let { from } = span;
  for (const one of taken) {
    if (one.to <= from || one.from >= span.to) continue;
    if (one.from > from) left.push({ from, to: one.from });
    from = one.to;
  }
  if (from < span.to) left.push({ from, to: span.to });
  return left;
}
