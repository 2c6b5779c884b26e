/** Texts of scheduled reports in emails and notifications. */
import { product } from "@caseload/contract/product";
import { limits } from "@caseload/contract/limits";
import { periodLabels } from "@caseload/contract/reporting/periods";
import {
  labelOf,
  reportFormats,
  reportFrequencies,
} from "@caseload/contract/reporting/scheduled-report-options";
import type { ScheduledReport } from "@caseload/contract/reporting/scheduled-reports";
import { reportColumns, reportTableLabels } from "@caseload/contract/reporting/report-tables";
import type { EmailContent } from "../../../platform/email/email-content.ts";
import type { Report } from "../analytics/report.ts";
import { rowCountText, sumTexts } from "../analytics/report-text.ts";
import type { Notice } from "../../notifications/notifications/notify.ts";
import type { ScheduleRow } from "./queries.ts";

/** "Hours, previous month" */
export const scheduleName = ({ table, period }: ScheduledReport): string =>
  `${reportTableLabels[table]}, ${periodLabels[period].toLowerCase()}`;

/** Notifies the owner why the schedule is paused. */
export const pausedNotice = ({ ownerId, report }: ScheduleRow, isDepartmentGone: boolean): Notice => ({
  userId: ownerId,
  type: "system",
  title: `Your scheduled report "${scheduleName(report)}" is paused`,
  message: isDepartmentGone
    ? "The department it covers has been removed."
    : "Your role no longer includes the firm's reports.",
  priority: "medium",
  actionUrl: isDepartmentGone ? "/reports" : "/dashboard",
});

/** The path of the page that shows this report. */
export function reportPath({ table, columns, department, only, sort, order, span }: Report): string {
  const { from, to } = span.period;
  const query = new URLSearchParams({ table, from, to, sort, order });
  if (department !== undefined) query.set("department", String(department));
  if (only !== undefined) query.set("only", only);
  if (columns.length < reportColumns[table].length)
    query.set("columns", columns.map(({ key }) => key).join(","));
  return `/reports?${query.toString()}`;
}

const frequencyText = ({ frequency }: ScheduleRow): string => {
  const label = labelOf(reportFrequencies, frequency);
  return label.charAt(0).toLowerCase() + label.slice(1);
};

interface ReportEmailInput {
  readonly schedule: ScheduleRow;
  readonly report: Report;
  /** "Mar 1, 2026 – Mar 31, 2026" */
  readonly period: string;
  /** "Litigation · In Progress" */
  readonly filters: string;
  readonly totals: { readonly rows: number; readonly sums: Readonly<Record<string, number | null>> };
  readonly reader: { readonly id: number; readonly firstName: string };
  readonly ownerName: string;
  readonly site: string;
  readonly unsubscribe: string;
}

function attachmentText({ format }: ScheduleRow, rows: number): string {
  if (rows > limits.maxReportPdfRows) return "The report is too long to attach. Open it to see every row.";
  return `The report is attached as ${labelOf(reportFormats, format)}.`;
}

export function reportEmail(input: ReportEmailInput): EmailContent {
  const { schedule, report, period, filters, totals, reader, ownerName, site, unsubscribe } = input;
  const table = reportTableLabels[report.table];
  const sums = sumTexts(report, totals.sums);
  return {
    subject: `${table}, ${period}`,
    greeting: `Hello ${reader.firstName},`,
    paragraphs: [
      `Your ${table} report for ${period} is ready: ${filters}.`,
      `${[rowCountText(totals.rows), ...sums].join(", ")}. ${attachmentText(schedule, totals.rows)}`,
    ],
    action: { label: `Open the Report in ${product.name}`, link: new URL(reportPath(report), site).href },
    footnote:
      schedule.ownerId === reader.id
        ? `You scheduled this report to arrive ${frequencyText(schedule)}.`
        : `${ownerName} scheduled this report to be sent to you ${frequencyText(schedule)}.`,
    unsubscribe,
  };
}
