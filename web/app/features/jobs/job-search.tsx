import { jobStatusLabels } from "@caseload/contract/lifecycles";
import { priorityLabels } from "@caseload/contract/options";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useApi } from "~/lib/use-api.ts";
import { Button } from "~/ui/button.tsx";
import { FilterChip } from "~/ui/chips.tsx";
import { classNames } from "~/ui/class-names.ts";
import { ActivePositions, FilterBar } from "./filter-bar.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { isFiltered, type JobFilters } from "./job-filters.ts";
import { JobList } from "./job-list.tsx";
import styles from "./job-search.module.css";
import { useJobFilters } from "./use-job-filters.ts";

/** All published postings, and the filters that narrow them. */
export function JobSearch() {
  const { applied, apply, clear } = useJobFilters();
  const [isOpen, setOpen] = useState(false);
  const active = useApi("countJobs", { query: { status: "open" } }).data?.count;
  return (
    <>
      <FilterBar applied={applied} onApply={apply} onClear={clear} active={active} />
      <div className={styles.filterLine}>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <SlidersHorizontal className="icon" aria-hidden="true" />
          Filter Jobs
        </Button>
        <ActivePositions count={active} />
      </div>
      <AppliedFilters applied={applied} onApply={apply} />
      <JobList filters={applied} onClear={clear} />
      <FilterSheet open={isOpen} onOpenChange={setOpen} applied={applied} onApply={apply} onClear={clear} />
    </>
  );
}

interface AppliedFiltersProps {
  applied: JobFilters;
  onApply: (filters: JobFilters) => void;
}

/** A chip for the words that were searched for and, on phones, for each filter. */
function AppliedFilters({ applied, onApply }: AppliedFiltersProps) {
  if (!isFiltered(applied)) return null;
  const { status, priority, q } = applied;
  return (
    <div
      className={classNames(styles.appliedFilters, q === undefined && styles.phonesOnly)}
      role="group"
      aria-label="Applied filters"
    >
      {q !== undefined && (
        <FilterChip label={`“${q}”`} onRemove={() => onApply({ ...applied, q: undefined })} />
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
