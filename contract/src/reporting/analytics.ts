/** The firm's figures over a period and the rows behind them, for holders of report:view (PRODUCT.md). */
import { z } from "zod";
import { endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";
import { limits, maxLength } from "../limits.ts";
import { moneySums } from "./money-sums.ts";
import { maxPeriodDays, periods } from "./periods.ts";
import { reportTables } from "./report-tables.ts";

const count = z.number().int();
const dayMs = 86_400_000;

/** One of the usual periods, or days of one's own. */
export const periodFields = z.object({
  period: z.enum(periods, { error: "Please choose a period" }).optional(),
  from: field.day.optional(),
  to: field.day.optional(),
});
export type PeriodChoice = z.infer<typeof periodFields>;

/** The longest time that is taken for one period, both days included. */
const lengthOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

export function checkPeriod({ from, to }: PeriodChoice, context: z.RefinementCtx): void {
  const refuse = (message: string, path: "from" | "to") =>
    context.addIssue({ code: "custom", message, path: [path] });
  if ((from === undefined) !== (to === undefined))
    return refuse("Please give the first and the last day", from === undefined ? "from" : "to");
  if (from === undefined || to === undefined) return;
  if (from > to) refuse("The last day cannot be before the first", "to");
  else if (lengthOf(from, to) > maxPeriodDays) refuse("Please choose at most ten years", "to");
}

/** Calendar days, both included. The ones before may lie before any that can be asked for. */
const days = z.object({ from: z.string(), to: z.string() });

/** Null where there is no data for it. */
const figure = z.number().nullable();

/** A period in figures. */
const periodFigures = z.object({
  /** Postings published in the period, by what has become of them. */
  published: count,
  open: count,
  closed: count,
  filled: count,
  /** Percent, of those that are filled or closed. */
  fillRate: figure,
  hires: count,
  /** Median days from publishing to acceptance. */
  daysToHire: figure,
  /** Applications received in the period, and how many of them the firm has opened or decided. */
  received: count,
  answered: count,
  /** Median hours from an application to that. */
  hoursToResponse: figure,
  /** Contracts whose work ran in the period. */
  projects: count,
  /** Time of these days that was approved. */
  approvedMinutes: count,
  ...moneySums,
});
export type PeriodFigures = z.infer<typeof periodFigures>;

const funnelStages = ["published", "applied", "hired", "started", "completed"] as const;

/** A calendar week from Monday, a month or a year, as far as it lies in the period. */
const spendSteps = ["week", "month", "year"] as const;

export const analytics = z.object({
  period: days,
  /** As many days, directly before. */
  before: days,
  current: periodFigures,
  previous: periodFigures,
  /** Postings published in the period, and how far they have come. */
  funnel: z.record(z.enum(funnelStages), count),
  /** Those published in the period before, and how far they have come until today. */
  funnelBefore: z.record(z.enum(funnelStages), count),
  /** Of contracts whose work ran, by the department of the supervising member; the firm's others have zeros. */
  departments: z.array(
    z.object({
      /** Null: in no department. */
      id: field.id.nullable(),
      name: z.string().nullable(),
      projects: count,
      approvedMinutes: count,
      ...moneySums,
      /** Of the period before. */
      before: z.object({ projects: count, earnedCents: count }),
    }),
  ),
  step: z.enum(spendSteps),
  spend: z.array(days.extend(moneySums)),
  /** The same steps of the period before, each moved back by the length of the period. */
  spendBefore: z.array(days.extend(moneySums)),
});
export type Analytics = z.infer<typeof analytics>;

const reportRow = z.object({
  id: field.id,
  jobId: field.id,
  /** Whether the person of its person column has confirmed their email address; true without such a column. */
  emailConfirmed: z.boolean(),
  /** By the keys of the table's columns. */
  cells: z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
});
export type ReportRow = z.infer<typeof reportRow>;

/** Keys of columns, the others are left out. */
export const reportColumnKeys = z
  .array(z.string().max(40), { error: "Please choose columns of the table" })
  .min(1, { error: "Please choose columns of the table" })
  .max(maxLength.list, { error: "Please choose columns of the table" });

const reportFilters = periodFields.extend({
  table: z.enum(reportTables, { error: "Please choose a table" }).default("jobs"),
  /** A department's id, or none: of people in no department. */
  department: z.union([z.literal("none"), field.idParams.shape.id]).optional(),
  /** One of the table's choices. */
  only: z.string().max(40).optional(),
  /** Repeated; all columns where it is left out. */
  columns: z.preprocess(
    (given) => (typeof given === "string" ? [given] : given),
    reportColumnKeys.optional(),
  ),
  sort: z.string().max(40).optional(),
  order: z.enum(["asc", "desc"], { error: "Please choose asc or desc" }).default("desc"),
});
export type ReportFilters = z.infer<typeof reportFilters>;

export const leaders = members({ inFirm: true, permission: "report:view" });

export const analyticsEndpoints = {
  getAnalytics: endpoint({
    name: "getAnalytics",
    method: "GET",
    path: "/api/analytics",
    summary: "The firm's figures over a period, beside the period before.",
    access: leaders,
    query: periodFields.superRefine(checkPeriod),
    response: analytics,
    reads: ["jobs", "applications", "contracts", "team", "time", "invoices"],
  }),
  listReportRows: endpoint({
    name: "listReportRows",
    method: "GET",
    path: "/api/analytics/rows",
    summary: "One table of the firm's reports over a period.",
    access: leaders,
    query: reportFilters.extend(field.page.shape).superRefine(checkPeriod),
    response: z.array(reportRow),
    paged: true,
    reads: ["jobs", "applications", "contracts", "team", "time", "invoices"],
  }),
  sumReport: endpoint({
    name: "sumReport",
    method: "GET",
    path: "/api/analytics/rows/sums",
    summary: "How many rows such a table has, and the sums of its columns.",
    access: leaders,
    query: reportFilters.superRefine(checkPeriod),
    response: z.object({ period: days, rows: count, sums: z.record(z.string(), figure) }),
    reads: ["jobs", "applications", "contracts", "team", "time", "invoices"],
  }),
  downloadReport: endpoint({
    name: "downloadReport",
    method: "GET",
    path: "/api/analytics/rows/csv",
    summary: "All rows of such a table as CSV.",
    access: leaders,
    query: reportFilters.superRefine(checkPeriod),
    response: z.string(),
    file: "text/csv; charset=utf-8",
    reads: [],
  }),
  printReport: endpoint({
    name: "printReport",
    method: "GET",
    path: "/api/analytics/rows/pdf",
    summary: `All rows of such a table as PDF, at most ${limits.maxReportPdfRows}.`,
    access: leaders,
    query: reportFilters.superRefine(checkPeriod),
    response: z.string(),
    file: "application/pdf",
    reads: [],
  }),
};
