import { limits } from "@caseload/contract/limits";
import type { BulkAction } from "@caseload/contract/jobs/posting-options";
import type { ManagedJob } from "@caseload/contract/jobs/postings";
import { useState } from "react";
import { errorText } from "~/lib/api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { RowSkeletons } from "~/ui/skeleton.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { filtersOf, type ManageChoices } from "./manage-address.ts";
import { ManageRow } from "./manage-row.tsx";
import { OutcomeDialog } from "./outcome-dialog.tsx";
import { ReassignDialog } from "./reassign-dialog.tsx";
import { useBulk } from "./use-bulk.ts";
import { useSelection } from "./use-selection.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./manage.module.css";

/** Rows of one page: enough to choose from, few enough to arrive at once. */
const pageRows = 50;

const asRead = ({ id, createdAt }: ManagedJob) => ({ id, createdAt });

interface ManageListProps {
  given: ManageChoices;
  onClear: () => void;
}

/** The firm's postings that the filters leave, and what can be done to several of them. */
export function ManageList({ given, onClear }: ManageListProps) {
  const query = { ...filtersOf(given), group: given.group, order: given.order, limit: pageRows };
  const list = useApiPages("listManagedJobs", { query });
  const selection = useSelection(JSON.stringify(query));
  const [isReassigning, setReassigning] = useState(false);
  const bulk = useBulk((refused) => {
    setReassigning(false);
    selection.choose(refused);
  });
  const chosen = list.rows.filter(({ id }) => selection.ids.has(id));
  const ids = chosen.map(({ id }) => id);
  const act = (action: BulkAction): void =>
    action === "reassign"
      ? setReassigning(true)
      : bulk.run({ action, ids, ...(action === "approve" && { read: chosen.map(asRead) }) });

  if (list.isPending) return <RowSkeletons rows={5} />;
  const failed = list.error && (
    <InlineAlert
      title="Postings could not be loaded"
      text={errorText(list.error, "Please try again")}
      onRetry={list.rows.length > 0 ? list.loadMore : list.refetch}
    />
  );
  if (list.rows.length === 0) return failed ?? <NothingFound given={given} onClear={onClear} />;
  const isAll = chosen.length === Math.min(list.rows.length, limits.maxBulk);
  return (
    <>
      {failed}
      <div className={styles.manageLine}>
        <Checkbox
          checked={isAll}
          onChange={() => selection.choose(isAll ? [] : list.rows.map(({ id }) => id))}
        >
          Select all shown
        </Checkbox>
        {list.rows.length > limits.maxBulk && (
          <span className="small faint">At most {limits.maxBulk} at a time.</span>
        )}
      </div>
      <ul className={classNames("sheet edge", styles.manage)}>
        {list.rows.map((job) => (
          <ManageRow
            key={job.id}
            job={job}
            isChosen={selection.ids.has(job.id)}
            onToggle={selection.toggle}
          />
        ))}
      </ul>
      <MoreRows
        shown={list.rows.length}
        noun="postings"
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onMore={list.loadMore}
      />
      {chosen.length > 0 && (
        <BulkBar chosen={chosen} running={bulk.running} onAction={act} onClear={() => selection.choose([])} />
      )}
      <ReassignDialog
        open={isReassigning}
        onOpenChange={setReassigning}
        count={chosen.length}
        isPending={bulk.running === "reassign"}
        onConfirm={(colleagueId) => bulk.run({ action: "reassign", ids, colleagueId })}
      />
      <OutcomeDialog
        outcome={bulk.outcome}
        jobs={list.rows}
        onClose={bulk.forget}
        onConfirm={(again) => bulk.run({ action: "reopen", ids: again, confirm: true })}
      />
    </>
  );
}

function NothingFound({ given: { q, priority, poster }, onClear }: ManageListProps) {
  const isNarrowed = q !== "" || priority !== "" || poster !== "";
  return (
    <EmptyState
      art={<DrawerArt />}
      title={isNarrowed ? "No Postings Found" : "Nothing here"}
      text={
        isNarrowed
          ? "No posting fits these filters."
          : "Postings of your firm stand here once somebody has written them."
      }
      action={isNarrowed && <Button onClick={onClear}>Clear Filters</Button>}
    />
  );
}
