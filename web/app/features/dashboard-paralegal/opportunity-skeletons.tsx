import { limits } from "@caseload/contract/limits";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./paralegal-dashboard.module.css";

export function OpportunitySkeletons() {
  return (
    <Loading className={classNames("sheet edge", styles.opportunities)}>
      {Array.from({ length: limits.dashboardJobs }, (_, at) => (
        <div className={styles.entryRow} key={at}>
          <div className={styles.percent}>
            <Skeleton shape="tag" />
          </div>
          <div className={styles.details}>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
          </div>
          <div className={styles.payAmount}>
            <Skeleton shape="pay" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
