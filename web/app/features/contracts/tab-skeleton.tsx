import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import * as styles from "./contract-page.module.css";

/** A tab of the contract's page while its data or its code loads. */
export const TabSkeleton = () => (
  <Loading className={styles.tabSkeleton}>
    {Array.from({ length: 5 }, (_, at) => (
      <Skeleton key={at} shape="line" />
    ))}
  </Loading>
);
