import { narrowingCount } from "~/lib/narrowing-counts.tsx";
import NarrowingFilters from "~/ui/narrowing-filters.tsx";
import { chipsOf, type FilterProps } from "./job-filters.ts";

/** The filters that leave nothing. */
export default function FiltersInTheWay({ applied, onApply }: FilterProps) {
  return (
    <NarrowingFilters
      filters={chipsOf(applied).map(({ label, alone, rest }) => ({
        label,
        count: narrowingCount({ list: alone }, { list: rest }),
        onRemove: () => onApply(rest),
      }))}
    />
  );
}
