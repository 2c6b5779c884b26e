import { useDraft } from "~/lib/use-draft.ts";
import { useFilterCounts } from "~/lib/use-filter-counts.ts";
import { PriorityBadge } from "~/ui/badge.tsx";
import { FieldGroup } from "~/ui/field.tsx";
import FilterSheet from "~/ui/filter-sheet.tsx";
import { withFigures } from "~/ui/option-count.tsx";
import { RadioList } from "~/ui/radio-list.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import {
  choiceOf,
  countedQuery,
  type FilterProps,
  noFilters,
  priorityOptions,
  statusOptions,
  valueOf,
  writeFilters,
} from "./job-filters.ts";

/** "All Priorities", then the most urgent first. */
const priorityChoices = [
  ...priorityOptions.filter(({ value }) => value === "all"),
  ...priorityOptions.filter(({ value }) => value !== "all").toReversed(),
].map(({ value, label }) => ({
  value,
  label: value === "all" ? label : <PriorityBadge priority={value} />,
}));

/** The filters of phones. */
export default function JobFilterSheet({ applied, onApply, ...control }: FilterProps & DialogControl) {
  const { draft, choose } = useDraft(applied, writeFilters);
  const counted = useFilterCounts(countedQuery(draft), control.open);
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
          options={withFigures(counted("status", statusOptions))}
          value={choiceOf(draft.status)}
          onChange={(choice) => choose({ status: valueOf(choice) })}
        />
      </FieldGroup>
      <FieldGroup label="Priority">
        <RadioList
          layout="sheet"
          options={withFigures(counted("priority", priorityChoices))}
          value={choiceOf(draft.priority)}
          onChange={(choice) => choose({ priority: valueOf(choice) })}
        />
      </FieldGroup>
    </FilterSheet>
  );
}
