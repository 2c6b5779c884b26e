import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import styles from "./attorney-dashboard.module.css";

/** Rows inside a sheet that is there already, on the docket's grid. */
export function SheetSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <Loading>
      {Array.from({ length: rows }, (_, at) => (
        <div className={styles.listingSkeleton} key={at}>
          <div>
            <Skeleton shape="word" />
            <Skeleton shape="word" />
          </div>
          <div>
            <Skeleton shape="title" />
            <Skeleton shape="line" />
            <Skeleton shape="tag" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
