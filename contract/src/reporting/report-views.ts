/** Reports that a person keeps under a name: their rows, columns, order and period (PRODUCT.md, /reports). */
import { z } from "zod";
import { checkPeriod, leaders, periodFields } from "./analytics.ts";
import { endpoint, parties } from "../endpoint.ts";
import * as field from "../fields.ts";
import { limits, maxLength } from "../limits.ts";
import { scheduledReport } from "./scheduled-reports.ts";

/** A period that moves with the calendar, or days of one's own. */
const viewedReport = scheduledReport.omit({ period: true }).extend(periodFields.shape);
export type ViewedReport = z.output<typeof viewedReport>;

const name = field.line("Please name this view", 1, maxLength.shortText);

export const newReportView = z.object({ name, report: viewedReport.superRefine(checkPeriod) });
export type NewReportView = z.output<typeof newReportView>;

/** What is left out stays. */
export const reportViewChange = newReportView.partial();
export type ReportViewChange = z.output<typeof reportViewChange>;

const reportView = z.object({ id: field.id, name: z.string(), report: viewedReport });
export type ReportView = z.infer<typeof reportView>;

const owner = parties("reportView", ["attorney"], { inFirm: true, permission: "report:view" });

export const reportViewEndpoints = {
  listReportViews: endpoint({
    name: "listReportViews",
    method: "GET",
    path: "/api/analytics/views",
    summary: `Your saved views of reports by name, at most ${limits.reportViews}.`,
    access: leaders,
    response: z.array(reportView),
    reads: ["reportViews"],
  }),
  saveReportView: endpoint({
    name: "saveReportView",
    method: "POST",
    path: "/api/analytics/views",
    summary: "Keep a report under a name that you have not used yet.",
    access: leaders,
    body: newReportView,
    response: reportView,
    status: 201,
    changes: ["reportViews"],
  }),
  changeReportView: endpoint({
    name: "changeReportView",
    method: "PATCH",
    path: "/api/analytics/views/:id",
    summary: "Rename a saved view, or replace what it shows.",
    access: owner,
    params: field.idParams,
    body: reportViewChange,
    response: reportView,
    changes: ["reportViews"],
  }),
  removeReportView: endpoint({
    name: "removeReportView",
    method: "DELETE",
    path: "/api/analytics/views/:id",
    summary: "Delete a saved view.",
    access: owner,
    params: field.idParams,
    response: field.done,
    changes: ["reportViews"],
  }),
};
