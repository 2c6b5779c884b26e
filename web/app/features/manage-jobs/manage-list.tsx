import type { BulkAction } from "@caseload/contract/jobs/posting-options";
import type { ManagedJob } from "@caseload/contract/jobs/postings";
import { limits } from "@caseload/contract/limits";
import { useCallback, useState } from "react";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PagedList } from "~/ui/paged-list.tsx";
import { RowSkeletons } from "~/ui/row-skeletons.tsx";
import { BulkBar, useBulkChange } from "./bulk-changes.tsx";
import { filtersOf, type ManageFilters } from "./filters-in-address.ts";
import * as styles from "./manage-jobs.module.css";
import { ManageRow } from "./manage-row.tsx";
import { useWasTrue } from "~/lib/use-was-true.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";

const ReassignDialog = vitalPart(() => import("./reassign-dialog.tsx"));
const OutcomeDialog = vitalPart(() => import("./outcome-dialog.tsx"));

/** The first page holds enough to choose from. */
const pageSize = 50;

/** An approval names the version that was read. */
const versionOf = ({ id, createdAt }: ManagedJob) => ({ id, createdAt });

interface ManageListProps {
  filters: ManageFilters;
  onClear: () => void;
}

/** The firm's postings, and changes to several of them at once. */
export function ManageList({ filters, onClear }: ManageListProps) {
  const query = { ...filtersOf(filters), group: filters.group, order: filters.order, limit: pageSize };
  const list = useApiPages("listManagedJobs", { query });
  const selection = useSelection(JSON.stringify(query));
  const [isReassigning, setReassigning] = useState(false);
  const bulk = useBulkChange((refused) => {
    setReassigning(false);
    selection.select(refused);
  });
  const wasReassigning = useWasTrue(isReassigning);
  const hadOutcome = useWasTrue(bulk.outcome !== null);
  const selected = list.rows.filter(({ id }) => selection.ids.has(id));
  const ids = selected.map(({ id }) => id);
  const act = (action: BulkAction): void =>
    action === "reassign"
      ? setReassigning(true)
      : bulk.run({ action, ids, ...(action === "approve" && { read: selected.map(versionOf) }) });

  const isAllSelected = selected.length === Math.min(list.rows.length, limits.maxBulk);
  return (
    <>
      <PagedList
        list={list}
        noun="postings"
        errorTitle="We couldn't load postings"
        alertAbove
        skeleton={<RowSkeletons rows={5} />}
        empty={<NoPostings filters={filters} onClear={onClear} />}
      >
        {(rows) => (
          <>
            <div className={styles.selectAll}>
              <Checkbox
                className={styles.selectAllBox}
                checked={isAllSelected}
                onChange={() => selection.select(isAllSelected ? [] : rows.map(({ id }) => id))}
              >
                Select all shown
              </Checkbox>
              {rows.length > limits.maxBulk && (
                <span className="small faint">At most {limits.maxBulk} at a time.</span>
              )}
            </div>
            <ul className="sheet edge">
              {rows.map((job) => (
                <ManageRow
                  key={job.id}
                  job={job}
                  isSelected={selection.ids.has(job.id)}
                  onToggle={selection.toggle}
                />
              ))}
            </ul>
          </>
        )}
      </PagedList>
      {selected.length > 0 && (
        <BulkBar jobs={selected} running={bulk.running} onAction={act} onClear={() => selection.select([])} />
      )}
      {wasReassigning && (
        <LateDialog onOpenChange={setReassigning}>
          <ReassignDialog
            open={isReassigning}
            onOpenChange={setReassigning}
            count={selected.length}
            isPending={bulk.running === "reassign"}
            onConfirm={(colleagueId) => bulk.run({ action: "reassign", ids, colleagueId })}
          />
        </LateDialog>
      )}
      {hadOutcome && (
        <LateDialog onOpenChange={bulk.closeOutcome}>
          <OutcomeDialog
            outcome={bulk.outcome}
            jobs={list.rows}
            onClose={bulk.closeOutcome}
            onReopen={(reopened) => bulk.run({ action: "reopen", ids: reopened, confirm: true })}
          />
        </LateDialog>
      )}
    </>
  );
}

function NoPostings({ filters: { q, priority, poster }, onClear }: ManageListProps) {
  const isNarrowed = q !== "" || priority !== "" || poster !== "";
  return (
    <EmptyState
      art={<DrawerArt />}
      title={isNarrowed ? "No postings found" : "Nothing here"}
      text={isNarrowed ? "No postings match these filters." : "Your firm's postings appear here."}
      action={isNarrowed && <Button onClick={onClear}>Clear Filters</Button>}
    />
  );
}

/** The rows selected for a bulk change, at most as many as one call takes; another list starts with none. */
function useSelection(listKey: string) {
  const [state, setState] = useState<{ key: string; ids: ReadonlySet<number> }>({
    key: listKey,
    ids: new Set(),
  });
  if (state.key !== listKey) setState({ key: listKey, ids: new Set() });
  const select = useCallback(
    (ids: Iterable<number>) =>
      setState((before) => ({ ...before, ids: new Set([...ids].slice(0, limits.maxBulk)) })),
    [],
  );
  const toggle = useCallback(
    (id: number) =>
      setState((before) => {
        const ids = new Set(before.ids);
        if (!ids.delete(id) && ids.size < limits.maxBulk) ids.add(id);
        return { ...before, ids };
      }),
    [],
  );
  return { ids: state.ids, select, toggle };
}
