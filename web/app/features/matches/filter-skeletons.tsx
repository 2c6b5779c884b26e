import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import * as styles from "./matches.module.css";

/** Shown while the preferences, or the code of their fields, load. */
export const FilterSkeletons = () => (
  <Loading className={styles.filters}>
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} />
    ))}
  </Loading>
);
