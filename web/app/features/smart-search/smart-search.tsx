import { type Option, priorities, specialtyLabel, workArrangements } from "@caseload/contract/options";
import { jobTypes, searchExperience, searchUrgency } from "@caseload/contract/search/job-search-options";
import type { JobSearchFilters } from "@caseload/contract/search/job-search";
import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { availabilityTypes, projectDurations } from "@caseload/contract/search/search-preference-options";
import {
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentProps,
  type ComponentType,
} from "react";
import type { EditedSearch } from "~/lib/edited-search.ts";
import type { LateJobFilters } from "~/lib/job-list-parts.ts";
import { searchWords } from "~/lib/search-words.ts";
import { loadPhraseReader } from "~/lib/phrase-reader.ts";
import { useInAddress } from "~/lib/use-in-address.ts";
import { Button } from "~/ui/button.tsx";
import { FilterChip } from "~/ui/chips.tsx";
import { classNames } from "~/ui/class-names.ts";
import { keepFocus } from "~/ui/keep-focus.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { useDialogs, type DialogControl } from "~/ui/use-dialogs.ts";
import { appliedFilters } from "./applied-filters.ts";
import { SearchBox } from "./search-box.tsx";
import {
  filtersOf,
  readFilters,
  withoutDefaults,
  writeFilters,
  type SearchFilters,
} from "./search-filters.ts";
import { SearchResults } from "./search-results.tsx";
import * as styles from "./smart-search.module.css";

const FilterSheet = vitalPart(() => import("~/ui/filter-sheet.tsx"));

/** Reads what the address has as a keyword, as from the header's search box, into filters. */
function useReadKeyword(
  filters: SearchFilters,
  apply: (filters: SearchFilters, options: { replace: boolean }) => void,
): void {
  const { keyword } = filters;
  const read = useEffectEvent((found: JobSearchFilters) =>
    apply(withoutDefaults({ ...filters, ...found }), { replace: true }),
  );
  useEffect(() => {
    if (keyword === undefined) return undefined;
    let isCurrent = true;
    void loadPhraseReader().then((readPhrase) => {
      const found = readPhrase?.(keyword);
      if (isCurrent && found && found.keyword !== keyword) read({ keyword: undefined, ...found });
    });
    return () => {
      isCurrent = false;
    };
  }, [keyword]);
}

/** The search in the address, and the search text before it is submitted. */
function useSmartSearch() {
  const [filters, applyFilters] = useInAddress(readFilters, writeFilters);
  const submitted = { keyword: filters.keyword ?? "", location: filters.location ?? "" };
  const [base, setBase] = useState(submitted);
  const [typed, setTyped] = useState(submitted);
  // The address also changes by the Back button, a chip or a saved search.
  if (base.keyword !== submitted.keyword || base.location !== submitted.location) {
    setBase(submitted);
    setTyped(submitted);
  }
  useReadKeyword(filters, applyFilters);
  const trimmed = { keyword: typed.keyword.trim(), location: typed.location.trim() };
  return {
    filters,
    typed,
    type: (change: Partial<typeof submitted>) => setTyped({ ...typed, ...change }),
    replace: applyFilters,
    /** Applies a change together with the text that is typed but not submitted. */
    apply: (change: SearchFilters) => applyFilters(withoutDefaults({ ...filters, ...trimmed, ...change })),
    /** Applies the text that is typed, with the filters that it asks for in its own words. */
    submit: async () => {
      const found = (await loadPhraseReader())?.(trimmed.keyword) ?? { keyword: trimmed.keyword };
      const location = found.location ?? trimmed.location;
      applyFilters(withoutDefaults({ ...filters, keyword: "", ...found, location }));
    },
    clear: () => {
      setTyped({ keyword: "", location: "" });
      applyFilters({});
    },
  };
}
export type SmartSearchState = ReturnType<typeof useSmartSearch>;

interface SmartSearchProps extends Pick<ComponentProps<typeof SearchResults>, "Save" | "List" | "OwnJobs"> {
  /** The member's saved searches; those with filters that this page lacks open elsewhere. */
  Saved: ComponentType<{
    canApply: (search: SavedSearch) => boolean;
    onApply: (search: SavedSearch) => void;
  }>;
  /** Updates the saved search that is being edited. */
  Editing: ComponentType<EditedSearch>;
  filters: LateJobFilters;
}

/** The filters of a search, without its order, around the place that is typed. */
const withPlace = (filters: SearchFilters, place: string) =>
  filtersOf(withoutDefaults({ ...filters, location: place.trim() }));

