import type { FormEvent } from "react";
import { Button } from "~/ui/button.tsx";
import { isNarrowed, noChoices } from "./directory-filters.ts";
import { FilterFields } from "./filter-fields.tsx";
import { useDraft, withOthers, type DirectoryState } from "./use-directory.ts";

/** The filters of wide windows. */
export function FilterCard({ given, apply, clear }: DirectoryState) {
  const { draft, choose } = useDraft(given);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    apply(withOthers(draft, given));
  };
  return (
    <form className="sheet directory-filters" aria-label="Filter paralegals" onSubmit={submit}>
      <FilterFields draft={draft} choose={choose} />
      <span className="acts">
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
