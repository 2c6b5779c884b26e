import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import styles from "./firm-reports.module.css";

/** The rows of a table while they load. */
export function ReportSkeleton() {
  return (
    <Loading className={styles.reportSkeleton}>
      {Array.from({ length: 8 }, (_, at) => (
        <div key={at}>
          <Skeleton shape="line" />
          <Skeleton shape="word" />
          <Skeleton shape="word" />
          <Skeleton shape="word" />
        </div>
      ))}
    </Loading>
  );
}
