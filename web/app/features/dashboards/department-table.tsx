import type { DepartmentFigures } from "@caseload/contract/reporting/dashboards";
import { formatHours } from "@caseload/contract/engagements/hours-text";
import type { ReportTable } from "@caseload/contract/reporting/report-tables";
import { Link } from "react-router";
import { money } from "~/lib/money.ts";
import { reportOf } from "./report-links.ts";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./firm-dashboard.module.css";

interface CountedFigure {
  readonly text: string;
  readonly only: Readonly<Record<string, string>>;
}

interface Column {
  readonly label: string;
  /** Each with the rows that it counts; none without data. */
  readonly figures: (figures: DepartmentFigures) => readonly CountedFigure[];
  readonly table: ReportTable;
}

type DepartmentQuery = Readonly<Partial<Record<"department", string>>>;

const columns: readonly Column[] = [
  {
    label: "Active projects",
    figures: ({ inProgress }) => [
      { text: inProgress.toLocaleString("en-US"), only: { only: "in_progress" } },
    ],
    table: "hours",
  },
  {
    label: "Approved hours",
    figures: ({ approvedMinutes }) => [{ text: formatHours(approvedMinutes), only: {} }],
    table: "hours",
  },
  {
    label: "Spend",
    figures: ({ earnedCents }) => [{ text: money(Math.round(earnedCents / 100)), only: {} }],
    table: "spend",
  },
  {
    label: "Postings filled",
    figures: ({ filled, decided }) =>
      decided === 0
        ? []
        : [
            { text: filled.toLocaleString("en-US"), only: { only: "filled" } },
            { text: `of ${decided.toLocaleString("en-US")}`, only: { only: "decided" } },
          ],
    table: "jobs",
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
      {columns.map(({ label, figures, table }) => {
        const shown = figures(department);
        return (
          <td className="numeric" data-label={label} key={label}>
            {shown.length === 0 ? (
              <Nothing />
            ) : (
              <span className={styles.figureGroup}>
                {shown.map(({ text, only }) => (
                  <Link
                    key={text}
                    className={classNames("link", styles.figureLink)}
                    to={reportOf(table, { ...query, ...only })}
                  >
                    {text}
                    <span className="visually-hidden">
                      , {label.toLowerCase()} of {name}
                    </span>
                  </Link>
                ))}
              </span>
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
