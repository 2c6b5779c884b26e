import type { ReportTable } from "@caseload/contract/reporting/report-tables";
import { type Days, type Period, usualPeriod } from "@caseload/contract/reporting/periods";

const period: Period = usualPeriod;

/** The rows of a report over the dashboard's 30 days. */
export const reportOf = (table: ReportTable, choice: Readonly<Record<string, string>> = {}): string =>
  `/reports?${new URLSearchParams({ table, period, ...choice }).toString()}`;

/** The rows of a report on days of its own. */
export const reportBetween = (table: ReportTable, { from, to }: Days): string =>
  `/reports?${new URLSearchParams({ table, from, to }).toString()}`;
