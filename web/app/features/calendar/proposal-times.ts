/** Times of a week's grid that are chosen for an interview, and what keeps one from being proposed. */
import { interviewLimits } from "@caseload/contract/hiring/interview-moves";
import { instantsAt, wallTimeAt } from "@caseload/contract/wall-time";

/** The grid is chosen from by half hours. */
export const cellMinutes = 30;
const minuteMs = 60_000;

export interface ProposedTime {
  day: string;
  /** Minutes since midnight, as the viewer's clocks show it. */
  from: number;
  to: number;
}

const twoDigits = (count: number): string => String(count).padStart(2, "0");

/** "2026-03-10T14:30" in the viewer's time zone. */
export const wallTimeOf = ({ day, from }: Pick<ProposedTime, "day" | "from">): string =>
  `${day}T${twoDigits(Math.floor(from / 60))}:${twoDigits(from % 60)}`;

export const timeKey = (time: ProposedTime): string => wallTimeOf(time);

/** The instant at which a time starts; null in an hour that a change of the clock skips or repeats. */
export function startOf(time: Pick<ProposedTime, "day" | "from">, timeZone: string): number | null {
  const [instant, second] = instantsAt(wallTimeOf(time), timeZone);
  return instant && !second ? instant.getTime() : null;
}

/** The span between two half hours of a day, whichever was first, cut to the longest interview. */
export function spanBetween(day: string, anchor: number, reached: number): ProposedTime {
  const max = interviewLimits.maxMinutes;
  return reached >= anchor
    ? { day, from: anchor, to: Math.min(reached + cellMinutes, anchor + max) }
    : { day, from: Math.max(reached, anchor + cellMinutes - max), to: anchor + cellMinutes };
}

interface Context {
  times: readonly ProposedTime[];
  now: number;
  timeZone: string;
}

/** Why a time cannot be added to the others, in words; null when it can. */
export function problemWith(time: ProposedTime, { times, now, timeZone }: Context): string | null {
  const start = startOf(time, timeZone);
  if (start === null) return "The clocks change during this hour. Choose another time.";
  if (start <= now) return "This time has passed.";
  if (times.some((other) => other.day === time.day && time.from < other.to && other.from < time.to))
    return "This time overlaps one you already chose.";
  if (times.length >= interviewLimits.slots)
    return `You can propose up to ${interviewLimits.slots} interview times.`;
  return null;
}

export interface ChosenTimes {
  times: readonly ProposedTime[];
  /** Why the last time was not added. */
  problem: string | null;
}

/** The times with one more, unless there is a problem with it. */
export function withTime(time: ProposedTime, context: Context): ChosenTimes {
  const problem = problemWith(time, context);
  return { times: problem === null ? inOrder([...context.times, time]) : context.times, problem };
}

export const withoutTime = (time: ProposedTime, times: readonly ProposedTime[]): ChosenTimes => ({
  times: times.filter((one) => timeKey(one) !== timeKey(time)),
  problem: null,
});

/** In the order of the calendar. */
export const inOrder = (times: readonly ProposedTime[]): ProposedTime[] =>
  times.toSorted((one, other) => timeKey(one).localeCompare(timeKey(other)));

interface Span {
  from: string;
  to: string;
}

/** Whether a span from one instant to another lies in one of the free times. */
export const isWithin = (free: readonly Span[], start: number, end: number): boolean =>
  free.some(({ from, to }) => Date.parse(from) <= start && end <= Date.parse(to));

/**
 * By how many minutes clocks in another time zone are ahead through all of some days; null where a change of the clock
 * makes it differ.
 */
export function minutesAhead(days: readonly string[], timeZone: string, other: string): number | null {
  const found = new Set(
    days.flatMap((day) =>
      [0, 23 * 60].map((from) => {
        const [instant] = instantsAt(wallTimeOf({ day, from }), timeZone);
        if (!instant) return null;
        const own = Date.parse(`${wallTimeOf({ day, from })}Z`);
        return (Date.parse(`${wallTimeAt(instant, other)}Z`) - own) / minuteMs;
      }),
    ),
  );
  const [minutes = null, another] = found;
  return another === undefined ? minutes : null;
}
