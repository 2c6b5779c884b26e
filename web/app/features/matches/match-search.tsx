import { limits, maxLength } from "@caseload/contract/limits";
import type { MatchQuery } from "@caseload/contract/matching/matches";
import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import type { MatchingPreferences } from "@caseload/contract/search/search-preferences";
import { searchToasts } from "@caseload/contract/search/search-toasts";
import { Suspense, useEffect, useRef, useState, type ComponentType } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { idOf } from "~/lib/addresses.ts";
import type { EditedSearch } from "~/lib/edited-search.ts";
import type { JobListProps, LateJobFilters } from "~/lib/job-list-parts.ts";
import { useApi } from "~/lib/use-api.ts";
import { loadPhraseReader } from "~/lib/phrase-reader.ts";
import { keepSaved } from "~/lib/use-in-address.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useToast } from "~/ui/toast-context.ts";
import { searchText } from "./first-matches.ts";
import { FilterSkeletons } from "./filter-skeletons.tsx";
import { MatchList } from "./match-list.tsx";
import {
  appliedPreferences,
  isSame,
  matchingFilters,
  matchingPart,
  noPreferences,
} from "./match-preferences.ts";
import * as styles from "./matches.module.css";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { FilterChip } from "~/ui/chips.tsx";
import { classNames } from "~/ui/class-names.ts";
import { keepFocus } from "~/ui/keep-focus.ts";
import { Field } from "~/ui/field.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";

const FilterPanel = vitalPart(() => import("./filter-panel.tsx"));
const FilterSheet = vitalPart(() => import("~/ui/filter-sheet.tsx"));

interface MatchSearchProps {
  /** Updates the saved search that is being edited. */
  Editing: ComponentType<EditedSearch>;
  /** Shows the postings. */
  List: ComponentType<JobListProps>;
  filters: LateJobFilters;
}

/** Open postings for the paralegal, best match first, with their filters. */
export function MatchSearch({ Editing, List, filters: { Fields, load } }: MatchSearchProps) {
  const state = useMatchSearch();
  const [filtersShown, setFiltersShown] = useState(state.isEditing);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [wasSheetOpened, setSheetOpened] = useState(false);
  const filters = (
    <>
      <Suspense fallback={<FilterSkeletons />}>
        <FilterPanel state={state} Fields={Fields} />
      </Suspense>
      <SaveSearch state={state} />
    </>
  );
  return (
    <>
      <Editing query={state.q} filters={state.preferences} />
      <SearchBox
        query={state.q}
        onSearch={(text) => void state.search(text)}
        filtersShown={filtersShown}
        onNearFilters={load}
        onToggleFilters={() => setFiltersShown(!filtersShown)}
        onOpenSheet={() => {
          setSheetOpened(true);
          setSheetOpen(true);
        }}
      />
      {filtersShown && <div className={classNames("sheet", styles.filterPanel)}>{filters}</div>}
      <AppliedPreferences state={state} />
      <MatchList state={state} List={List} />
      {wasSheetOpened && (
        <LateDialog onOpenChange={setSheetOpen}>
          <FilterSheet
            open={isSheetOpen}
            onOpenChange={setSheetOpen}
            title="Match preferences"
            applyLabel="Show Matches"
          >
            {filters}
          </FilterSheet>
        </LateDialog>
      )}
    </>
  );
}

/** A chip for the search text and each preference, so that filters count where they are not shown. */
function AppliedPreferences({
  state: { q, preferences, stored, search, choose },
}: {
  state: MatchSearchState;
}) {
  if (stored.isPending) return null;
  const chips = appliedPreferences(preferences);
  if (q === "" && chips.length === 0) return null;
  return (
    <div className={styles.appliedPreferences} role="group" aria-label="Applied filters">
      {q !== "" && <FilterChip label={`"${q}"`} onRemove={() => void search("")} />}
      {chips.map(({ label, without }) => (
        <FilterChip
          key={label}
          label={label}
          onRemove={() => {
            choose(without);
            keepFocus();
          }}
        />
      ))}
    </div>
  );
}

