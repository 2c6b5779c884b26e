import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./match-card.module.css";

/** Six cards (SPEC.md section 9). */
const cards = 6;

export function MatchSkeletons() {
  return (
    <Loading className="sheet edge">
      {Array.from({ length: cards }, (_, at) => (
        <div className={styles.match} key={at}>
          <div className={styles.stick}>
            <Skeleton shape="figure" />
          </div>
          <div className={classNames(styles.inner, styles.matchSkeleton)}>
            <Skeleton shape="title" />
            <Skeleton shape="word" />
            <Skeleton />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
