import styles from "./queue.module.css";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { DrawerArt } from "./art.tsx";
import { EmptyState } from "./empty-state.tsx";
import { InlineAlert } from "./inline-alert.tsx";
import { MoreRows } from "./more-rows.tsx";
import { Loading, Skeleton } from "./skeleton.tsx";
import { TabPanel, Tabs } from "./tabs.tsx";

interface QueueProps<Status extends string> {
  /** Read aloud for the tabs. */
  label: string;
  /** The first one is shown at first. */
  statuses: readonly [Status, ...Status[]];
  labels: Readonly<Record<Status, string>>;
  /** The rows of one status. */
  children: (status: Status) => ReactNode;
}

/** What waits for staff, by how far it has come; the address names the tab. */
export function Queue<Status extends string>({ label, statuses, labels, children }: QueueProps<Status>) {
  const [search, setSearch] = useSearchParams();
  const [first] = statuses;
  const status = statuses.find((one) => one === search.get("status")) ?? first;
  return (
    <Tabs
      label={label}
      tabs={statuses.map((value) => ({ value, label: labels[value] }))}
      value={status}
      onValueChange={(next) => setSearch(next === first ? {} : { status: next }, { replace: true })}
    >
      {statuses.map((value) => (
        <TabPanel key={value} value={value} className="sheet edge">
          {value === status && children(value)}
        </TabPanel>
      ))}
    </Tabs>
  );
}

interface QueueRowsProps {
  list: {
    readonly rows: readonly unknown[];
    readonly isPending: boolean;
    readonly error: { readonly text: string } | null;
    readonly hasMore: boolean;
    readonly isLoadingMore: boolean;
    readonly loadMore: () => void;
    readonly refetch: () => void;
  };
  /** What the rows are called: "messages". */
  noun: string;
  empty: { readonly title: string; readonly text: string };
  /** One li for each row. */
  children: ReactNode;
}

/** Rows page by page, with what is shown while they load, when there are none, and when they cannot be had. */
export function QueueRows({ list, noun, empty, children }: QueueRowsProps) {
  if (list.isPending) return <RowSkeletons />;
  if (list.rows.length === 0 && !list.error)
    return <EmptyState bare art={<DrawerArt />} title={empty.title} text={empty.text} />;
  return (
    <>
      {list.error && (
        <div className={styles.queueNote}>
          <InlineAlert
            title={`${noun[0]?.toUpperCase()}${noun.slice(1)} could not be loaded`}
            text={list.error.text}
            onRetry={list.rows.length > 0 ? list.loadMore : list.refetch}
          />
        </div>
      )}
      <ul className={styles.queueRows}>{children}</ul>
      <MoreRows
        shown={list.rows.length}
        noun={noun}
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onMore={list.loadMore}
      />
    </>
  );
}

function RowSkeletons() {
  return (
    <Loading className={styles.queueRows}>
      {Array.from({ length: 5 }, (_, at) => (
        <div className={styles.queueSkeleton} key={at}>
          <div className={styles.gutter}>
            <Skeleton shape="word" />
          </div>
          <div className={styles.details}>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
            <Skeleton shape="line" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
