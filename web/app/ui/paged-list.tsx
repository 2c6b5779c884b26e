import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { InlineAlert } from "./inline-alert.tsx";
import { MoreRows } from "./more-rows.tsx";
import * as styles from "./paged-list.module.css";
import { RowSkeletons } from "./row-skeletons.tsx";

/** The part of useApiPages() that a list shows. */
export interface Pages<Row> {
  readonly rows: readonly Row[];
  readonly isPending: boolean;
  readonly error: { readonly text: string } | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly refetch: () => void;
}

interface PagedListProps<Row> {
  list: Pages<Row>;
  /** What the rows are, in the plural: "applications". */
  noun: string;
  /** The title of the alert when the list or its next page fails to load. */
  errorTitle: string;
  /** Shows that alert above the rows instead of below them. */
  alertAbove?: boolean;
  /** Shown until the first page arrives. */
  skeleton?: ReactNode;
  /** Shown where there are no rows. */
  empty: ReactNode;
  /** The number of all rows as text; the list then ends with "Showing 20 of 57". */
  total?: string;
  /** Renders the rows. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list that loads page by page, with its skeleton, its empty state and its failures. */
export function PagedList<Row>({
  list,
  noun,
  errorTitle,
  alertAbove = false,
  skeleton = <RowSkeletons />,
  empty,
  total,
  children,
}: PagedListProps<Row>) {
  const { rows, hasMore, isLoadingMore, loadMore } = list;
  if (list.isPending) return skeleton;
  const alert = list.error && (
    <InlineAlert
      title={errorTitle}
      text={list.error.text}
      onRetry={rows.length > 0 ? loadMore : list.refetch}
    />
  );
  // The server may filter a page down to nothing and still have more.
  if (rows.length === 0 && !hasMore) return alert ?? empty;
  return (
    <>
      {alertAbove && alert}
      {children(rows)}
      {!alertAbove && alert && <div className={styles.alertBelow}>{alert}</div>}
      {total === undefined ? (
        <MoreRows
          shown={rows.length}
          noun={noun}
          hasMore={hasMore}
          loading={isLoadingMore}
          onMore={loadMore}
        />
      ) : (
        <div className={styles.pager}>
          <span role="status">
            Showing {rows.length} of {total}
          </span>
          {hasMore && (
            <Button size="sm" pending={isLoadingMore} pendingText="Loading" onClick={loadMore}>
              Show More
            </Button>
          )}
        </div>
      )}
    </>
  );
}
