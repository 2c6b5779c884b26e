import { jobStatusLabels } from "@caseload/contract/status-labels";
import { priorityLabels } from "@caseload/contract/options";
import { FilterChip } from "~/ui/chips.tsx";
import { classNames } from "~/ui/class-names.ts";
import { isFiltered, type JobFilters } from "./job-filters.ts";
import styles from "./job-search.module.css";

interface AppliedFiltersProps {
  applied: JobFilters;
  onApply: (filters: JobFilters) => void;
}

/** A chip for the words that were searched for and, on phones, for each filter. */
export function AppliedFilters({ applied, onApply }: AppliedFiltersProps) {
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
