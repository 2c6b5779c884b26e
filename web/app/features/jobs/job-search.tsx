import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState } from "react";
import { useApi } from "~/lib/use-api.ts";
import { Button } from "~/ui/button.tsx";
import { AppliedFilters } from "./applied-filters.tsx";
import { ActivePositions, FilterBar } from "./filter-bar.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { JobList } from "./job-list.tsx";
import styles from "./job-search.module.css";
import { useJobFilters } from "./use-job-filters.ts";

/** All published postings, and the filters that narrow them. */
export function JobSearch() {
  const { applied, apply, clear } = useJobFilters();
  const [isOpen, setOpen] = useState(false);
  const active = useApi("countJobs", { query: { status: "open" } }).data?.count;
  return (
    <>
      <FilterBar applied={applied} onApply={apply} onClear={clear} active={active} />
      <div className={styles.filterLine}>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <SlidersHorizontal className="icon" aria-hidden="true" />
          Filter Jobs
        </Button>
        <ActivePositions count={active} />
      </div>
      <AppliedFilters applied={applied} onApply={apply} />
      <JobList filters={applied} onClear={clear} />
      <FilterSheet open={isOpen} onOpenChange={setOpen} applied={applied} onApply={apply} onClear={clear} />
    </>
  );
}
