import { periodLabels } from "@caseload/contract/reporting/periods";
import {
  labelOf,
  reportFormats,
  reportFrequencies,
} from "@caseload/contract/reporting/scheduled-report-options";
import type { ReportSchedule } from "@caseload/contract/reporting/scheduled-reports";
import {
  type ReportTable,
  reportChoices,
  reportTableLabels,
  usualSort,
} from "@caseload/contract/reporting/report-tables";
import { columnsOf } from "./report-address.ts";

/** "Hours, previous month" */
export const scheduleName = ({ report: { table, period } }: ReportSchedule): string =>
  `${reportTableLabels[table]}, ${periodLabels[period].toLowerCase()}`;

interface Rows {
  readonly table: ReportTable;
  readonly only?: string | undefined;
  readonly columns?: readonly string[] | undefined;
  readonly sort?: string | undefined;
  readonly order: "asc" | "desc";
}

/** "Litigation, Accepted, by received, lowest or oldest first" */
export function rowsText({ table, only, columns = [], sort, order }: Rows, department: string): string {
  const chosen = reportChoices[table].find(({ value }) => value === only)?.label ?? "all rows";
  const isUsual = order === "desc" && (sort === undefined || sort === usualSort[table]);
  const by = columnsOf(table).find(({ key }) => key === sort && !isUsual)?.label;
  const end = order === "asc" ? "lowest or oldest first" : "highest or newest first";
  const all = columnsOf(table).length;
  return [
    department,
    chosen,
    ...(by ? [`by ${by.toLowerCase()}, ${end}`] : []),
    ...(columns.length > 0 && columns.length < all ? [`${columns.length} of ${all} columns`] : []),
  ].join(", ");
}

export function departmentText({ report: { department }, departmentName }: ReportSchedule): string {
  if (department === undefined) return "All departments";
  return department === "none" ? "No department" : (departmentName ?? "A deleted department");
}

/** "you and Joan Park", "no one, because all have stopped it" */
function peopleInWords({ recipients }: ReportSchedule, ownId: number): string {
  const names = recipients
    .filter(({ isStopped }) => !isStopped)
    .map(({ id, name }) => (id === ownId ? "you" : name));
  if (names.length === 0) return "no one: all recipients have unsubscribed or left";
  return new Intl.ListFormat("en-US").format(names);
}

/** "Every Monday at 8:00 AM as PDF, to you and Joan Park" */
export const deliveryText = (schedule: ReportSchedule, ownId: number): string =>
  `${labelOf(reportFrequencies, schedule.frequency)} as ${labelOf(reportFormats, schedule.format)}, to ${peopleInWords(schedule, ownId)}`;