/** Searches all postings by keyword, location and advanced filters. */
export function SmartSearch({ filters: { Fields, load }, Save, Saved, Editing, ...lists }: SmartSearchProps) {
  const state = useSmartSearch();
  const [filtersShown, setFiltersShown] = useState(false);
  const dialogs = useDialogs<"filters">();
  const { filters, typed, apply, replace } = state;
  return (
    <>
      <Editing query="" filters={filtersOf(filters)} />
      <SearchBox
        state={state}
        filtersShown={filtersShown}
        onNearFilters={load}
        onToggleFilters={() => setFiltersShown(!filtersShown)}
        onOpenSheet={() => dialogs.open("filters")}
      />
      <form
        id="advanced-filters"
        className={classNames("sheet", styles.filterPanel)}
        aria-label="Advanced filters"
        hidden={!filtersShown}
        onSubmit={(event) => event.preventDefault()}
      >
        {filtersShown && (
          <Suspense fallback={<FieldSkeletons />}>
            <Fields list="search" filters={withPlace(filters, typed.location)} choose={apply} />
          </Suspense>
        )}
      </form>
      <Saved
        canApply={(search) => fromSaved(search) !== null}
        onApply={(search) => replace(fromSaved(search) ?? filters)}
      />
      <AppliedFilters state={state} />
      <SearchResults state={state} Save={Save} {...lists} />
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name && (
          <SmartFilterSheet key={dialogs.turn} state={state} Fields={Fields} {...dialogs.control} />
        )}
      </LateDialog>
    </>
  );
}

/** A chip for each filter. */
function AppliedFilters({ state: { filters, replace, clear } }: { state: SmartSearchState }) {
  const chips = appliedFilters(filters);
  if (chips.length === 0) return null;
  return (
    <div className={styles.appliedFilters} role="group" aria-label="Applied filters">
      {chips.map(({ label, rest }) => (
        <FilterChip
          key={label}
          label={label}
          onRemove={() => {
            replace(rest);
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
        Clear All
      </Button>
    </div>
  );
}

/** Shown while the code of the filters loads. */
const FieldSkeletons = () => (
  <Loading>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} />
    ))}
  </Loading>
);

interface SmartFilterSheetProps extends DialogControl, Pick<LateJobFilters, "Fields"> {
  state: SmartSearchState;
}

/** The advanced filters of phones. Mount it anew for each opening. */
function SmartFilterSheet({ state, Fields, ...control }: SmartFilterSheetProps) {
  const { keyword, location, ...advanced } = state.filters;
  const [draft, setDraft] = useState<SearchFilters>(advanced);
  return (
    <FilterSheet
      {...control}
      title="Advanced Filters"
      onApply={() => state.apply(draft)}
      onClear={() => state.replace({ keyword, location })}
    >
      <Suspense fallback={<FieldSkeletons />}>
        <Fields
          list="search"
          filters={withPlace(draft, state.typed.location)}
          choose={(change) => setDraft({ ...draft, ...change })}
        />
      </Suspense>
    </FilterSheet>
  );
}

type SearchCriteria = Pick<SavedSearch, "query" | "filters">;

const valueIn = <Value extends string>(options: readonly Option<Value>[], text: string | undefined) =>
  options.find(({ value, label }) => value === text || label === text)?.value;

/** The filters of a saved search that this page has, under this page's values. */
function searchFiltersOf({ query, filters }: SearchCriteria): SearchFilters {
  const areas = [...(filters.practiceAreas ?? []), ...(filters.specialties ?? [])].map(specialtyLabel);
  const arrangements = filters.workArrangement?.map((name) => (name === "On-site" ? "Onsite" : name));
  const priorityNames = [...(filters.priority ?? []), ...(filters.priorityLevel ?? [])].map((name) =>
    name.toLowerCase(),
  );
  const miles = filters.distance ?? filters.maxDistance ?? filters.locationRadius;
  return withoutDefaults({
    keyword: filters.keyword || query,
    practiceAreas: [...new Set(areas)],
    location: filters.location,
    distance: filters.location ? miles : undefined,
    budgetMin: filters.budgetMin,
    budgetMax: filters.budgetMax,
    experienceLevel: valueIn(searchExperience, filters.experienceLevel),
    workArrangement: workArrangements.filter((value) => arrangements?.includes(value)),
    jobType: valueIn(jobTypes, filters.jobType),
    availabilityType: availabilityTypes.filter((value) => filters.availabilityType?.includes(value)),
    projectDuration: projectDurations.filter((value) => filters.projectDuration?.includes(value)),
    priority: priorities.filter((value) => priorityNames.includes(value)),
    urgency: valueIn(searchUrgency, filters.urgency),
    postedWithin: filters.postedWithin,
    status: filters.status,
  });
}

const textOf = (search: SearchCriteria): string =>
  searchWords(search)
    .map((text) => text.replace("On-site", "Onsite"))
    .toSorted((one, other) => one.localeCompare(other))
    .join("; ");

/** A saved search as filters of this page; null where this page lacks one of its filters. */
export function fromSaved(search: SearchCriteria): SearchFilters | null {
  const filters = readFilters(writeFilters(searchFiltersOf(search)));
  return textOf({ query: "", filters: filtersOf(filters) }) === textOf(search) ? filters : null;
}
