import { classNames } from "./class-names.ts";
import * as styles from "./file-sheet.module.css";
import { Loading, Skeleton } from "./skeleton.tsx";

/** A FileSheet while its record loads. */
export function FileSkeleton() {
  return (
    <Loading className={styles.file}>
      <div className={styles.fileColumns}>
        <div className={classNames("sheet", styles.fileDocument)}>
          <header className={styles.fileWait}>
            <Skeleton shape="tag" />
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </header>
          <hr className={classNames("scotch", styles.fileRule)} />
          {["first", "second"].map((row) => (
            <div className={styles.fileRow} key={row}>
              <div className={styles.fileWait}>
                <Skeleton shape="word" />
              </div>
              <div className={styles.fileWait}>
                <Skeleton shape="line" />
                <Skeleton shape="line" />
                <Skeleton shape="short" />
              </div>
            </div>
          ))}
        </div>
        <div className={styles.filePanel}>
          <div className={classNames("sheet", styles.fileWait)}>
            <Skeleton shape="pay" />
            <Skeleton shape="button" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
          </div>
        </div>
      </div>
    </Loading>
  );
}
