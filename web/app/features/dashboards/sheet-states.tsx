import { errorText } from "~/lib/api-error.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import styles from "./listings.module.css";

interface SheetFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** In the place of a list that could not be loaded. */
export function SheetFailure({ title, error, onRetry }: SheetFailureProps) {
  return (
    <div className={styles.sheetNote}>
      <InlineAlert title={title} text={errorText(error, "Please try again")} onRetry={onRetry} />
    </div>
  );
}

/** Rows while a list loads. */
export function SheetSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <Loading>
      {Array.from({ length: rows }, (_, at) => (
        <div className={styles.listingSkeleton} key={at}>
          <div>
            <Skeleton shape="word" />
            <Skeleton shape="word" />
          </div>
          <div>
            <Skeleton shape="title" />
            <Skeleton shape="line" />
            <Skeleton shape="tag" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
