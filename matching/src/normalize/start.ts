/** From when a person is free, and until when a posting takes applications. */
import { withFigures } from "./numbers.ts";

const DAY_MS = 86_400_000;
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const NAMED_DAY = new RegExp(
  String.raw`\b(${MONTHS.join("|")})[a-z]*\.?\s*(?:(\d{1,2})(?:st|nd|rd|th)?)?(?:,?\s*(\d{4}))?\b`,
);
const UNIT_DAYS: readonly (readonly [RegExp, number])[] = [
  [/^d/, 1],
  [/^w/, 7],
  [/^m/, 30],
];

/**
 * Days from now until the person is free: 0 for "immediately", 14 for "in 2 weeks".
 * A named day without a year is the next one. Null where nothing is said.
 */
export function daysUntilFree(text: string | null | undefined, now: Date): number | null {
  const written = withFigures((text ?? "").trim().toLowerCase());
  if (written === "") return null;
  if (/immediate|now|today|asap|right away|currently available/.test(written)) return 0;
  const span = /(\d+)\s*(?:-\s*\d+\s*)?(days?|weeks?|months?)/.exec(written);
  if (span !== null) {
    const unit = UNIT_DAYS.find(([spelling]) => spelling.test(span[2] ?? ""))?.[1] ?? 1;
    return Number(span[1]) * unit;
  }
  if (/within (?:a |one )?week|next week/.test(written)) return 7;
  if (/within (?:a |one )?month|next month/.test(written)) return 30;
  const day = namedDay(written, now);
  return day === null ? null : Math.max(0, Math.ceil((day - now.getTime()) / DAY_MS));
}

function namedDay(written: string, now: Date): number | null {
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(written);
  if (iso !== null) return Date.UTC(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]));
  const named = NAMED_DAY.exec(written);
  if (named === null) return null;
  const month = MONTHS.indexOf(named[1] ?? "");
  const year = Number(named[3] ?? now.getUTCFullYear());
  const day = Date.UTC(year, month, Number(named[2] ?? 1));
  return named[3] === undefined && day < now.getTime() - DAY_MS
    ? Date.UTC(year + 1, month, Number(named[2] ?? 1))
    : day;
}

/**
 * Whether the last day to apply, yyyy-mm-dd in the poster's time zone, is over.
 * A missing or unreadable deadline is never over.
 */
export function isPastDeadline(deadline: string | null | undefined, now: Date, timeZone: string): boolean {
  if (deadline === null || deadline === undefined || !/^\d{4}-\d{2}-\d{2}/.test(deadline)) return false;
  return dayIn(timeZone, now) > deadline.slice(0, 10);
}

/** The day on the wall there, yyyy-mm-dd. */
export function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(now);
}
