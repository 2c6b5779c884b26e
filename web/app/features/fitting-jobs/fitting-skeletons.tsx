import { limits } from "@caseload/contract/limits";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./fitting-jobs.module.css";

export function FittingSkeletons() {
  return (
    <Loading className={classNames("sheet edge", styles.fittingRows)}>
      {Array.from({ length: limits.dashboardJobs }, (_, at) => (
        <div className={styles.fittingRow} key={at}>
          <div className={styles.percent}>
            <Skeleton shape="tag" />
          </div>
          <div className={styles.details}>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
          <div className={styles.action}>
            <Skeleton shape="pay" />
            <Skeleton shape="button" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
