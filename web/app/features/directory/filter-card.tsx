import type { FormEvent } from "react";
import { Button } from "~/ui/button.tsx";
import { isNarrowed, noChoices } from "./directory-filters.ts";
import { FilterFields } from "./filter-fields.tsx";
import { useDraft, withOthers, type DirectoryState } from "./use-directory.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./directory.module.css";

/** The filters of wide windows. */
export function FilterCard({ given, apply, clear }: DirectoryState) {
  const { draft, choose } = useDraft(given);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    apply(withOthers(draft, given));
  };
  return (
    <form
      className={classNames("sheet", styles.directoryFilters)}
      aria-label="Filter paralegals"
      onSubmit={submit}
    >
      <FilterFields draft={draft} choose={choose} />
      <span className={styles.actions}>
        <Button variant="primary" type="submit">
          Apply Filters
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            choose(noChoices);
            if (isNarrowed(given)) clear();
          }}
        >
          Clear
        </Button>
      </span>
    </form>
  );
}
