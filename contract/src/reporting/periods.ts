/** Ranges of calendar days for figures, free of zod. */

/** Each ends today in the reader's time zone, or with the calendar week (from Monday) or month before today's. */
export const periods = [
  "30-days",
  "90-days",
  "12-months",
  "this-year",
  "previous-week",
  "previous-month",
] as const;
export type Period = (typeof periods)[number];

export const periodLabels: Record<Period, string> = {
  "30-days": "Last 30 days",
  "90-days": "Last 90 days",
  "12-months": "Last 12 months",
  "this-year": "This year",
  "previous-week": "Previous week",
  "previous-month": "Previous month",
};

export const usualPeriod: Period = "30-days";

/** Ten years and their leap days. */
export const maxPeriodDays = 3_653;

/** Calendar days, both included, YYYY-MM-DD. */
export interface Days {
  readonly from: string;
  readonly to: string;
}
