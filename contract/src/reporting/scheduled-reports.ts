/** Reports that are sent by e-mail again and again, for holders of report:view (PRODUCT.md). */
import { z } from "zod";
import { leaders, reportColumnKeys } from "./analytics.ts";
import { endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { limits } from "../limits.ts";
import { periods } from "./periods.ts";
import { reportFormats, reportFrequencies } from "./scheduled-report-options.ts";
import { reportTables } from "./report-tables.ts";

/** Which rows and columns, of a period that moves on with the calendar. */
export const scheduledReport = z.object({
  table: z.enum(reportTables, { error: "Please choose a table" }),
  period: z.enum(periods, { error: "Please choose a period that moves with the calendar" }),
  /** A department's id, or none: of people in no department. Left out: all. */
  department: z.union([z.literal("none"), field.id], { error: "Please choose a department" }).optional(),
  only: z.string().max(40).optional(),
  /** Left out: all. */
  columns: reportColumnKeys.optional(),
  sort: z.string().max(40).optional(),
  order: z.enum(["asc", "desc"], { error: "Please choose asc or desc" }).default("desc"),
});
export type ScheduledReport = z.output<typeof scheduledReport>;

const frequency = z.enum(
  reportFrequencies.map(({ value }) => value),
  { error: "Please choose daily, weekly or monthly" },
);
const format = z.enum(
  reportFormats.map(({ value }) => value),
  { error: "Please choose PDF, CSV or both" },
);
const recipients = z
  .array(field.id, { error: "Please choose who gets it" })
  .min(1, { error: "Please choose who gets it" })
  .max(limits.reportRecipients, { error: `Please choose at most ${limits.reportRecipients} people` })
  .overwrite((ids) => [...new Set(ids)]);

const newReportSchedule = z.object({ report: scheduledReport, frequency, format, recipients });
export type NewReportSchedule = z.output<typeof newReportSchedule>;

/** What is left out stays. */
const reportScheduleChange = newReportSchedule.partial().extend({ paused: z.boolean().optional() });
export type ReportScheduleChange = z.output<typeof reportScheduleChange>;

export const reportSchedule = z.object({
  id: field.id,
  report: scheduledReport,
  /** Null: all departments, people in none, or a department that is no more. */
  departmentName: z.string().nullable(),
  frequency,
  format,
  /** In the order of their names; `isStopped` for those who unsubscribed themselves. */
  recipients: z.array(z.object({ id: field.id, name: z.string(), isStopped: z.boolean() })),
  isPaused: z.boolean(),
  /** Null while it is paused. */
  nextAt: field.instant.nullable(),
  lastSentAt: field.instant.nullable(),
});
export type ReportSchedule = z.infer<typeof reportSchedule>;

const owner = parties("reportSchedule", ["attorney"], { inFirm: true, permission: "report:view" });

export const reportScheduleEndpoints = {
  listReportSchedules: endpoint({
    name: "listReportSchedules",
    method: "GET",
    path: "/api/analytics/schedules",
    summary: `Your scheduled reports, newest first, at most ${limits.reportSchedules}.`,
    access: leaders,
    response: z.array(reportSchedule),
    reads: ["team", "reportSchedules"],
  }),
  scheduleReport: endpoint({
    name: "scheduleReport",
    method: "POST",
    path: "/api/analytics/schedules",
    summary: "Have a report sent by email to yourself and colleagues who may see reports.",
    access: leaders,
    body: newReportSchedule,
    response: reportSchedule,
    status: 201,
    changes: ["reportSchedules"],
  }),
  changeReportSchedule: endpoint({
    name: "changeReportSchedule",
    method: "PATCH",
    path: "/api/analytics/schedules/:id",
    summary: "Change, pause or resume a scheduled report.",
    access: owner,
    params: field.idParams,
    body: reportScheduleChange,
    response: reportSchedule,
    changes: ["reportSchedules"],
  }),
  removeReportSchedule: endpoint({
    name: "removeReportSchedule",
    method: "DELETE",
    path: "/api/analytics/schedules/:id",
    summary: "Remove a scheduled report, and its unsent emails.",
    access: owner,
    params: field.idParams,
    response: field.done,
    changes: ["reportSchedules"],
  }),
};
