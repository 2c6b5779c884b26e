import type { EditedSearch } from "~/lib/edited-search.ts";
import { useState, type ComponentType } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { MatchList } from "./match-list.tsx";
import styles from "./matches.module.css";
import { SaveSearch } from "./save-search.tsx";
import { SearchBox } from "./search-box.tsx";
import { useMatchSearch } from "./use-match-search.ts";

const FilterSheet = vitalPart(() => import("./filter-sheet.tsx"));

/**
 * Open postings for the paralegal, best match first, and what narrows them.
 * `Editing` tells of the saved search that is being edited here, and keeps it.
 */
export function MatchSearch({ Editing }: { Editing: ComponentType<EditedSearch> }) {
  const state = useMatchSearch();
  const [filtersShown, setFiltersShown] = useState(true);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <Editing query={state.q} filters={state.preferences} />
      <SearchBox
        words={state.q}
        onSearch={state.search}
        filtersShown={filtersShown}
        onToggleFilters={() => setFiltersShown(!filtersShown)}
        onOpenSheet={() => {
          setOpened(true);
          setSheetOpen(true);
        }}
      />
      <div className={filtersShown ? styles.matchColumns : undefined}>
        {filtersShown && (
          <div className={styles.matchSide}>
            <FilterPanel state={state} />
            <SaveSearch state={state} />
          </div>
        )}
        <MatchList state={state} />
      </div>
      {wasOpened && (
        <LateDialog onOpenChange={setSheetOpen}>
          <FilterSheet open={isSheetOpen} onOpenChange={setSheetOpen} state={state} />
        </LateDialog>
      )}
    </>
  );
}
