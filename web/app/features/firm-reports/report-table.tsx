import type { ReportRow } from "@caseload/contract/reporting/analytics";
import { isNumeric, writtenNumber } from "@caseload/contract/reporting/report-figures";
import {
  type ReportColumn,
  type ReportTable,
  reportTableLabels,
} from "@caseload/contract/reporting/report-tables";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { Link } from "react-router";
import { plural } from "~/lib/format.ts";
import { useMember } from "~/lib/session.ts";
import { classNames } from "~/ui/class-names.ts";
import { columnsOf, type ReportChoices } from "./report-address.ts";
import { ReportCell } from "./report-cell.tsx";
import styles from "./firm-reports.module.css";
import schedulesStyles from "./schedules.module.css";

interface ReportTableProps {
  given: ReportChoices;
  rows: readonly ReportRow[];
  totals: { rows: number; sums: Record<string, number | null> } | undefined;
  choose: (change: Partial<ReportChoices>) => void;
}

const classOf = ({ key, kind }: ReportColumn): string =>
  classNames(
    isNumeric(kind) && "numeric",
    key === "posting" && classNames(styles.details, schedulesStyles.details),
    kind === "status" && styles.state,
  );

/** The rows of a report; heads order them, sums stand below. */
export function ReportRows({ given, rows, totals, choose }: ReportTableProps) {
  const columns = columnsOf(given.table);
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
                data-empty={(!column.unmeasured && (row.cells[column.key] ?? null) === null) || undefined}
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

function Value({ table, column, row }: { table: ReportTable; column: ReportColumn; row: ReportRow }) {
  const mayRead = useMember().permissions.includes("contract:create");
  const value = row.cells[column.key] ?? null;
  if (column.key !== "posting") return <ReportCell table={table} column={column} value={value} />;
  const isContract = mayRead && !["jobs", "applications", "conflicts"].includes(table);
  return (
    <Link className="link" to={isContract ? `/contracts/${row.id}` : `/jobs/${row.jobId}`}>
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
          if (at === 0) return <td key={column.key}>{plural(totals.rows, "row")}</td>;
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
