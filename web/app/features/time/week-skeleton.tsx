import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import * as styles from "./week-sections.module.css";

/** A week while it loads. */
export const WeekSkeleton = () => (
  <Loading className={styles.weekSkeleton}>
    {Array.from({ length: 5 }, (_, at) => (
      <Skeleton key={at} shape="line" />
    ))}
  </Loading>
);
