import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import styles from "./shell.module.css";

/** Rows of the drawer while it loads. */
export function NotificationSkeletons() {
  return (
    <Loading>
      {Array.from({ length: 5 }, (_, at) => (
        <div className="note-item" key={at}>
          <Skeleton shape="round" />
          <span className={styles.noteLines}>
            <Skeleton shape="word" />
            <Skeleton shape="line" />
            <Skeleton shape="short" />
          </span>
        </div>
      ))}
    </Loading>
  );
}
