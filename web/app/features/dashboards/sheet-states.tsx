import type { ReactNode } from "react";
import { errorText } from "~/lib/api-error.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import type { Pages } from "~/ui/paged-list.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import * as styles from "./listings.module.css";

interface SheetListProps<Row> {
  list: Pages<Row>;
  /** What the rows are, in the plural. */
  noun: string;
  errorTitle: string;
  /** Shown where there is nothing. */
  empty: ReactNode;
  /** Shown while it loads. */
  skeleton?: ReactNode;
  /** Renders the rows. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list on one of the dashboard's sheets; an alert replaces it only where nothing could be loaded. */
export function SheetList<Row>({
  list,
  noun,
  errorTitle,
  empty,
  skeleton = <SheetSkeleton />,
  children,
}: SheetListProps<Row>) {
  const { rows, error, hasMore, isLoadingMore, loadMore } = list;
  if (error && rows.length === 0)
    return <SheetFailure title={errorTitle} error={error} onRetry={list.refetch} />;
  if (list.isPending) return skeleton;
  if (rows.length === 0) return empty;
  return (
    <>
      {children(rows)}
      <MoreRows shown={rows.length} noun={noun} hasMore={hasMore} loading={isLoadingMore} onMore={loadMore} />
    </>
  );
}

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
