import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./dashboard-office.module.css";

/** The table of departments while its figures are on their way. */
export function DepartmentSkeleton() {
  return (
    <section className={styles.officeSection}>
      <h2 className="title">Department Performance</h2>
      <Loading className={classNames("sheet edge", styles.officeSheet, styles.officeSkeleton)}>
        {Array.from({ length: 4 }, (_, at) => (
          <div key={at}>
            <Skeleton shape="short" />
            <Skeleton shape="word" />
            <Skeleton shape="word" />
          </div>
        ))}
      </Loading>
    </section>
  );
}
