import { useClock } from "~/lib/clock.tsx";
import { clockTime, weekdayDate } from "~/lib/dates.ts";
import { type ProposedTime, startOf } from "./proposal-times.ts";
import type { ApplicantTimes } from "./use-applicant-times.ts";

const minuteMs = 60_000;

/** A chosen time in words, by the viewer's clock and by the applicant's where that differs. */
export function useTimeWords() {
  const clock = useClock();
  return (time: ProposedTime, applicant: ApplicantTimes | null) => {
    const start = startOf(time, clock.timeZone) ?? 0;
    const end = start + (time.to - time.from) * minuteMs;
    const at = (instant: number, timeZone: string): string =>
      clockTime(new Date(instant).toISOString(), { ...clock, timeZone });
    const span = `${at(start, clock.timeZone)} – ${at(end, clock.timeZone)}`;
    const differs = applicant !== null && at(start, applicant.timeZone) !== at(start, clock.timeZone);
    return {
      start: at(start, clock.timeZone),
      full: `${weekdayDate(time.day, clock)}, ${span}`,
      theirs: differs ? `${at(start, applicant.timeZone)} for ${applicant.name}` : null,
      isFree: applicant?.isFree(start, end) ?? null,
    };
  };
}
