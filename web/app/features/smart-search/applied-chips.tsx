import { Button } from "~/ui/button.tsx";
import { FilterChip } from "~/ui/chips.tsx";
import { keepFocus } from "~/ui/keep-focus.ts";
import { appliedParts } from "./applied-parts.ts";
import type { SmartSearchState } from "./use-smart-search.ts";
import styles from "./smart-search.module.css";

/** A chip for each thing that is asked for. */
export function AppliedChips({ state: { given, apply, clear } }: { state: SmartSearchState }) {
  const parts = appliedParts(given);
  if (parts.length === 0) return null;
  return (
    <div className={styles.smartChips} role="group" aria-label="Applied filters">
      {parts.map(({ label, rest }) => (
        <FilterChip
          key={label}
          label={label}
          onRemove={() => {
            apply(rest);
            keepFocus();
          }}
        />
      ))}
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          clear();
          keepFocus();
        }}
      >
        Clear all
      </Button>
    </div>
  );
}
