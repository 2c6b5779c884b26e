import { directorySorts } from "@caseload/contract/hiring/directory-options";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { hiresForFirm } from "~/lib/hires-for-firm.ts";
import { useUser } from "~/lib/session.ts";
import { Button } from "~/ui/button.tsx";
import { FilterChip } from "~/ui/chips.tsx";
import { Select } from "~/ui/select.tsx";
import { Switch } from "~/ui/switch.tsx";
import { appliedFilters, type DirectoryFilters } from "./directory-filters.ts";
import styles from "./directory.module.css";

interface DirectoryToolbarProps {
  filters: DirectoryFilters;
  onApply: (filters: DirectoryFilters) => void;
  /** Opens the filters of phones, where its button shows. */
  onOpenSheet: () => void;
}

/** Switches and order, which apply at once, and a chip for each filter. */
export function DirectoryToolbar({ filters, onApply, onOpenSheet }: DirectoryToolbarProps) {
  const user = useUser();
  const chips = appliedFilters(filters);
  return (
    <>
      <div className={styles.toolbar}>
        <Button className={styles.sheetButton} aria-haspopup="dialog" onClick={onOpenSheet}>
          <SlidersHorizontal className="icon" aria-hidden="true" />
          Filter
        </Button>
        <Switch
          checked={filters.verified}
          onChange={(event) => onApply({ ...filters, verified: event.currentTarget.checked })}
        >
          Verified only
        </Switch>
        {hiresForFirm(user) && (
          <Switch
            checked={filters.shortlisted}
            onChange={(event) => onApply({ ...filters, shortlisted: event.currentTarget.checked })}
          >
            Shortlist only
          </Switch>
        )}
        <Select
          label="Sort by"
          className={styles.sortSelect}
          options={directorySorts}
          value={filters.sort}
          onValueChange={(sort) => onApply({ ...filters, sort })}
        />
      </div>
      {chips.length > 0 && (
        <div className={styles.appliedFilters} role="group" aria-label="Applied filters">
          {chips.map(({ name, label }) => (
            <FilterChip key={name} label={label} onRemove={() => onApply({ ...filters, [name]: "" })} />
          ))}
        </div>
      )}
    </>
  );
}
