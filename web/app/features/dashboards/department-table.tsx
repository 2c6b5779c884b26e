import type { DepartmentFigures } from "@caseload/contract/reporting/dashboards";
import { Link } from "react-router";
import { money } from "~/lib/money.ts";
import { reportOf } from "./report-links.ts";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./firm-dashboard.module.css";

interface Column {
  readonly label: string;
  /** Null without data. */
  readonly written: (figures: DepartmentFigures) => string | null;
  readonly rows: (department: string) => string;
}

const columns: readonly Column[] = [
  {
    label: "Active projects",
    written: ({ inProgress }) => inProgress.toLocaleString("en-US"),
    rows: (department) => reportOf("hours", { department, only: "in_progress" }),
  },
  {
    label: "Approved hours",
    written: ({ approvedMinutes }) => Math.round(approvedMinutes / 60).toLocaleString("en-US"),
    rows: (department) => reportOf("hours", { department }),
  },
  {
    label: "Spend",
    written: ({ earnedCents }) => money(Math.round(earnedCents / 100)),
    rows: (department) => reportOf("spend", { department }),
  },
  {
    label: "Postings filled",
    written: ({ filled, decided }) =>
      decided === 0 ? null : `${filled.toLocaleString("en-US")} of ${decided.toLocaleString("en-US")}`,
    rows: (department) => reportOf("jobs", { department, only: "filled" }),
  },
];

/** Departments side by side; each figure links to its rows. */
export function DepartmentTable({ departments }: { departments: readonly DepartmentFigures[] }) {
  return (
    <table className={classNames("data-table compact", styles.departmentTable)}>
      <caption className="visually-hidden">Department performance over the last 30 days</caption>
      <thead>
        <tr>
          <th scope="col">Department</th>
          {columns.map(({ label }) => (
            <th scope="col" className="numeric" key={label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {departments.map((department) => (
          <Row key={department.id} department={department} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ department }: { department: DepartmentFigures }) {
  const name = department.name ?? "No department";
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.map(({ label, written, rows }) => {
        const figure = written(department);
        return (
          <td className="numeric" data-label={label} key={label}>
            {figure === null ? (
              <Nothing />
            ) : (
              <Link
                className={classNames("link", styles.figureLink)}
                to={rows(String(department.id ?? "none"))}
              >
                {figure}
                <span className="visually-hidden">
                  , {label.toLowerCase()} of {name}
                </span>
              </Link>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function Nothing() {
  return (
    <>
      <span className="faint" aria-hidden="true">
        –
      </span>
      <span className="visually-hidden">no data yet</span>
    </>
  );
}
