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
  readonly rows: (query: DepartmentQuery) => string;
}

type DepartmentQuery = Readonly<Partial<Record<"department", string>>>;

const columns: readonly Column[] = [
  {
    label: "Active projects",
    written: ({ inProgress }) => inProgress.toLocaleString("en-US"),
    rows: (query) => reportOf("hours", { ...query, only: "in_progress" }),
  },
  {
    label: "Approved hours",
    written: ({ approvedMinutes }) => Math.round(approvedMinutes / 60).toLocaleString("en-US"),
    rows: (query) => reportOf("hours", query),
  },
  {
    label: "Spend",
    written: ({ earnedCents }) => money(Math.round(earnedCents / 100)),
    rows: (query) => reportOf("spend", query),
  },
  {
    label: "Postings filled",
    written: ({ filled, decided }) =>
      decided === 0 ? null : `${filled.toLocaleString("en-US")} of ${decided.toLocaleString("en-US")}`,
    rows: (query) => reportOf("jobs", { ...query, only: "filled" }),
  },
];

const summed = ["inProgress", "approvedMinutes", "earnedCents", "filled", "decided"] as const;

/** The firm's figures, to which the departments add up. */
function totalOf(departments: readonly DepartmentFigures[]): DepartmentFigures {
  const [first, ...others] = departments;
  if (first === undefined) throw new Error("A firm has people in a department or in none.");
  const total = { ...first, id: null, name: null };
  for (const other of others) for (const name of summed) total[name] += other[name];
  return total;
}

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
          <Row
            key={department.id}
            department={department}
            name={department.name ?? "No department"}
            query={{ department: String(department.id ?? "none") }}
          />
        ))}
      </tbody>
      {departments.length > 1 && (
        <tfoot>
          <Row department={totalOf(departments)} name="Firm" />
        </tfoot>
      )}
    </table>
  );
}

interface RowProps {
  department: DepartmentFigures;
  name: string;
  /** Which rows of the reports; those of the whole firm without. */
  query?: DepartmentQuery;
}

function Row({ department, name, query = {} }: RowProps) {
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
              <Link className={classNames("link", styles.figureLink)} to={rows(query)}>
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
