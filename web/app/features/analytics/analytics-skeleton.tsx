import { LedgerSkeleton } from "~/ui/ledger.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./analytics.module.css";

/** Two strips and two charts, while the figures are on their way. */
export function AnalyticsSkeleton() {
  return (
    <Loading className={styles.analytics}>
      {["hiring", "work"].map((part) => (
        <div className={styles.section} key={part}>
          <LedgerSkeleton cells={3} />
          <div className={classNames("sheet", styles.chartSheet)}>
            <Skeleton shape="title" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
