import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { DrawerArt } from "./drawer-art.tsx";
import { classNames } from "./class-names.ts";
import { EmptyState } from "./empty-state.tsx";
import { InlineAlert } from "./inline-alert.tsx";
import type { Pages } from "./paged-list.tsx";
import { MoreRows } from "./more-rows.tsx";
import { RecordSkeletons } from "./row-skeletons.tsx";
import { TabPanel, Tabs } from "./tabs.tsx";
import * as styles from "./queue.module.css";

const skeletonClasses = {
  list: styles.queueRows,
  row: styles.queueSkeleton,
  gutter: styles.gutter,
  details: styles.details,
};

interface QueueProps<Status extends string> {
  /** Read aloud for the tabs. */
  label: string;
  /** The first one is the default. */
  statuses: readonly [Status, ...Status[]];
  labels: Readonly<Record<Status, string>>;
  /** The rows of one status. */
  children: (status: Status) => ReactNode;
}

/** Records that staff review, one tab per status; the `status` parameter of the address names the tab. */
export function Queue<Status extends string>({ label, statuses, labels, children }: QueueProps<Status>) {
  const [search, setSearch] = useSearchParams();
  const [defaultStatus] = statuses;
  const status = statuses.find((one) => one === search.get("status")) ?? defaultStatus;
  return (
    <Tabs
      label={label}
      tabs={statuses.map((value) => ({ value, label: labels[value] }))}
      value={status}
      onValueChange={(next) => setSearch(next === defaultStatus ? {} : { status: next }, { replace: true })}
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
  list: Pages<unknown>;
  /** What the rows are called: "messages". */
  noun: string;
  empty: { readonly title: string; readonly text: string };
  /** One li for each row. */
  children: ReactNode;
}

/** Rows page by page, with what is shown while they load, when there are none, and when loading fails. */
export function QueueRows({ list, noun, empty, children }: QueueRowsProps) {
  if (list.isPending) return <RecordSkeletons rows={5} last="line" classes={skeletonClasses} />;
  if (list.rows.length === 0 && !list.error)
    return <EmptyState bare art={<DrawerArt />} title={empty.title} text={empty.text} />;
  return (
    <>
      {list.error && (
        <div className={styles.queueNote}>
          <InlineAlert
            title={`We couldn't load ${noun}`}
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

interface QueueRowProps {
  /** "No. 12", or the ticket. */
  number: ReactNode;
  /** A time element. */
  time: ReactNode;
  title: string;
  /** The address of the record; the whole row leads there. */
  to: string;
  kind: string;
  preview: ReactNode;
}

/** One record: number and time in the margin, then its title, kind and first words. */
export function QueueRow({ number, time, title, to, kind, preview }: QueueRowProps) {
  return (
    <li>
      <div className={styles.gutter}>
        <b>{number}</b>
        {time}
      </div>
      <div className={styles.details}>
        <h2 className={classNames("heading", styles.recordTitle)}>
          <Link to={to}>{title}</Link>
        </h2>
        <p className="small muted">{kind}</p>
        <p className={styles.preview}>{preview}</p>
      </div>
    </li>
  );
}
