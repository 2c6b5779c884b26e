import { jobStatusLabels } from "@caseload/contract/status-labels";
import { priorityLabels } from "@caseload/contract/options";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState, type ComponentType, type ReactNode } from "react";
import type { JobListProps, OwnJobsChoiceProps } from "~/lib/job-list-parts.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useDraft } from "~/lib/use-draft.ts";
import { useInAddress } from "~/lib/use-in-address.ts";
import { MagnifierArt } from "~/ui/magnifier-art.tsx";
import { PriorityBadge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { FilterChip } from "~/ui/chips.tsx";
import { classNames } from "~/ui/class-names.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { PagedList } from "~/ui/paged-list.tsx";
import { RadioList } from "~/ui/radio-list.tsx";
import { Select } from "~/ui/select.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import {
  choiceOf,
  isFiltered,
  noFilters,
  priorityOptions,
  readFilters,
  statusOptions,
  valueOf,
  writeFilters,
  type JobFilters,
} from "./job-filters.ts";
import * as styles from "./job-search.module.css";

const FilterSheet = vitalPart(() => import("~/ui/filter-sheet.tsx"));

interface FilterProps {
  applied: JobFilters;
  onApply: (filters: JobFilters) => void;
}

interface JobSearchProps {
  /** Shows the postings. */
  List: ComponentType<JobListProps>;
  OwnJobs: ComponentType<OwnJobsChoiceProps>;
}

/** All published postings, with their filters. */
export function JobSearch({ List, OwnJobs }: JobSearchProps) {
  const [applied, apply] = useInAddress(readFilters, writeFilters);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [wasSheetOpened, setSheetOpened] = useState(false);
  const activeCount = useApi("countJobs", { query: { status: "open" } }).data?.count;
  const ownJobs = <OwnJobs own={applied.own} onChange={(own) => apply({ ...applied, own })} />;
  return (
    <>
      <FilterCard applied={applied} onApply={apply} activeCount={activeCount}>
        {ownJobs}
      </FilterCard>
      <div className={styles.phoneFilters}>
        <Button
          aria-haspopup="dialog"
          onClick={() => {
            setSheetOpened(true);
            setSheetOpen(true);
          }}
        >
          <SlidersHorizontal className="icon" aria-hidden="true" />
          Filter Jobs
        </Button>
        <ActivePositions count={activeCount} />
      </div>
      <div className={styles.phonesOnly}>{ownJobs}</div>
      <AppliedFilters applied={applied} onApply={apply} />
      <Jobs applied={applied} onApply={apply} List={List} />
      {wasSheetOpened && (
        <LateDialog onOpenChange={setSheetOpen}>
          <JobFilterSheet applied={applied} onApply={apply} open={isSheetOpen} onOpenChange={setSheetOpen} />
        </LateDialog>
      )}
    </>
  );
}

interface FilterCardProps extends FilterProps {
  activeCount: number | undefined;
  /** The choice of one's own jobs, which applies at once. */
  children: ReactNode;
}

/** The filters of wide windows. */
function FilterCard({ applied, onApply, activeCount, children }: FilterCardProps) {
  const { draft, choose } = useDraft(applied, writeFilters);
  const clear = (): void => {
    choose({ status: undefined, priority: undefined });
    if (isFiltered(applied)) onApply(noFilters);
  };
  return (
    <form
      className={classNames("sheet", styles.filterCard)}
      aria-label="Filter Jobs"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
    >
      <h2>Filter Jobs</h2>
      <Field label="Status">
        <Select
          options={statusOptions}
          value={choiceOf(draft.status)}
          onValueChange={(choice) => choose({ status: valueOf(choice) })}
        />
      </Field>
      <Field label="Priority">
        <Select
          options={priorityOptions}
          value={choiceOf(draft.priority)}
          onValueChange={(choice) => choose({ priority: valueOf(choice) })}
        />
      </Field>
      <span className={styles.actions}>
        <Button variant="primary" type="submit">
          Apply Filters
        </Button>
        <Button variant="ghost" onClick={clear}>
          Clear
        </Button>
      </span>
      {children}
      <ActivePositions count={activeCount} />
    </form>
  );
}

/** The number of open positions, whatever the filters are. */
function ActivePositions({ count }: { count: number | undefined }) {
  if (count === undefined) return <p className={styles.activePositions} />;
  return (
    <p className={styles.activePositions}>
      <b>{count.toLocaleString("en-US")}</b> {count === 1 ? "active position" : "active positions"}
    </p>
  );
}

/** "All Priorities", then the most urgent first. */
const priorityChoices = [
  ...priorityOptions.filter(({ value }) => value === "all"),
  ...priorityOptions.filter(({ value }) => value !== "all").toReversed(),
].map(({ value, label }) => ({
  value,
  label: value === "all" ? label : <PriorityBadge priority={value} />,
}));

/** The filters of phones. */
function JobFilterSheet({ applied, onApply, ...control }: FilterProps & DialogControl) {
  const { draft, choose } = useDraft(applied, writeFilters);
  return (
    <FilterSheet
      {...control}
      title="Filter Jobs"
      onApply={() => onApply(draft)}
      onClear={() => {
        choose({ status: undefined, priority: undefined });
        onApply(noFilters);
      }}
    >
      <FieldGroup label="Status">
        <RadioList
          layout="two"
          options={statusOptions}
          value={choiceOf(draft.status)}
          onChange={(choice) => choose({ status: valueOf(choice) })}
        />
      </FieldGroup>
      <FieldGroup label="Priority">
        <RadioList
          layout="sheet"
          options={priorityChoices}
          value={choiceOf(draft.priority)}
          onChange={(choice) => choose({ priority: valueOf(choice) })}
        />
      </FieldGroup>
    </FilterSheet>
  );
}

/** A chip for the search text and, on phones, for each filter. */
function AppliedFilters({ applied, onApply }: FilterProps) {
  if (!isFiltered(applied)) return null;
  const { status, priority, q } = applied;
  return (
    <div
      className={classNames(styles.appliedFilters, q === undefined && styles.phonesOnly)}
      role="group"
      aria-label="Applied filters"
    >
      {q !== undefined && (
        <FilterChip label={`"${q}"`} onRemove={() => onApply({ ...applied, q: undefined })} />
      )}
      {status && (
        <span className={styles.phonesOnly}>
          <FilterChip
            label={jobStatusLabels[status]}
            onRemove={() => onApply({ ...applied, status: undefined })}
          />
        </span>
      )}
      {priority && (
        <span className={styles.phonesOnly}>
          <FilterChip
            label={priorityLabels[priority]}
            onRemove={() => onApply({ ...applied, priority: undefined })}
          />
        </span>
      )}
    </div>
  );
}

function Jobs({ applied, onApply, List }: FilterProps & Pick<JobSearchProps, "List">) {
  const jobs = useApiPages("listJobs", { query: applied });
  const total = useApi("countJobs", { query: applied }).data?.count ?? 0;
  const filtered = isFiltered(applied);
  return (
    <PagedList
      list={jobs}
      noun="positions"
      errorTitle="Failed to fetch jobs"
      total={String(Math.max(total, jobs.rows.length))}
      empty={
        <EmptyState
          art={<MagnifierArt />}
          title="No Opportunities Found"
          text={
            filtered
              ? "No posting fits these filters. Clear them to see every position."
              : "No firm has posted a position yet. New ones appear here automatically."
          }
          action={filtered && <Button onClick={() => onApply(noFilters)}>Clear Filters</Button>}
        />
      }
    >
      {(rows) => <List jobs={rows} />}
    </PagedList>
  );
}
