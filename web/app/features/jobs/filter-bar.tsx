import type { FormEvent } from "react";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";
import {
  choiceOf,
  isFiltered,
  priorityOptions,
  statusOptions,
  valueOf,
  type JobFilters,
} from "./job-filters.ts";
import { useFilterDraft } from "./use-job-filters.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./job-search.module.css";

interface FilterBarProps {
  applied: JobFilters;
  onApply: (filters: JobFilters) => void;
  onClear: () => void;
  /** Positions that are open now, whatever is filtered. */
  active: number | undefined;
}

/** The Filter Jobs card of wide windows. */
export function FilterBar({ applied, onApply, onClear, active }: FilterBarProps) {
  const { draft, choose } = useFilterDraft(applied);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onApply(draft);
  };
  const clear = (): void => {
    choose({ status: undefined, priority: undefined });
    if (isFiltered(applied)) onClear();
  };
  return (
    <form className={classNames("sheet", styles.filterBar)} aria-label="Filter Jobs" onSubmit={submit}>
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
      <ActivePositions count={active} />
    </form>
  );
}

export function ActivePositions({ count }: { count: number | undefined }) {
  if (count === undefined) return <p className={styles.tally} />;
  return (
    <p className={styles.tally}>
      <b>{count.toLocaleString("en-US")}</b> {count === 1 ? "active position" : "active positions"}
    </p>
  );
}
