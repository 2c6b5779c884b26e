/** Hours of a posting in figures, and the line that lists and searches show of them. */

/** What a posting's number of hours counts. */
export const hoursUnits = ["week", "month", "total"] as const;
export type HoursUnit = (typeof hoursUnits)[number];
export const hoursUnitLabels: Record<HoursUnit, string> = {
  week: "Hours per week",
  month: "Hours per month",
  total: "Hours in total",
};
export const hoursCounted: Record<HoursUnit, string> = {
  week: "Per week",
  month: "Per month",
  total: "In total",
};
/** Hours that one person can work in a week and a month of 31 days, and the most that one posting may ask for. */
export const maxHours: Record<HoursUnit, number> = { week: 168, month: 744, total: 10_000 };

export interface Hours {
  readonly amount: number;
  readonly unit: HoursUnit;
}

/** "25 hrs/week", "80 hrs/month", "120 hrs total". */
export function hoursText({ amount, unit }: Hours): string {
  const hours = `${amount.toLocaleString("en-US")} ${amount === 1 ? "hr" : "hrs"}`;
  return unit === "total" ? `${hours} total` : `${hours}/${unit}`;
}

const hoursTyped =
  /^(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:\s*(?:hours?|hrs?|h)\.?)?(?:\s*(?:\/|per|an?|each)?\s*(week|wk|month|mo)\.?(?:ly)?|\s*(?:in\s+)?(total))?$/i;

/** "25", "25 hours per week", "80 hrs/month" or "1,200 hrs total" in figures; the unit is null where the text names none. */
export function readHours(text: string): { amount: number; unit: HoursUnit | null } | null {
  const [, whole, part = "", time, total] = hoursTyped.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const unit = total ? "total" : time && (/^m/i.test(time) ? "month" : "week");
  return { amount: Number(whole.replaceAll(",", "") + part), unit: unit || null };
}
