import { applicationStatuses, contractStatuses, type JobStatus } from "@caseload/contract/lifecycles";
import type { ColumnKind, ReportTable } from "@caseload/contract/report-tables";
import type { ReactNode } from "react";
import { rate } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { ApplicationStatusBadge, ContractStatusBadge, JobStatusBadge } from "~/ui/badge.tsx";

type Cell = string | number | null;

const numeric: readonly ColumnKind[] = ["count", "hours", "days", "money", "rate"];
export const isNumeric = (kind: ColumnKind): boolean => numeric.includes(kind);

const figure = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 1 });
const cents = (value: number): string =>
  `$${value.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** With the unit; money to the cent, because columns are compared by eye. */
const written: Partial<Record<ColumnKind, (value: number) => string>> = {
  hours: (value) => `${figure(value)} h`,
  days: (value) => `${figure(value)} d`,
  money: cents,
  rate,
};

export const writtenNumber = (kind: ColumnKind, value: number): string => (written[kind] ?? figure)(value);

interface ReportCellProps {
  table: ReportTable;
  kind: ColumnKind;
  value: Cell;
}

/** A cell as people read it; a dash where there is nothing to tell. */
export function ReportCell({ table, kind, value }: ReportCellProps): ReactNode {
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
      <span className="sr">none</span>
    </>
  );
}

const jobStatuses: readonly JobStatus[] = ["open", "closed", "filled"];

function Status({ table, value }: { table: ReportTable; value: string }) {
  if (table === "jobs") {
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
