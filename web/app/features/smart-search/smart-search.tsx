import { type Option, priorities, specialtyLabel, workArrangements } from "@caseload/contract/options";
import { jobTypes, searchExperience, searchUrgency } from "@caseload/contract/search/job-search-options";
import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { useState, type ComponentType } from "react";
import type { EditedSearch } from "~/lib/edited-search.ts";
import { searchWords } from "~/lib/search-words.ts";
import { Button } from "~/ui/button.tsx";
import { FilterChip } from "~/ui/chips.tsx";
import { keepFocus } from "~/ui/keep-focus.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { appliedParts } from "./applied-parts.ts";
import { FilterFields } from "./filter-fields.tsx";
import { FoundList, type SmartSearchParts } from "./found-list.tsx";
import { asked, filtersOf, readFilters, type SmartFilters, writeFilters } from "./smart-filters.ts";
import { SearchLine } from "./search-line.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./smart-search.module.css";
import { type SmartSearchState, useSmartSearch } from "./use-smart-search.ts";

const FilterSheet = vitalPart(() => import("./filter-sheet.tsx"));

type Saved = Pick<SavedSearch, "query" | "filters">;

const chosen = <Value extends string>(options: readonly Option<Value>[], given: string | undefined) =>
  options.find(({ value, label }) => value === given || label === given)?.value;

/** What of a saved search this page has, in its own words. */
function smartPart({ query, filters }: Saved): SmartFilters {
  const areas = [...(filters.practiceAreas ?? []), ...(filters.specialties ?? [])].map(specialtyLabel);
  const arrangements = filters.workArrangement?.map((one) => (one === "On-site" ? "Onsite" : one));
  const wanted = [...(filters.priority ?? []), ...(filters.priorityLevel ?? [])].map((one) =>
    one.toLowerCase(),
  );
  const miles = filters.distance ?? filters.maxDistance ?? filters.locationRadius;
  return asked({
    keyword: filters.keyword || query,
    practiceAreas: [...new Set(areas)],
    location: filters.location,
    distance: filters.location ? miles : undefined,
    budgetMin: filters.budgetMin,
    budgetMax: filters.budgetMax,
    experienceLevel: chosen(searchExperience, filters.experienceLevel),
    workArrangement: workArrangements.filter((one) => arrangements?.includes(one)),
    jobType: chosen(jobTypes, filters.jobType),
    priority: priorities.filter((one) => wanted.includes(one)),
    urgency: chosen(searchUrgency, filters.urgency),
    postedWithin: filters.postedWithin,
    status: filters.status,
  });
}

const said = (search: Saved): string =>
  searchWords(search)
    .map((words) => words.replace("On-site", "Onsite"))
    .toSorted((one, other) => one.localeCompare(other))
    .join("; ");

/** The search as this page asks it; null where it asks for more, because a filter that is dropped finds what nobody wanted. */
export function fromSaved(search: Saved): SmartFilters | null {
  const filters = readFilters(writeFilters(smartPart(search)));
  return said({ query: "", filters: filtersOf(filters) }) === said(search) ? filters : null;
}

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

/** A chip for each thing that is asked for. */
function AppliedChips({ state: { given, apply, clear } }: { state: SmartSearchState }) {
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
