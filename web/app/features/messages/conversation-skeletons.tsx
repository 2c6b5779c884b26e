import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import styles from "./messages.module.css";

export function ConversationSkeletons() {
  return (
    <Loading className={styles.peopleSkeleton}>
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at}>
          <Skeleton shape="round" />
          <span>
            <Skeleton shape="word" />
            <Skeleton shape="line" />
          </span>
        </div>
      ))}
    </Loading>
  );
}

export function ThreadSkeleton() {
  return (
    <Loading className={styles.threadSkeleton}>
      {Array.from({ length: 4 }, (_, at) => (
        <span className={at % 2 === 1 ? "bubble mine" : "bubble"} key={at}>
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </span>
      ))}
    </Loading>
  );
}
