import type { AdvancedFilters } from "@caseload/contract/search/advanced-filters";
import { Button } from "~/ui/button.tsx";
import { FilterChip } from "~/ui/chips.tsx";
import { keepFocus } from "~/ui/keep-focus.ts";
import { noFilters } from "~/lib/advanced-address.ts";
import { filterPieces } from "./filter-pieces.ts";
import styles from "./results.module.css";

interface AppliedFiltersProps {
  applied: AdvancedFilters;
  onApply: (filters: AdvancedFilters) => void;
}

/** A chip for each thing that is asked for. */
export function AppliedFilters({ applied, onApply }: AppliedFiltersProps) {
  const pieces = filterPieces(applied);
  if (pieces.length === 0) return null;
  const apply = (next: AdvancedFilters): void => {
    onApply(next);
    keepFocus();
  };
  return (
    <div className={styles.advancedChips} role="group" aria-label="Applied filters">
      {pieces.map(({ label, rest }) => (
        <FilterChip key={label} label={label} onRemove={() => apply(rest)} />
      ))}
      <Button variant="ghost" size="sm" onClick={() => apply(noFilters)}>
        Clear all
      </Button>
    </div>
  );
}
