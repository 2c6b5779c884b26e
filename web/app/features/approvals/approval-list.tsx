import { errorText } from "~/lib/api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { RowSkeletons } from "~/ui/skeleton.tsx";
import { ApprovalRow } from "./approval-row.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./approvals.module.css";

/** Postings of the firm that wait for an approval, newest first. */
export function ApprovalList() {
  const list = useApiPages("listJobApprovals");
  if (list.isPending) return <RowSkeletons rows={3} />;
  const failed = list.error && (
    <InlineAlert
      title="Postings could not be loaded"
      text={errorText(list.error, "Please try again")}
      onRetry={list.rows.length > 0 ? list.loadMore : list.refetch}
    />
  );
  if (list.rows.length === 0) return failed ?? <NothingWaits />;
  return (
    <>
      {failed}
      <ul className={classNames("sheet edge", styles.approvals)}>
        {list.rows.map((job) => (
          <ApprovalRow key={job.id} job={job} />
        ))}
      </ul>
      <MoreRows
        shown={list.rows.length}
        noun="postings"
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onMore={list.loadMore}
      />
    </>
  );
}

const NothingWaits = () => (
  <EmptyState
    art={<DrawerArt />}
    title="Nothing waits for approval"
    text="Postings of colleagues who may not post by themselves arrive here."
  />
);
