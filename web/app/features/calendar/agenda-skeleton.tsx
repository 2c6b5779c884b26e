import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import styles from "./calendar.module.css";

/** On phones: the list while its dates load. */
export function AgendaSkeleton() {
  return (
    <Loading className={styles.agendaSkeleton}>
      {Array.from({ length: 4 }, (_, at) => (
        <div key={at}>
          <Skeleton shape="figure" />
          <span>
            <Skeleton shape="word" />
            <Skeleton shape="title" />
            <Skeleton shape="short" />
          </span>
        </div>
      ))}
    </Loading>
  );
}
