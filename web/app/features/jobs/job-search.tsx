import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { Suspense, useState, type ComponentType, type ReactNode } from "react";
import type { JobListProps, LateJobFilters, OwnJobsChoiceProps } from "~/lib/job-list-parts.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useDraft } from "~/lib/use-draft.ts";
import { useFilterCounts } from "~/lib/use-filter-counts.ts";
import { useInAddress } from "~/lib/use-in-address.ts";
import { MagnifierArt } from "~/ui/magnifier-art.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { FilterChip } from "~/ui/chips.tsx";
import { classNames } from "~/ui/class-names.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Field } from "~/ui/field.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { lazyPart, vitalPart } from "~/ui/lazy-part.ts";
import { PagedList } from "~/ui/paged-list.tsx";
import { Select } from "~/ui/select.tsx";
import {
  chipsOf,
  choiceOf,
  isFiltered,
  noFilters,
  priorityOptions,
  readFilters,
  searchOf,
  statusOptions,
  valueOf,
  writeFilters,
  type FilterProps,
} from "./job-filters.ts";
import * as styles from "./job-search.module.css";

const JobFilterSheet = vitalPart(() => import("./job-filter-sheet.tsx"));
const FiltersInTheWay = lazyPart(() => import("./filters-in-the-way.tsx"));

interface JobSearchProps {
  /** Shows the postings. */
  List: ComponentType<JobListProps>;
  OwnJobs: ComponentType<OwnJobsChoiceProps>;
  /** Those of phones. */
  filters: LateJobFilters;
}

/** All published postings, with their filters. */
export function JobSearch({ List, OwnJobs, filters: { Fields } }: JobSearchProps) {
  const [applied, apply] = useInAddress(readFilters, writeFilters);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [wasSheetOpened, setSheetOpened] = useState(false);
  const { data: active, error: activeError } = useApi("countJobs", { query: { status: "open" } });
  const activeCount = active?.count ?? (activeError ? null : undefined);
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
        <ButtonLink variant="ghost" to="/search/smart">
          All Filters
        </ButtonLink>
        <ActivePositions count={activeCount} />
      </div>
      <div className={styles.phonesOnly}>{ownJobs}</div>
      <AppliedFilters applied={applied} onApply={apply} />
      <Jobs applied={applied} onApply={apply} List={List} />
      {wasSheetOpened && (
        <LateDialog onOpenChange={setSheetOpen}>
          <JobFilterSheet
            applied={applied}
            onApply={apply}
            Fields={Fields}
            open={isSheetOpen}
            onOpenChange={setSheetOpen}
          />
        </LateDialog>
      )}
    </>
  );
}

interface FilterCardProps extends FilterProps {
  /** Null where it could not be loaded. */
  activeCount: number | null | undefined;
  /** The choice of one's own jobs, which applies at once. */
  children: ReactNode;
}

/** The filters of wide windows. */
function FilterCard({ applied, onApply, activeCount, children }: FilterCardProps) {
  const { draft, choose } = useDraft(applied, writeFilters);
  const [isNear, setNear] = useState(false);
  const counted = useFilterCounts({ ...searchOf(draft), list: "jobs" }, isNear);
  const near = (): void => setNear(true);
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
      <span className={styles.choices} role="presentation" onPointerEnter={near} onFocus={near}>
        <Field label="Status">
          <Select
            options={counted("status", statusOptions)}
            value={choiceOf(draft.status)}
            onValueChange={(choice) => choose({ status: valueOf(choice) })}
          />
        </Field>
        <Field label="Priority">
          <Select
            options={counted("priority", priorityOptions)}
            value={choiceOf(draft.priority)}
            onValueChange={(choice) => choose({ priority: valueOf(choice) })}
          />
        </Field>
      </span>
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
function ActivePositions({ count }: { count: number | null | undefined }) {
  if (count === undefined) return <p className={styles.activePositions} />;
  return (
    <p className={styles.activePositions}>
      <b>{count?.toLocaleString("en-US") ?? "—"}</b> {count === 1 ? "active position" : "active positions"}
    </p>
  );
}

/** A chip for the search text and, on phones, for each filter. */
function AppliedFilters({ applied, onApply }: FilterProps) {
  const chips = chipsOf(applied);
  if (chips.length === 0) return null;
  return (
    <div
      className={classNames(styles.appliedFilters, applied.q === undefined && styles.phonesOnly)}
      role="group"
      aria-label="Applied filters"
    >
      {chips.map(({ name, label, rest }) => (
        <span key={name} className={name === "q" ? undefined : styles.phonesOnly}>
          <FilterChip label={label} onRemove={() => onApply(rest)} />
        </span>
      ))}
    </div>
  );
}

function Jobs({ applied, onApply, List }: FilterProps & Pick<JobSearchProps, "List">) {
  const jobs = useApiPages("listJobs", { query: applied });
  const { data: total } = useApi("countJobs", { query: applied });
  const filtered = isFiltered(applied);
  return (
    <PagedList
      list={jobs}
      noun="positions"
      errorTitle="Failed to fetch jobs"
      total={total || !jobs.hasMore ? String(Math.max(total?.count ?? 0, jobs.rows.length)) : "—"}
      empty={
        <EmptyState
          art={<MagnifierArt />}
          title="No Opportunities Found"
          text={
            filtered
              ? "No postings match these filters. Clear them to see every position."
              : "No firm has posted a position yet. New ones appear here automatically."
          }
          action={
            filtered && (
              <>
                <Suspense>
                  <FiltersInTheWay applied={applied} onApply={onApply} />
                </Suspense>
                <Button onClick={() => onApply(noFilters)}>Clear Filters</Button>
              </>
            )
          }
        />
      }
    >
      {(rows) => <List jobs={rows} />}
    </PagedList>
  );
}
