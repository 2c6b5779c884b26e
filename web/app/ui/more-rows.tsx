import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import * as styles from "./more-rows.module.css";

interface MoreRowsProps {
  /** How many rows are on the page. */
  shown: number;
  /** The rows' name in the plural: "applications". */
  noun: string;
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
  className?: string;
}

/** The end of a list that comes a page at a time. */
export function MoreRows({ shown, noun, hasMore, loading, onMore, className }: MoreRowsProps) {
  if (!hasMore) return null;
  return (
    <div className={classNames(styles.moreRows, className)}>
      <span className="small faint" role="status">
        {shown} {noun} shown
      </span>
      <Button size="sm" pending={loading} pendingText="Loading" onClick={onMore}>
        Show More
      </Button>
    </div>
  );
}
