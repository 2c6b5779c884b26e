/** The state of the reports page in its address: ?table=&department=&only=&sort=&order= and the period. */
import {
  type ReportColumn,
  type ReportTable,
  reportChoices,
  reportColumns,
  reportTables,
  usualSort,
} from "@caseload/contract/reporting/report-tables";
import { useSearchParams } from "react-router";
import { idOf } from "~/lib/addresses.ts";
import { type PeriodChoice, readPeriod, writePeriod } from "~/lib/period-address.ts";

export interface ReportChoices {
  readonly table: ReportTable;
  readonly period: PeriodChoice;
  /** A department's id, "none", or empty for all. */
  readonly department: string;
  /** One of the table's choices, or empty for all rows. */
  readonly only: string;
  readonly sort: string;
  readonly order: "asc" | "desc";
}

export const columnsOf = (table: ReportTable): readonly ReportColumn[] => reportColumns[table];

export function readReport(address: URLSearchParams): ReportChoices {
  const table = reportTables.find((one) => one === address.get("table")) ?? "jobs";
  const department = address.get("department") ?? "";
  const sorted = columnsOf(table).find(({ key, sorted: may }) => may && key === address.get("sort"));
  return {
    table,
    period: readPeriod(address),
    department: department === "none" || !Number.isNaN(idOf(department)) ? department : "",
    only: reportChoices[table].find(({ value }) => value === address.get("only"))?.value ?? "",
    sort: sorted?.key ?? usualSort[table],
    order: address.get("order") === "asc" ? "asc" : "desc",
  };
}

/** The call's filters: what is not asked for stays away. */
export const filtersOf = ({ table, period, department, only, sort, order }: ReportChoices) => ({
  table,
  ...period,
  sort,
  order,
  ...(only !== "" && { only }),
  ...(department !== "" && { department: department === "none" ? ("none" as const) : Number(department) }),
});

export function writeReport({ table, period, department, only, sort, order }: ReportChoices) {
  const isUsual = sort === usualSort[table] && order === "desc";
  return {
    table,
    ...writePeriod(period),
    ...(department !== "" && { department }),
    ...(only !== "" && { only }),
    ...(!isUsual && { sort, order }),
  };
}

export function useReportAddress() {
  const [address, setAddress] = useSearchParams();
  const given = readReport(address);
  const choose = (change: Partial<ReportChoices>): void =>
    setAddress(writeReport({ ...given, ...change }), { replace: true, preventScrollReset: true });
  return { given, choose };
}
