import type { LateJobFilters } from "~/lib/job-list-parts.ts";
import { useDraft } from "~/lib/use-draft.ts";
import FilterSheet from "~/ui/filter-sheet.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { searchOf, listFiltersOf, type FilterProps, noFilters, writeFilters } from "./job-filters.ts";

interface JobFilterSheetProps extends FilterProps, DialogControl, Pick<LateJobFilters, "Fields"> {}

/** The filters of phones. */
export default function JobFilterSheet({ applied, onApply, Fields, ...control }: JobFilterSheetProps) {
  const { draft, choose } = useDraft(applied, writeFilters);
  const filters = searchOf(draft);
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
      <Fields
        list="jobs"
        filters={filters}
        choose={(change) => choose(listFiltersOf({ ...filters, ...change }))}
      />
    </FilterSheet>
  );
}
