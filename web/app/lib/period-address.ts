/** The reporting period in the address: ?period=90-days, or ?from=&to=. */
import {
  type Days,
  maxPeriodDays,
  type Period,
  periods,
  usualPeriod,
} from "@caseload/contract/reporting/periods";

export type PeriodChoice = { readonly period: Period } | Days;

const dayMs = 86_400_000;

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= "1900" && text < "2200" && !Number.isNaN(Date.parse(text));

/** Why these days make no period; undefined where they do. */
export function periodProblem({ from, to }: Days): string | undefined {
  if (!isDay(from) || !isDay(to)) return "Please enter both days";
  if (from > to) return "The last day cannot be before the first";
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return days > maxPeriodDays ? "Please choose at most ten years" : undefined;
}

/** The usual period where the address names none, or none that makes sense. */
export function readPeriod(address: URLSearchParams): PeriodChoice {
  const days = { from: address.get("from") ?? "", to: address.get("to") ?? "" };
  if (periodProblem(days) === undefined) return days;
  return { period: periods.find((period) => period === address.get("period")) ?? usualPeriod };
}

/** Writes the period, the default one too, so that a link keeps its meaning. */
export const writePeriod = (choice: PeriodChoice): Record<string, string> => ({ ...choice });
