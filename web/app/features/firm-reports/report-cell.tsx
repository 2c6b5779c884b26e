import { applicationStatuses, contractStatuses, type JobStatus } from "@caseload/contract/lifecycles";
import { writtenNumber } from "@caseload/contract/reporting/report-figures";
import { noDataYet, type ReportColumn, type ReportTable } from "@caseload/contract/reporting/report-tables";
import type { ReactNode } from "react";
import { useFormat } from "~/lib/use-format.ts";
import { ApplicationStatusBadge, ContractStatusBadge, JobStatusBadge } from "~/ui/badge.tsx";

type Cell = string | number | null;

interface ReportCellProps {
  table: ReportTable;
  column: ReportColumn;
  value: Cell;
}

/** A cell as people read it; a dash where there is nothing to tell. */
export function ReportCell({ table, column: { kind, unmeasured }, value }: ReportCellProps): ReactNode {
  const format = useFormat();
  if (unmeasured) return <span className="faint">{noDataYet}</span>;
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
