import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./team.module.css";

/** Rows of people while they arrive. */
export function TeamSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <Loading className={classNames("sheet edge", styles.teamRows)}>
      {Array.from({ length: rows }, (_, at) => (
        <div className={styles.teamSkeleton} key={at}>
          <Skeleton shape="round" />
          <div>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
          </div>
          <Skeleton shape="word" />
        </div>
      ))}
    </Loading>
  );
}
