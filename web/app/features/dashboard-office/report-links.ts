import type { ReportTable } from "@caseload/contract/report-tables";
import { type Period, usualPeriod } from "@caseload/contract/periods";

const period: Period = usualPeriod;

/** The rows of a report over the dashboard's 30 days. */
export const reportOf = (table: ReportTable, choice: Readonly<Record<string, string>> = {}): string =>
  `/reports?${new URLSearchParams({ table, period, ...choice }).toString()}`;
