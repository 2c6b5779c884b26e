/** Parses what a posting pays, by the hour, the day or the year, or as a flat fee. */
import { hourlyBudget } from "../budget.ts";
import type { HourlyBudget } from "../budget.ts";

/** Hours in a full-time year, for converting salaries. Payroll uses 2,080; US agencies use 2,087 (5 U.S.C. 5504). */
export const HOURS_PER_YEAR = 2080;

export interface Pay {
  /** US dollars per hour; null if only a flat fee is named. */
  readonly hourly: HourlyBudget | null;
  /** Whether the hourly pay is computed from a salary or a daily rate. */
  readonly isWorkedOut: boolean;
  /** US dollars for the whole engagement. */
  readonly flat: number | null;
  /** Whether the text calls the figure negotiable. */
  readonly canStretch: boolean;
}

const ANNUAL =
  /\$?\s*(\d+(?:,\d{3})*(?:\.\d+)?)\s*(k)?(?:\s*(?:-|\u2013|to)\s*\$?\s*(\d+(?:,\d{3})*(?:\.\d+)?)\s*(k)?)?\s*(?:\/|per|an?)?\s*(?:year|yr|annum|annual(?:ly)?|salary|pa\b)/;
const LARGE_RANGE = /\$?\s*(\d{2,3})(?:,\d{3}|k)\s*(?:-|\u2013|to)\s*\$?\s*(\d{2,3})(?:,\d{3}|k)/;
const FLAT =
  /\$?\s*(\d+(?:,\d{3})*(?:\.\d+)?)\s*(k)?\s*(?:flat|fixed|lump|total|for the project|per project|per matter)/;
const STRETCH =
  /negotiab|stretch|flexible|doe\b|depending on experience|flat fee|per (?:petition|matter|file|case)/;
const MIN_SALARY = 10_000;
/** A figure without a unit is a yearly salary from this amount. */
const MIN_UNMARKED_SALARY = 25_000;
const HOURS_PER_DAY = 8;
const SINGLE = /^\D*(\d+(?:,\d{3})*(?:\.\d+)?)\s*(k)?\D*$/;
const DAILY =
  /\$?\s*(\d+(?:,\d{3})*)(?:\s*(?:-|\u2013|to)\s*\$?\s*(\d+(?:,\d{3})*))?\s*(?:\/|per |an? )\s*day\b/;

/** Null if the text names no figure. */
export function parsePay(budget: string | null | undefined, description = ""): Pay | null {
  const written = (budget ?? "").toLowerCase();
  const canStretch =
    STRETCH.test(written) ||
    /\b(?:rate|pay|budget|fee)\b[^.]{0,60}\b(?:stretch|negotiable|flexible|more for)/.test(
      description.toLowerCase(),
    );
  const stated = hourlyBudget(written);
  const hourly = stated ?? dailyAsHourly(written) ?? yearlyAsHourly(written);
  const isWorkedOut = stated === null && hourly !== null;
  const flat = hourly === null ? flatFee(written) : null;
  return hourly === null && flat === null ? null : { hourly, isWorkedOut, flat, canStretch };
}

function dailyAsHourly(written: string): HourlyBudget | null {
  const match = DAILY.exec(written);
  if (match === null) return null;
  const [low, high] = [dollars(match[1], undefined), dollars(match[2] ?? match[1], undefined)];
  return { min: Math.min(low, high) / HOURS_PER_DAY, max: Math.max(low, high) / HOURS_PER_DAY };
}

function yearlyAsHourly(written: string): HourlyBudget | null {
  const single = SINGLE.exec(written);
  if (single !== null && !FLAT.test(written)) {
    const salary = dollars(single[1], single[2]);
    if (salary >= MIN_UNMARKED_SALARY) return { min: salary / HOURS_PER_YEAR, max: salary / HOURS_PER_YEAR };
  }
  const large = LARGE_RANGE.exec(written);
  const match = ANNUAL.exec(written);
  const figures =
    match === null
      ? [Number(large?.[1] ?? 0) * 1000, Number(large?.[2] ?? 0) * 1000]
      : [dollars(match[1], match[2] ?? match[4]), dollars(match[3] ?? match[1], match[4] ?? match[2])];
  if (figures.some((figure) => !(figure >= MIN_SALARY))) return null;
  return { min: Math.min(...figures) / HOURS_PER_YEAR, max: Math.max(...figures) / HOURS_PER_YEAR };
}

function flatFee(written: string): number | null {
  const match = FLAT.exec(written);
  const fee = match === null ? 0 : dollars(match[1], match[2]);
  return fee > 0 ? fee : null;
}

function dollars(figure: string | undefined, thousands: string | undefined): number {
  return Number((figure ?? "").replaceAll(",", "")) * (thousands === "k" ? 1000 : 1);
}
