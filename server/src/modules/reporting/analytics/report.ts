import type { ReportFilters } from "@caseload/contract/reporting/analytics";
import { errorMessages } from "@caseload/contract/error-messages";
import {
  chosenColumns,
  type ReportColumn,
  type ReportTable,
  reportChoices,
  reportColumns,
  usualSort,
} from "@caseload/contract/reporting/report-tables";
import { HttpError } from "../../../platform/http/http-error.ts";
import type { PeriodSpan } from "./period.ts";

/** A requested report table of one firm. */
export interface Report {
  readonly firmId: number;
  readonly span: PeriodSpan;
  readonly table: ReportTable;
  /** The shown ones. */
  readonly columns: readonly ReportColumn[];
  readonly department: number | "none" | undefined;
  readonly only: string | undefined;
  readonly sort: string;
  readonly order: "asc" | "desc";
}

/** @throws HttpError 400 for a row filter, a column or a sort column that the table does not have */
export function reportOf(filters: ReportFilters, firmId: number, span: PeriodSpan): Report {
  const { table, department, only, order } = filters;
  const all: readonly ReportColumn[] = reportColumns[table];
  if (filters.columns?.some((chosen) => !all.some(({ key }) => key === chosen)))
    throw new HttpError(400, errorMessages.reportColumns);
  if (only !== undefined && !reportChoices[table].some(({ value }) => value === only))
    throw new HttpError(400, "Please choose one of the table's rows (only)");
  const sort = filters.sort ?? usualSort[table];
  if (!all.some((column) => column.key === sort && column.sorted))
    throw new HttpError(400, "Please choose a column that can be sorted (sort)");
  const columns = chosenColumns(table, filters.columns);
  return { firmId, span, table, columns, department, only, sort, order };
}
