import {
  type AdvancedFilters,
  advancedKeys,
  searchOfAdvanced,
} from "@caseload/contract/search/advanced-filters";
import { limits } from "@caseload/contract/limits";
import type { SavedFilters } from "@caseload/contract/search/saved-searches";
import { usStateName } from "@caseload/contract/us-states";
import { keepPreviousData } from "@tanstack/react-query";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { Suspense, type ComponentType } from "react";
import { advancedPart, noFilters, readAdvanced, writeAdvanced } from "~/lib/advanced-address.ts";
import type { EditedSearch } from "~/lib/edited-search.ts";
import type { JobListProps } from "~/lib/job-list-parts.ts";
import { narrowingCount } from "~/lib/narrowing-counts.tsx";
import { plural } from "~/lib/phrases.ts";
import { searchWords } from "~/lib/search-words.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useInAddress } from "~/lib/use-in-address.ts";
import { MagnifierArt } from "~/ui/magnifier-art.tsx";
import { Button } from "~/ui/button.tsx";
import { FilterChip } from "~/ui/chips.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { keepFocus } from "~/ui/keep-focus.ts";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { lazyPart, vitalPart } from "~/ui/lazy-part.ts";
import { PageHead } from "~/ui/page-head.tsx";
import { PagedList } from "~/ui/paged-list.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import * as styles from "./preferences.module.css";

const AdvancedSearchDialog = vitalPart(() => import("./advanced-search-dialog.tsx"));

const NarrowingFilters = lazyPart(() => import("~/ui/narrowing-filters.tsx"));

interface AdvancedResultsProps {
  /** Saves the search under a name. */
  Save: ComponentType<{ filters: SavedFilters }>;
  /** Updates the saved search that is being edited. */
  Editing: ComponentType<EditedSearch>;
  /** Shows the postings. */
  List: ComponentType<JobListProps>;
}

/** The open postings that match the Advanced Search Filters. */
export function AdvancedResults({ Save, Editing, List }: AdvancedResultsProps) {
  const [applied, apply] = useInAddress(readAdvanced, writeAdvanced);
  const dialogs = useDialogs<"filters">();
  return (
    <>
      <PageHead
        title="Search Results"
        lede="Open jobs that match your advanced filters, newest first."
        actions={
          <>
            <Button aria-haspopup="dialog" onClick={() => dialogs.open("filters")}>
              <SlidersHorizontal className="icon" aria-hidden="true" />
              Change Filters
            </Button>
            <Save filters={setFilters(applied)} />
          </>
        }
      />
      <Editing query="" filters={setFilters(applied)} />
      <AppliedFilters applied={applied} onApply={apply} />
      <Results List={List} applied={applied} onApply={apply} />
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name && <AdvancedSearchDialog {...dialogs.control} onSearch={apply} />}
      </LateDialog>
    </>
  );
}

interface AppliedFiltersProps {
  applied: AdvancedFilters;
  onApply: (filters: AdvancedFilters) => void;
}

/** A chip for each filter. */
function AppliedFilters({ applied, onApply }: AppliedFiltersProps) {
  const chips = appliedFilters(applied);
  if (chips.length === 0) return null;
  const apply = (next: AdvancedFilters): void => {
    onApply(next);
    keepFocus();
  };
  return (
    <div className={styles.appliedFilters} role="group" aria-label="Applied filters">
      {chips.map(({ label, rest }) => (
        <FilterChip key={label} label={label} onRemove={() => apply(rest)} />
      ))}
      <Button variant="ghost" size="sm" onClick={() => apply(noFilters)}>
        Clear All
      </Button>
    </div>
  );
}

/** SPEC.md section 9; the previous results stay visible until the next arrive. */
const cacheOptions = { staleTime: limits.searchResultsKeptMs, placeholderData: keepPreviousData };

function Results({ applied, onApply, List }: AppliedFiltersProps & Pick<AdvancedResultsProps, "List">) {
  const query = searchOfAdvanced(applied);
  const jobs = useApiPages("searchJobs", { query }, cacheOptions);
  const reading = useApi("readJobSearch", { query }, cacheOptions).data;
  return (
    <section aria-label="Results" aria-busy={jobs.isPlaceholder}>
      <PagedList
        list={{ ...jobs, hasMore: jobs.hasMore && !jobs.error }}
        noun="positions"
        errorTitle="Failed to fetch jobs"
        empty={<NoResults applied={applied} onApply={onApply} />}
      >
        {(rows) => (
          <>
            <p className={styles.resultCount} role="status">
              {reading &&
                (reading.more
                  ? `${reading.count.toLocaleString("en-US")}+ positions`
                  : plural(reading.count, "position"))}
            </p>
            <List jobs={rows} />
          </>
        )}
      </PagedList>
    </section>
  );
}

function NoResults({ applied, onApply }: AppliedFiltersProps) {
  const filters = appliedFilters(applied);
  const isFiltered = filters.length > 0;
  return (
    <EmptyState
      art={<MagnifierArt />}
      title="No Opportunities Found"
      text={
        isFiltered
          ? "No open positions match all of these filters. Remove one, or save the search and turn its alerts on."
          : "No positions are open right now. New ones appear here automatically."
      }
      action={
        isFiltered && (
          <>
            <Suspense>
              <NarrowingFilters
                filters={filters.map(({ label, alone, rest }) => ({
                  label,
                  count: narrowingCount(
                    { search: searchOfAdvanced(alone) },
                    { search: searchOfAdvanced(rest) },
                  ),
                  onRemove: () => onApply(rest),
                }))}
              />
            </Suspense>
            <Button onClick={() => onApply(noFilters)}>Clear Filters</Button>
          </>
        )
      }
    />
  );
}

/** A filter that is set, or one value of a list. */
interface AppliedFilter {
  /** The text of its chip. */
  readonly label: string;
  /** It without all others. */
  readonly alone: AdvancedFilters;
  /** The filters without it. */
  readonly rest: AdvancedFilters;
}

function labelOf(filter: Partial<AdvancedFilters>): string {
  const text = searchWords({ query: "", filters: filter }).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function appliedFilters(filters: AdvancedFilters): AppliedFilter[] {
  return advancedKeys.flatMap((key): AppliedFilter[] => {
    const value = filters[key];
    if (Array.isArray(value)) {
      return value.map((item: string) => ({
        label: key === "specificBarStates" ? `${usStateName(item)} bar` : labelOf({ [key]: [item] }),
        alone: { ...noFilters, barCertificationRequired: key === "specificBarStates", [key]: [item] },
        rest: { ...filters, [key]: value.filter((other: string) => other !== item) },
      }));
    }
    if (value === null || value === false) return [];
    const without = { ...filters, [key]: value === true ? false : null };
    const alone = { ...noFilters, [key]: value };
    return [{ label: labelOf({ [key]: value }), alone, rest: advancedPart(without) }];
  });
}

/** What a saved search stores: only filters that are set. */
const setFilters = (filters: AdvancedFilters): Partial<AdvancedFilters> =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );
