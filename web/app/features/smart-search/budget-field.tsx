import { searchReach } from "@caseload/contract/search/job-search-options";
import { useState } from "react";
import { money } from "~/lib/format.ts";
import { RangeSlider } from "~/ui/slider.tsx";
import type { SmartFilters } from "./smart-filters.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./smart-search.module.css";

const { min, max, step, first } = searchReach.budget;
const within = (dollars: number): number => Math.min(max, Math.max(min, dollars));

interface BudgetFieldProps {
  filters: SmartFilters;
  choose: (change: SmartFilters) => void;
}

/** Dollars an hour. Until it is moved it filters nothing, because a budget leaves out the postings that name no rate. */
export function BudgetField({ filters: { budgetMin, budgetMax }, choose }: BudgetFieldProps) {
  const [moving, setMoving] = useState<[number, number] | null>(null);
  const isAsked = budgetMin !== undefined || budgetMax !== undefined;
  const standing: [number, number] = isAsked
    ? [within(budgetMin ?? min), within(budgetMax ?? max)]
    : [first[0], first[1]];
  return (
    <div className={classNames("field", styles.budget)}>
      <RangeSlider
        label="Hourly Budget"
        value={moving ?? standing}
        onValueChange={setMoving}
        onValueCommitted={([low, high]) => {
          setMoving(null);
          choose({ budgetMin: low, budgetMax: high });
        }}
        min={min}
        max={max}
        step={step}
        format={money}
      />
      <span className="hint">
        {isAsked ? "Postings without an hourly rate are left out." : "Any budget until you move it."}
      </span>
    </div>
  );
}
