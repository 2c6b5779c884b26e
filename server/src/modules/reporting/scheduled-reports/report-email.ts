/** What scheduled reports say of themselves, in letters and notifications. */
import { product } from "@caseload/contract/product";
import { limits } from "@caseload/contract/limits";
import { periodLabels } from "@caseload/contract/reporting/periods";
import {
  labelOf,
  reportFormats,
  reportFrequencies,
} from "@caseload/contract/reporting/scheduled-report-options";
import type { ScheduledReport } from "@caseload/contract/reporting/scheduled-reports";
import { reportTableLabels } from "@caseload/contract/reporting/report-tables";
import type { EmailContent } from "../../../platform/email/email-content.ts";
import type { Report } from "../analytics/report.ts";
import { rowWords, sumWords } from "../analytics/report-text.ts";
import type { Notice } from "../../notifications/notifications/notify.ts";
import type { ScheduleRow } from "./queries.ts";

/** "Hours, previous month" */
export const nameOf = ({ table, period }: ScheduledReport): string =>
  `${reportTableLabels[table]}, ${periodLabels[period].toLowerCase()}`;

/** For the owner: why nothing comes any more. */
export const pausedNotice = ({ ownerId, report }: ScheduleRow, isAboutNothing: boolean): Notice => ({
  userId: ownerId,
  type: "system",
  title: `Your scheduled report “${nameOf(report)}” is paused`,
  message: isAboutNothing
    ? "The department that it is about has been removed."
    : "Your role does not include the firm's reports any more.",
  priority: "medium",
  actionUrl: isAboutNothing ? "/reports" : "/dashboard",
});

/** The page with the rows of exactly these days. */
export function addressOf({ table, department, only, sort, order, span }: Report): string {
  const { from, to } = span.period;
  const asked = new URLSearchParams({ table, from, to, sort, order });
  if (department !== undefined) asked.set("department", String(department));
  if (only !== undefined) asked.set("only", only);
  return `/reports?${asked.toString()}`;
}

const pace = ({ frequency }: ScheduleRow): string => {
  const label = labelOf(reportFrequencies, frequency);
  return label.charAt(0).toLowerCase() + label.slice(1);
};

interface Telling {
  readonly schedule: ScheduleRow;
  readonly report: Report;
  /** "Mar 1, 2026 to Mar 31, 2026" */
  readonly period: string;
  /** "Litigation · In Progress" */
  readonly filters: string;
  readonly totals: { readonly rows: number; readonly sums: Readonly<Record<string, number | null>> };
  readonly reader: { readonly id: number; readonly firstName: string };
  readonly ownerName: string;
  readonly site: string;
  readonly unsubscribe: string;
}

function enclosed({ format }: ScheduleRow, rows: number): string {
  if (rows > limits.reportPaperRows)
    return "It is too long for an e-mail. The page below has all of its rows.";
  return `It is attached as ${labelOf(reportFormats, format)}.`;
}

export function reportEmail(telling: Telling): EmailContent {
  const { schedule, report, period, filters, totals, reader, ownerName, site, unsubscribe } = telling;
  const table = reportTableLabels[report.table];
  const sums = sumWords(report, totals.sums);
  return {
    subject: `${table}, ${period}`,
    greeting: `Hello ${reader.firstName},`,
    paragraphs: [
      `Here is the report ${table} for ${period}. ${filters}.`,
      `${[rowWords(totals.rows), ...sums].join(", ")}. ${enclosed(schedule, totals.rows)}`,
    ],
    action: { label: `Open the report in ${product.name}`, link: new URL(addressOf(report), site).href },
    footnote:
      schedule.ownerId === reader.id
        ? `You scheduled this report for ${pace(schedule)}.`
        : `${ownerName} scheduled this report for you, for ${pace(schedule)}.`,
    unsubscribe,
  };
}
