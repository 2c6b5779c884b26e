/** The state of the reports page in its address: ?table=&department=&only=&columns=&sort=&order=&view= and the period. */
import type { ViewedReport } from "@caseload/contract/reporting/report-views";
import { usualPeriod } from "@caseload/contract/reporting/periods";
import {
  chosenColumns,
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
  /** Keys of the shown columns; empty for all. */
  readonly columns: readonly string[];
  readonly sort: string;
  readonly order: "asc" | "desc";
  /** The id of the saved view that this began with, or empty. */
  readonly view: string;
}

/** What a view keeps. */
type KeptChoices = Omit<ReportChoices, "view">;

export const columnsOf = (table: ReportTable): readonly ReportColumn[] => reportColumns[table];

/** The columns on the screen and in its files. */
export const shownColumns = ({ table, columns }: Pick<ReportChoices, "table" | "columns">) =>
  chosenColumns(table, columns.length === 0 ? undefined : columns);

/** The chosen keys in their order; empty where these are all of its columns in the table's own. */
export function columnKeys(table: ReportTable, chosen: readonly string[]): string[] {
  const all = columnsOf(table).map(({ key }) => key);
  const kept = chosenColumns(table, chosen).map(({ key }) => key);
  return kept.join() === all.join() ? [] : kept;
}

export function readReport(address: URLSearchParams): ReportChoices {
  const table = reportTables.find((one) => one === address.get("table")) ?? "jobs";
  const department = address.get("department") ?? "";
  const sorted = columnsOf(table).find(({ key, sorted: may }) => may && key === address.get("sort"));
  return {
    table,
    period: readPeriod(address),
    department: department === "none" || !Number.isNaN(idOf(department)) ? department : "",
    only: reportChoices[table].find(({ value }) => value === address.get("only"))?.value ?? "",
    columns: address.has("columns") ? columnKeys(table, (address.get("columns") ?? "").split(",")) : [],
    sort: sorted?.key ?? usualSort[table],
    order: address.get("order") === "asc" ? "asc" : "desc",
    view: Number.isNaN(idOf(address.get("view") ?? "")) ? "" : (address.get("view") ?? ""),
  };
}

/** The call's filters: what is not asked for stays away. */
export const filtersOf = ({ table, period, department, only, columns, sort, order }: KeptChoices) => ({
  table,
  ...period,
  sort,
  order,
  ...(only !== "" && { only }),
  ...(columns.length > 0 && { columns: [...columns] }),
  ...(department !== "" && { department: department === "none" ? ("none" as const) : Number(department) }),
});

/** What a saved view shows. */
export const choicesOf = ({
  table,
  department,
  only = "",
  columns = [],
  sort,
  order,
  ...days
}: ViewedReport): KeptChoices => ({
  table,
  period:
    days.from !== undefined && days.to !== undefined
      ? { from: days.from, to: days.to }
      : { period: days.period ?? usualPeriod },
  department: department === undefined ? "" : String(department),
  only,
  columns: columns.length === 0 ? [] : columnKeys(table, columns),
  sort: sort ?? usualSort[table],
  order,
});

/** Whether the page shows something else than the view it began with. */
export const isChanged = (given: KeptChoices, report: ViewedReport): boolean =>
  JSON.stringify(filtersOf(given)) !== JSON.stringify(filtersOf(choicesOf(report)));

export function writeReport({ table, period, department, only, columns, sort, order, view }: ReportChoices) {
  const isUsual = sort === usualSort[table] && order === "desc";
  return {
    table,
    ...writePeriod(period),
    ...(department !== "" && { department }),
    ...(only !== "" && { only }),
    ...(columns.length > 0 && { columns: columns.join(",") }),
    ...(!isUsual && { sort, order }),
    ...(view !== "" && { view }),
  };
}

export function useReportAddress() {
  const [address, setAddress] = useSearchParams();
  const given = readReport(address);
  const choose = (change: Partial<ReportChoices>): void =>
    setAddress(writeReport({ ...given, ...change }), { replace: true, preventScrollReset: true });
  return { given, choose };
}
