import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import styles from "./contract-list.module.css";

export function ContractSkeletons() {
  return (
    <Loading className={styles.agreements}>
      {Array.from({ length: 4 }, (_, at) => (
        <div className={styles.agreementSkeleton} key={at}>
          <div className={styles.gutter}>
            <Skeleton shape="word" />
          </div>
          <div className={styles.details}>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
            <Skeleton shape="tag" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
