import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import * as styles from "./suggestions.module.css";

/** Rows as high as those that follow. */
export const SuggestionSkeletons = () => (
  <Loading className="sheet edge">
    {Array.from({ length: 3 }, (_, row) => (
      <div className={styles.suggestion} key={row}>
        <div className={styles.margin}>
          <Skeleton shape="figure" className={styles.loadingScore} />
        </div>
        <div className={styles.loadingPerson}>
          <Skeleton shape="tag" />
          <Skeleton />
        </div>
      </div>
    ))}
  </Loading>
);
