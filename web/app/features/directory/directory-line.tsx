import { directorySorts } from "@caseload/contract/hiring/directory-options";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { hiresForFirm } from "~/lib/hires-for-firm.ts";
import { useUser } from "~/lib/session.ts";
import { Button } from "~/ui/button.tsx";
import { FilterChip } from "~/ui/chips.tsx";
import { Select } from "~/ui/select.tsx";
import { Switch } from "~/ui/switch.tsx";
import { applied } from "./directory-filters.ts";
import type { DirectoryState } from "./use-directory.ts";
import styles from "./directory.module.css";

interface DirectoryLineProps {
  state: DirectoryState;
  /** Opens the sheet; its button is there on phones only. */
  onFilter: () => void;
}

/** Between the filters and the rows: what is applied, whose list, and in which order. */
export function DirectoryLine({ state: { given, apply }, onFilter }: DirectoryLineProps) {
  const user = useUser();
  const chips = applied(given);
  return (
    <>
      <div className={styles.directoryLine}>
        <Button className={styles.phonesOnly} aria-haspopup="dialog" onClick={onFilter}>
          <SlidersHorizontal className="icon" aria-hidden="true" />
          Filter
        </Button>
        <Switch
          checked={given.verified}
          onChange={(event) => apply({ ...given, verified: event.currentTarget.checked })}
        >
          Verified only
        </Switch>
        {hiresForFirm(user) && (
          <Switch
            checked={given.shortlisted}
            onChange={(event) => apply({ ...given, shortlisted: event.currentTarget.checked })}
          >
            Shortlist only
          </Switch>
        )}
        <Select
          label="Sort by"
          className={styles.directorySort}
          options={directorySorts}
          value={given.sort}
          onValueChange={(sort) => apply({ ...given, sort })}
        />
      </div>
      {chips.length > 0 && (
        <div className={styles.directoryChips} role="group" aria-label="Applied filters">
          {chips.map(({ name, label }) => (
            <FilterChip key={name} label={label} onRemove={() => apply({ ...given, [name]: "" })} />
          ))}
        </div>
      )}
    </>
  );
}
