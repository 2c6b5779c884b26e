import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { useState, type ComponentType } from "react";
import type { EditedSearch } from "~/lib/edited-search.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { AppliedChips } from "./applied-chips.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { FoundList, type SmartSearchParts } from "./found-list.tsx";
import { fromSaved } from "./saved-filters.ts";
import { filtersOf } from "./smart-filters.ts";
import { SearchLine } from "./search-line.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./smart-search.module.css";
import { useSmartSearch } from "./use-smart-search.ts";

const FilterSheet = vitalPart(() => import("./filter-sheet.tsx"));

interface SmartSearchProps extends SmartSearchParts {
  /** One's saved searches; those that ask for what this page lacks are opened elsewhere. */
  Saved: ComponentType<{
    canApply: (search: SavedSearch) => boolean;
    onApply: (search: SavedSearch) => void;
  }>;
  /** Tells of the saved search that is being edited here, and keeps it. */
  Editing: ComponentType<EditedSearch>;
}

/** Postings by words, place and every filter. */
export function SmartSearch({ Row, Save, Saved, Editing }: SmartSearchProps) {
  const state = useSmartSearch();
  const [filtersShown, setFiltersShown] = useState(false);
  const dialogs = useDialogs<"filters">();
  const { given, typed, choose, apply } = state;
  return (
    <>
      <Editing query="" filters={filtersOf(given)} />
      <SearchLine
        state={state}
        filtersShown={filtersShown}
        onToggleFilters={() => setFiltersShown(!filtersShown)}
        onOpenSheet={() => dialogs.open("filters")}
      />
      <form
        id="advanced-filters"
        className={classNames("sheet", styles.smartFilters)}
        aria-label="Advanced filters"
        hidden={!filtersShown}
        onSubmit={(event) => event.preventDefault()}
      >
        {filtersShown && (
          <FilterFields filters={{ ...given, location: typed.location.trim() }} choose={choose} />
        )}
      </form>
      <Saved
        canApply={(search) => fromSaved(search) !== null}
        onApply={(search) => apply(fromSaved(search) ?? given)}
      />
      <AppliedChips state={state} />
      <FoundList state={state} Row={Row} Save={Save} />
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name && <FilterSheet key={dialogs.turn} state={state} {...dialogs.control} />}
      </LateDialog>
    </>
  );
}
