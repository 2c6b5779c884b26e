import { searchOfAdvanced } from "@caseload/contract/search/advanced-filters";
import type { FoundJob } from "@caseload/contract/search/job-search";
import type { SavedFilters } from "@caseload/contract/search/saved-searches";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { type ComponentType } from "react";
import type { EditedSearch } from "~/lib/edited-search.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useInAddress } from "~/lib/use-in-address.ts";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { noFilters, readAdvanced, writeAdvanced } from "~/lib/advanced-address.ts";
import { AppliedFilters } from "./applied-filters.tsx";
import { FoundJobs } from "./found-jobs.tsx";
import { askedOf } from "./filter-pieces.ts";

const AdvancedSearchDialog = vitalPart(() => import("./advanced-search-dialog.tsx"));

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