/** The search text is in the address; the preferences are the saved ones until they are changed here. */
function useMatchSearch() {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const stored = useApi("getSearchPreferences");
  const [changed, setChanged] = useState<MatchingPreferences | null>(null);
  const [notifiesChanged, setNotifies] = useState<boolean | null>(null);
  const saved = stored.data && matchingPart(stored.data);
  const preferences = changed ?? saved ?? noPreferences;
  const q = searchText(address);
  const isChanged = changed !== null && (saved === undefined || !isSame(changed, saved));
  const savedNotifies = stored.data?.autoNotifications ?? false;
  const notifies = notifiesChanged ?? savedNotifies;
  const addressOf = (text: string): URLSearchParams =>
    keepSaved(new URLSearchParams(text === "" ? {} : { q: text }), address);
  useSavedSearch(idOf(address.get("saved") ?? undefined), (search) => {
    setChanged(matchingPart({ ...noPreferences, ...matchingFilters(search.filters) }));
    setAddress(addressOf(search.query), { replace: true, preventScrollReset: true });
  });
  const query: MatchQuery = isChanged
    ? { q: q || undefined, preferences: "given", ...preferences }
    : { q: q || undefined, preferences: "saved" };
  return {
    /** Whether a saved search is being edited. */
    isEditing: address.has("saved"),
    q,
    query,
    stored,
    preferences,
    notifies,
    chooseNotifies: setNotifies,
    /** Whether Save Preferences has something to save. */
    isUnsaved: isChanged || notifies !== savedNotifies,
    hasPreferences: !isSame(preferences, noPreferences),
    /** Applies what the words ask for; a search with filters that only the job search has is continued there. */
    search: async (text: string) => {
      const phrase = text.trim();
      const [readPhrase, { preferencesIn }] = await Promise.all([
        loadPhraseReader(),
        import("./read-preferences.ts"),
      ]);
      const found = readPhrase?.(phrase) ?? { keyword: phrase };
      const { change, others } = preferencesIn(found);
      if (Object.keys(others).length > 0) {
        await navigate(`/search/smart?${new URLSearchParams({ keyword: phrase })}`);
        return;
      }
      if (Object.keys(change).length > 0) setChanged({ ...preferences, ...change });
      setAddress(addressOf(found.keyword ?? ""), { preventScrollReset: true });
    },
    choose: (change: Partial<MatchingPreferences>) => setChanged({ ...preferences, ...change }),
    reset: () => setChanged(noPreferences),
    /** Call it after the preferences were saved. */
    settle: () => {
      setChanged(null);
      setNotifies(null);
    },
  };
}
export type MatchSearchState = ReturnType<typeof useMatchSearch>;

/** Applies the saved search in the address once it is loaded. */
function useSavedSearch(id: number, apply: (search: SavedSearch) => void): void {
  const toast = useToast();
  const search = useApi(
    "listSavedSearches",
    {},
    { enabled: !Number.isNaN(id), staleTime: limits.savedSearchesKeptMs },
  ).data?.find((savedSearch) => savedSearch.id === id);
  const appliedId = useRef<number | null>(null);
  useEffect(() => {
    if (!search || appliedId.current === search.id) return;
    appliedId.current = search.id;
    apply(search);
    toast.success(searchToasts.searchApplied.title, search.name);
  }, [search, apply, toast]);
}

/** Saves the search under a name, with alerts for new jobs. */
function SaveSearch({ state: { q, preferences } }: { state: MatchSearchState }) {
  const [name, setName] = useState("");
  const toast = useToast();
  const { send, isPending } = useSingleCall("saveSearch", {
    onSuccess: () => {
      setName("");
      toast.success(searchToasts.searchSavedWithAlerts);
    },
    onError: (error) => toast.failure(searchToasts.searchFailed, error),
  });
  const isNamed = name.trim() !== "";
  return (
    <form
      className={styles.saveSearch}
      aria-label="Save this search"
      onSubmit={(event) => {
        event.preventDefault();
        if (isNamed) send({ body: { name: name.trim(), criteria: { query: q, preferences } } });
      }}
    >
      <Field label="Save this search">
        <TextInput
          placeholder="Name this search"
          maxLength={maxLength.shortText}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" disabled={!isNamed && !isPending} pending={isPending} pendingText="Saving">
        Save & Get Alerts
      </Button>
      <Link className="link small" to="/search/saved">
        All Saved Searches
      </Link>
    </form>
  );
}

interface SearchBoxProps {
  query: string;
  onSearch: (query: string) => void;
  filtersShown: boolean;
  /** Pointer or focus has reached a button of the filters. */
  onNearFilters: () => void;
  onToggleFilters: () => void;
  /** Opens the filters of phones. */
  onOpenSheet: () => void;
}

/** The search text, with the buttons of the filters. */
export function SearchBox({ query, onSearch, filtersShown, onNearFilters, ...on }: SearchBoxProps) {
  const near = { onPointerEnter: onNearFilters, onFocus: onNearFilters };
  const [base, setBase] = useState(query);
  const [text, setText] = useState(query);
  // The address also changes by Back and Forward.
  if (base !== query) {
    setBase(query);
    setText(query);
  }
  return (
    <form
      className={styles.searchBox}
      role="search"
      aria-label="Matches"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text);
      }}
    >
      <TextInput
        large
        largeIcon
        icon={Search}
        type="search"
        enterKeyHint="search"
        aria-label="Search jobs in your own words"
        placeholder="Search jobs in your own words"
        maxLength={maxLength.shortText}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button className={styles.desktopOnly} variant="primary" size="lg" type="submit">
        Search
      </Button>
      <Button
        size="lg"
        className={styles.desktopOnly}
        aria-expanded={filtersShown}
        {...near}
        onClick={on.onToggleFilters}
      >
        <SlidersHorizontal className="icon" aria-hidden="true" />
        {filtersShown ? "Hide Filters" : "Show Filters"}
      </Button>
      <Button
        size="lg"
        className={styles.phonesOnly}
        aria-label="Show Filters"
        aria-haspopup="dialog"
        {...near}
        onClick={on.onOpenSheet}
      >
        <SlidersHorizontal className="icon" aria-hidden="true" />
      </Button>
    </form>
  );
}
