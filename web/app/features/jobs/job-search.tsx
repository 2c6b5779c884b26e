import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState } from "react";
import { useApi } from "~/lib/use-api.ts";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { AppliedFilters } from "./applied-filters.tsx";
import { ActivePositions, FilterBar } from "./filter-bar.tsx";
import { JobList } from "./job-list.tsx";
import styles from "./job-search.module.css";
import { useJobFilters } from "./use-job-filters.ts";

/** Only narrow windows have its button. */
const FilterSheet = vitalPart(() => import("./filter-sheet.tsx"));

/** All published postings, and the filters that narrow them. */
export function JobSearch() {
  const { applied, apply, clear } = useJobFilters();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const active = useApi("countJobs", { query: { status: "open" } }).data?.count;
  return (
    <>
      <FilterBar applied={applied} onApply={apply} onClear={clear} active={active} />
      <div className={styles.filterLine}>
        <Button
          aria-haspopup="dialog"
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        >
          <SlidersHorizontal className="icon" aria-hidden="true" />
          Filter Jobs
        </Button>
        <ActivePositions count={active} />
      </div>
      <AppliedFilters applied={applied} onApply={apply} />
      <JobList filters={applied} onClear={clear} />
      {wasOpened && (
        <LateDialog onOpenChange={setOpen}>
          <FilterSheet
            open={isOpen}
            onOpenChange={setOpen}
            applied={applied}
            onApply={apply}
            onClear={clear}
          />
        </LateDialog>
      )}
    </>
  );
}
