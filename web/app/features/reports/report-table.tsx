import { applicationStatuses, contractStatuses, type JobStatus } from "@caseload/contract/lifecycles";
import type { ReportRow } from "@caseload/contract/reporting/analytics";
import {
  isNumeric,
  writtenNumber,
  type ReportColumn,
  type ReportTable,
  reportTableLabels,
} from "@caseload/contract/reporting/report-tables";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { plural } from "~/lib/phrases.ts";
import { useMember } from "~/lib/session.ts";
import { useFormat } from "~/lib/use-format.ts";
import { ApplicationStatusBadge } from "~/ui/application-status-badge.tsx";
import { JobStatusBadge } from "~/ui/badge.tsx";
import { ContractStatusBadge } from "~/ui/contract-status-badge.tsx";
import { classNames } from "~/ui/class-names.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { type ReportChoices, shownColumns } from "./report-address.ts";
import * as styles from "./reports.module.css";

interface ReportTableProps {
  given: ReportChoices;
  rows: readonly ReportRow[];
  totals: { rows: number; sums: Record<string, number | null> } | undefined;
  choose: (change: Partial<ReportChoices>) => void;
}

const classOf = ({ key, kind }: ReportColumn): string =>
  classNames(
    isNumeric(kind) && classNames("numeric", styles.figure),
    key === "posting" && styles.details,
    kind === "status" && styles.state,
  );

/** The rows of a report; heads order them, sums are below. */
export function ReportRows({ given, rows, totals, choose }: ReportTableProps) {
  const columns = shownColumns(given);
  return (
    <table className={classNames("data-table compact", styles.report)}>
      <caption className="visually-hidden">{reportTableLabels[given.table]}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} given={given} choose={choose} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map((column) => (
              <td
                key={column.key}
                className={classOf(column)}
                data-label={column.label}
                data-empty={(row.cells[column.key] ?? null) === null || undefined}
              >
                <Value table={given.table} column={column} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals && <Totals columns={columns} totals={totals} />}
    </table>
  );
}

function Head({
  column,
  given,
  choose,
}: { column: ReportColumn } & Pick<ReportTableProps, "given" | "choose">) {
  const { key, label, sorted } = column;
  const isCurrent = given.sort === key;
  if (!sorted)
    return (
      <th scope="col" className={classOf(column)}>
        {label}
      </th>
    );
  const Arrow = given.order === "asc" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={classOf(column)}
      aria-sort={isCurrent ? (given.order === "asc" ? "ascending" : "descending") : undefined}
    >
      <button
        type="button"
        onClick={() => choose({ sort: key, order: isCurrent && given.order === "desc" ? "asc" : "desc" })}
      >
        {label}
        {isCurrent && <Arrow className="icon icon-small" aria-hidden="true" />}
      </button>
    </th>
  );
}

type Cell = string | number | null;

interface ReportCellProps {
  table: ReportTable;
  column: ReportColumn;
  value: Cell;
}

/** A cell as people read it; a dash where there is no value. */
function ReportCell({ table, column: { kind }, value }: ReportCellProps): ReactNode {
  const format = useFormat();
  if (value === null) return <Nothing />;
  if (typeof value === "number") return writtenNumber(kind, value);
  if (kind === "day") return <time dateTime={value}>{format.day(value)}</time>;
  return kind === "status" ? <Status table={table} value={value} /> : value;
}

function Nothing() {
  return (
    <>
      <span className="faint" aria-hidden="true">
        –
      </span>
      <span className="visually-hidden">none</span>
    </>
  );
}

const jobStatuses: readonly JobStatus[] = ["open", "closed", "filled"];

function Status({ table, value }: { table: ReportTable; value: string }) {
  if (table === "jobs" || table === "conflicts") {
    const status = jobStatuses.find((one) => one === value);
    return status ? <JobStatusBadge status={status} /> : value;
  }
  if (table === "applications") {
    const status = applicationStatuses.find((one) => one === value);
    return status ? <ApplicationStatusBadge status={status} /> : value;
  }
  const status = contractStatuses.find((one) => one === value);
  return status ? <ContractStatusBadge status={status} /> : value;
}

function Value({ table, column, row }: { table: ReportTable; column: ReportColumn; row: ReportRow }) {
  const mayRead = useMember().permissions.includes("contract:create");
  const value = row.cells[column.key] ?? null;
  if (column.kind === "person" && value !== null)
    return (
      <>
        {value} <UnconfirmedEmail confirmed={row.emailConfirmed} />
      </>
    );
  if (column.key !== "posting") return <ReportCell table={table} column={column} value={value} />;
  const isContract = mayRead && !["jobs", "applications", "conflicts"].includes(table);
  return (
    <Link
      className={classNames("link", styles.rowLink)}
      to={isContract ? `/contracts/${row.id}` : `/jobs/${row.jobId}`}
    >
      {value}
    </Link>
  );
}

function Totals({
  columns,
  totals,
}: { columns: readonly ReportColumn[] } & Required<Pick<ReportTableProps, "totals">>) {
  if (!totals) return null;
  return (
    <tfoot>
      <tr>
        {columns.map((column, at) => {
          const sum = totals.sums[column.key] ?? null;
          if (at === 0)
            return (
              <td key={column.key} className={classOf(column)} data-label={column.summed && column.label}>
                {plural(totals.rows, "row")}
                {sum !== null && (
                  <>
                    <br />
                    {writtenNumber(column.kind, sum)}
                  </>
                )}
              </td>
            );
          return (
            <td key={column.key} className={classOf(column)} data-label={column.summed && column.label}>
              {sum !== null && writtenNumber(column.kind, sum)}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
