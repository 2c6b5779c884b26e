import { plusDays, plusMonths } from "../../../platform/calendar-day.ts";
import type { EducationRule } from "./find-state-rules.ts";

/** First and last day of the period of continuing education that a day is in. */
export function educationPeriod(
  { firstDay, years }: Pick<EducationRule, "firstDay" | "years">,
  day: string,
): { from: string; to: string } {
  const elapsed = Number(day.slice(0, 4)) - Number(firstDay.slice(0, 4));
  const isBefore = day.slice(5) < firstDay.slice(5);
  const completed = Math.floor((elapsed - (isBefore ? 1 : 0)) / years);
  const from = plusMonths(firstDay, completed * years * 12);
  return { from, to: plusDays(plusMonths(from, years * 12), -1) };
}
