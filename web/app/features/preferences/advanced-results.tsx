import {
  type AdvancedFilters,
  advancedKeys,
  searchOfAdvanced,
} from "@caseload/contract/search/advanced-filters";
import type { FoundJob } from "@caseload/contract/search/job-search";
import type { SavedFilters } from "@caseload/contract/search/saved-searches";
import { usStateName } from "@caseload/contract/us-states";
import { SlidersHorizontal } from "lucide-react";
import { type ComponentType } from "react";
import type { EditedSearch } from "~/lib/edited-search.ts";
import { searchWords } from "~/lib/search-words.ts";
import { FilterChip } from "~/ui/chips.tsx";
import { keepFocus } from "~/ui/keep-focus.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useInAddress } from "~/lib/use-in-address.ts";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { advancedPart, noFilters, readAdvanced, writeAdvanced } from "~/lib/advanced-address.ts";
import { FoundJobs } from "./found-jobs.tsx";
import styles from "./results.module.css";

const AdvancedSearchDialog = vitalPart(() => import("./advanced-search-dialog.tsx"));

/** One thing that is asked for, and what its chip says. */
interface FilterPiece {
  readonly label: string;
  /** The filters without it. */
  readonly rest: AdvancedFilters;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const wordsOf = (filters: Partial<AdvancedFilters>): string =>
  capitalized(searchWords({ query: "", filters }).join(", "));

/** Piece by piece; each value of a list is a piece of its own. */
function filterPieces(filters: AdvancedFilters): FilterPiece[] {
  return advancedKeys.flatMap((key): FilterPiece[] => {
    const value = filters[key];
    if (Array.isArray(value)) {
      return value.map((one: string) => ({
        label: key === "specificBarStates" ? `${usStateName(one)} bar` : wordsOf({ [key]: [one] }),
        rest: { ...filters, [key]: value.filter((other: string) => other !== one) },
      }));
    }
    if (value === null || value === false) return [];
    const without = { ...filters, [key]: value === true ? false : null };
    return [{ label: wordsOf({ [key]: value }), rest: advancedPart(without) }];
  });
}

/** What a saved search keeps of them: only what is asked for. */
const askedOf = (filters: AdvancedFilters): Partial<AdvancedFilters> =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );

interface AdvancedResultsProps {
  /** A posting as the job list shows it. */
  Row: ComponentType<{ job: FoundJob }>;
  /** Keeps the search under a name. */
  Save: ComponentType<{ filters: SavedFilters }>;
  /** Tells of the saved search that is being edited here, and keeps it. */
  Editing: ComponentType<EditedSearch>;
}

/** The open postings that Advanced Search Filters leave. */
export function AdvancedResults({ Row, Save, Editing }: AdvancedResultsProps) {
  const [applied, apply] = useInAddress(readAdvanced, writeAdvanced);
  const dialogs = useDialogs<"filters">();
  return (
    <>
      <PageHead
        title="Search Results"
        lede="Open positions that fit your advanced filters, newest first."
        actions={
          <>
            <Button aria-haspopup="dialog" onClick={() => dialogs.open("filters")}>
              <SlidersHorizontal className="icon" aria-hidden="true" />
              Change Filters
            </Button>
            <Save filters={askedOf(applied)} />
          </>
        }
      />
      <Editing query="" filters={askedOf(applied)} />
      <AppliedFilters applied={applied} onApply={apply} />
      <FoundJobs query={searchOfAdvanced(applied)} Row={Row} onClear={() => apply(noFilters)} />
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

/** A chip for each thing that is asked for. */
function AppliedFilters({ applied, onApply }: AppliedFiltersProps) {
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
