import type { DepartmentFigures } from "@caseload/contract/reporting/firm-dashboards";
import { Link } from "react-router";
import { DepartmentTable } from "./department-table.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./dashboard-office.module.css";

/** How the firm's departments stand, with the way to everything else that is counted. */
export function DepartmentPerformance({ departments }: { departments: readonly DepartmentFigures[] }) {
  const isDivided = departments.some(({ id }) => id !== null);
  return (
    <section className={styles.officeSection}>
      <h2 className="title">Department Performance</h2>
      <div className={classNames("sheet edge", styles.officeSheet)}>
        <DepartmentTable departments={departments} />
        <p className="small muted">
          Projects in progress now; hours, spend and postings of the last 30 days.
          {!isDivided && (
            <>
              {" "}
              <Link to="/departments" className="link">
                Create departments
              </Link>{" "}
              to tell them apart.
            </>
          )}
        </p>
      </div>
    </section>
  );
}
