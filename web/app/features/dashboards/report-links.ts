import type { ReportTable } from "@caseload/contract/reporting/report-tables";
import { type Period, usualPeriod } from "@caseload/contract/reporting/periods";

const period: Period = usualPeriod;

/** The rows of a report over the dashboard's 30 days. */
export const reportOf = (table: ReportTable, choice: Readonly<Record<string, string>> = {}): string =>
  `/reports?${new URLSearchParams({ table, period, ...choice }).toString()}`;
