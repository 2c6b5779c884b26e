/** When a person is available. */
import { numberWordsToDigits } from "./numbers.ts";

const DAY_MS = 86_400_000;
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const NAMED_DAY = new RegExp(
  String.raw`\b(${MONTHS.join("|")})[a-z]*\.?\s*(?:(\d{1,2})(?:st|nd|rd|th)?)?(?:,?\s*(\d{4}))?\b`,
);
const SEASON_MONTHS: Readonly<Record<string, number>> = {
  spring: 2,
  summer: 5,
  fall: 8,
  autumn: 8,
  winter: 11,
};
const UNIT_DAYS: readonly (readonly [RegExp, number])[] = [
  [/^h/, 1 / 24],
  [/^d/, 1],
  [/^w/, 7],
  [/^m/, 30],
];

/**
 * Days from now until the person is available: 0 for "immediately", 14 for "in 2 weeks". A date without a year is the
 * next such date. Null if the text names no time.
 */
export function daysUntilAvailable(text: string | null | undefined, now: Date): number | null {
  const written = numberWordsToDigits((text ?? "").trim().toLowerCase()).replace(
    /\b(?:a|an)(?= (?:week|month)\b)/,
    "1",
  );
  if (written === "") return null;
  if (/immediate|\bnow\b|today|asap|right away|currently available/.test(written)) return 0;
  const span = /(\d+)\s*(?:(?:-|\u2013|to|or)\s*\d+\s*)?(hours?|days?|weeks?|months?)/.exec(written);
  if (span !== null) {
    const unit = UNIT_DAYS.find(([spelling]) => spelling.test(span[2] ?? ""))?.[1] ?? 1;
    return Math.ceil(Number(span[1]) * unit);
  }
  if (/next week|\b(?:mon|tues|wednes|thurs|fri)day\b/.test(written)) return 7;
  if (/next month/.test(written)) return 30;
  const day = namedDay(written, now);
  return day === null ? null : Math.max(0, Math.ceil((day - now.getTime()) / DAY_MS));
}

function namedDay(written: string, now: Date): number | null {
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(written);
  if (iso !== null) return Date.UTC(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]));
  const american = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(written);
  if (american !== null) return Date.UTC(Number(american[3]), Number(american[1]) - 1, Number(american[2]));
  const named = NAMED_DAY.exec(written);
  if (named !== null) {
    const month = MONTHS.indexOf(named[1] ?? "");
    if (named[2] !== undefined) return nextDay(month, Number(named[2]), named[3], now);
    return nextDay(month, partOfMonth(written), named[3], now, month === now.getUTCMonth());
  }
  const quarter = /\bq([1-4])\b/.exec(written);
  const season = Object.entries(SEASON_MONTHS).find(([name]) => written.includes(name))?.[1];
  const month = quarter === null ? season : (Number(quarter[1]) - 1) * 3;
  return month === undefined ? null : nextDay(month, 1, undefined, now, isInQuarter(month, now));
}

/** "end of March", "mid-May", "May" */
function partOfMonth(written: string): number {
  if (/\b(?:end of|late)\b/.test(written)) return 28;
  return /\bmid\b/.test(written) ? 15 : 1;
}

const isInQuarter = (month: number, now: Date): boolean =>
  now.getUTCMonth() >= month && now.getUTCMonth() < month + 3;

/** The next such date, or the current one if its period has begun. */
function nextDay(month: number, day: number, year: string | undefined, now: Date, begun = false): number {
  const at = Date.UTC(Number(year ?? now.getUTCFullYear()), month, day);
  return year === undefined && !begun && at < now.getTime() - DAY_MS
    ? Date.UTC(now.getUTCFullYear() + 1, month, day)
    : at;
}
