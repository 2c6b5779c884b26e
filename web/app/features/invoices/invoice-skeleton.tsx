import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import * as styles from "./invoice-list.module.css";

/** Rows of invoices while they load. */
export const InvoiceSkeleton = () => (
  <Loading className={styles.skeleton}>
    {Array.from({ length: 5 }, (_, at) => (
      <Skeleton key={at} shape="line" />
    ))}
  </Loading>
);
