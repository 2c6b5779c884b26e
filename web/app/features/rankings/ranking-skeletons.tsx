import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import styles from "./rankings.module.css";

const rows = 4;

export function RankingSkeletons() {
  return (
    <Loading className="sheet edge">
      {Array.from({ length: rows }, (_, at) => (
        <div className={styles.ranking} key={at}>
          <div className={styles.gutter}>
            <Skeleton shape="word" />
          </div>
          <div className={styles.details}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
