import { jobMoves, mayMove } from "@caseload/contract/lifecycles";
import { limits } from "@caseload/contract/limits";
import type { BulkAction } from "@caseload/contract/jobs/posting-options";
import type { ManagedJob } from "@caseload/contract/jobs/postings";
import { errorMessages } from "@caseload/contract/error-messages";
import { X } from "lucide-react";
import { useCallback, useState } from "react";
import { errorText } from "~/lib/api.ts";
import { docketNumber, plural } from "~/lib/format.ts";
import { useMember } from "~/lib/session.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { RowSkeletons } from "~/ui/skeleton.tsx";
import { bulkWords } from "./bulk-words.ts";
import { filtersOf, type ManageChoices } from "./manage-address.ts";
import { ManageRow } from "./manage-row.tsx";
import { ReassignDialog } from "./reassign-dialog.tsx";
import { type BulkOutcome, useBulk } from "./use-bulk.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./manage.module.css";

/** Rows of one page: enough to choose from, few enough to arrive at once. */
const pageRows = 50;

const asRead = ({ id, createdAt }: ManagedJob) => ({ id, createdAt });

/** Rows chosen for a change of several, as many as one call takes; a new list starts with none. */
function useSelection(listKey: string) {
  const [state, setState] = useState<{ key: string; ids: ReadonlySet<number> }>({
    key: listKey,
    ids: new Set(),
  });
  if (state.key !== listKey) setState({ key: listKey, ids: new Set() });
  const choose = useCallback(
    (ids: Iterable<number>) =>
      setState((was) => ({ ...was, ids: new Set([...ids].slice(0, limits.maxBulk)) })),
    [],
  );
  const toggle = useCallback(
    (id: number) =>
      setState((was) => {
        const ids = new Set(was.ids);
        if (!ids.delete(id) && ids.size < limits.maxBulk) ids.add(id);
        return { ...was, ids };
      }),
    [],
  );
  return { ids: state.ids, choose, toggle };
}

interface BulkBarProps {
  chosen: readonly ManagedJob[];
  running: BulkAction | null;
  onAction: (action: BulkAction) => void;
  onClear: () => void;
}

/** What a posting in this status could go through; the server decides for each. */
const fits: Record<BulkAction, (job: ManagedJob) => boolean> = {
  close: ({ status }) => mayMove(status, jobMoves.close),
  reopen: ({ status }) => status === "closed" || status === "filled",
  approve: ({ status }) => mayMove(status, jobMoves.approve),
  reassign: () => true,
  duplicate: () => true,
};
const actions = Object.keys(fits) as BulkAction[];

/** Stays at the bottom while postings are chosen. */
function BulkBar({ chosen, running, onAction, onClear }: BulkBarProps) {
  const mayApprove = useMember().permissions.includes("job:approve");
  const offered = actions.filter(
    (action) => (action !== "approve" || mayApprove) && chosen.some((job) => fits[action](job)),
  );
  return (
    <div className={styles.manageBar} role="group" aria-label="Change the selected postings">
      <span role="status">{chosen.length} selected</span>
      <span className={styles.buttons}>
        {offered.map((action) => (
          <Button
            key={action}
            size="sm"
            pending={running === action}
            pendingText={bulkWords[action].pending}
            disabled={running !== null && running !== action}
            onClick={() => onAction(action)}
          >
            {bulkWords[action].button}
          </Button>
        ))}
      </span>
      <IconButton label="Clear the selection" icon={X} onClick={onClear} />
    </div>
  );
}

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

interface OutcomeDialogProps {
  outcome: BulkOutcome | null;
  jobs: readonly ManagedJob[];
  onClose: () => void;
  /** Reopens those that somebody works under. */
  onConfirm: (ids: number[]) => void;
}

/** Which postings were refused, and why; each by itself. */
function OutcomeDialog({ outcome, jobs, onClose, onConfirm }: OutcomeDialogProps) {
  // The last one stays in sight while the dialog closes.
  const [shown, setShown] = useState(outcome);
  if (outcome !== null && outcome !== shown) setShown(outcome);
  if (!shown) return null;
  const refused = shown.results.filter(({ done }) => !done);
  const asked = refused.filter(({ problem }) => problem === errorMessages.somebodyWorks).map(({ id }) => id);
  return (
    <Dialog
      open={outcome !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`${plural(refused.length, "posting")} not ${bulkWords[shown.change.action].done}`}
      description={
        shown.results.length > refused.length
          ? `The other ${plural(shown.results.length - refused.length, "posting")} went through.`
          : undefined
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
          {asked.length > 0 && (
            <Button variant="primary" onClick={() => onConfirm(asked)}>
              Reopen {plural(asked.length, "Posting")} Anyway
            </Button>
          )}
        </>
      }
    >
      <ul className={styles.manageOutcome}>
        {refused.map(({ id, problem }) => (
          <li key={id}>
            <b>{jobs.find((job) => job.id === id)?.title ?? docketNumber(id)}</b>
            <span className="muted">{problem}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
