import { jobStatusLabels } from "@caseload/contract/status-labels";
import { type Option, priorities, priorityLabels, workArrangements } from "@caseload/contract/options";
import {
  jobTypes,
  postedWithinDays,
  searchExperience,
  searchPracticeAreas,
  searchReach,
  searchStatuses,
  searchUrgency,
} from "@caseload/contract/search/job-search-options";
import { useState } from "react";
import { money } from "~/lib/money.ts";
import { Chips } from "~/ui/chips.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";
import { withFigures } from "~/ui/option-count.tsx";
import { RangeSlider } from "~/ui/range-slider.tsx";
import { useFilterCounts } from "~/lib/use-filter-counts.ts";
import { filtersOf, withoutDefaults, type SearchFilters } from "./search-filters.ts";
import * as styles from "./smart-search.module.css";

const withAny = <Value extends string>(label: string, options: readonly Option<Value>[]) => [
  { value: "" as const, label },
  ...options,
];

const selects = [
  {
    name: "experienceLevel",
    label: "Experience Level",
    options: withAny<string>("Any experience", searchExperience),
  },
  { name: "jobType", label: "Job Type", options: withAny<string>("Any type", jobTypes) },
  { name: "urgency", label: "Urgency", options: withAny<string>("Any urgency", searchUrgency) },
  { name: "postedWithin", label: "Posted Within", options: withAny<string>("Any time", postedWithinDays) },
] as const;

const statusOptions = searchStatuses.map((value) => ({
  value,
  label: value === "any" ? "All Statuses" : jobStatusLabels[value],
}));
const priorityOptions = priorities.map((value) => ({ value, label: priorityLabels[value] }));
const arrangementOptions = workArrangements.map((value) => ({ value, label: value }));

/** Areas of a link that are not in the list are shown as well, so that they can be removed. */
const areaOptions = (chosen: readonly string[]): Option[] =>
  [...new Set<string>([...searchPracticeAreas, ...chosen])].map((value) => ({ value, label: value }));

/** Miles. */
const usualDistances = [5, 10, 25, 50, 100];

/** The usual distances, and the chosen one. */
const distanceOptions = (chosen: number | undefined): Option[] =>
  withAny(
    "Exact location",
    [...new Set(chosen === undefined ? usualDistances : [...usualDistances, chosen])]
      .toSorted((one, other) => one - other)
      .map((value) => ({ value: String(value), label: value === 1 ? "1 mile" : `${value} miles` })),
  );

const { min, max, step, first: initialBudget } = searchReach.budget;
const clampToScale = (dollars: number): number => Math.min(max, Math.max(min, dollars));

interface FilterFieldsProps {
  filters: SearchFilters;
  choose: (change: SearchFilters) => void;
}

/** The filters of SPEC.md section 3 ("job search") other than keyword and location. */
export default function FilterFields({ filters, choose }: FilterFieldsProps) {
  const { practiceAreas = [], workArrangement = [], priority = [] } = filters;
  const counted = useFilterCounts(filtersOf(withoutDefaults(filters)));
  return (
    <>
      <FieldGroup label="Practice Areas" className={styles.areas}>
        <Chips
          options={withFigures(counted("practiceAreas", areaOptions(practiceAreas)))}
          value={practiceAreas}
          onChange={(chosen) => choose({ practiceAreas: chosen })}
        />
      </FieldGroup>
      <ChoiceFields filters={filters} choose={choose} counted={counted} />
      <BudgetField filters={filters} choose={choose} />
      <FieldGroup label="Priority">
        <Chips
          options={withFigures(counted("priority", priorityOptions))}
          value={priority}
          onChange={(chosen) => choose({ priority: chosen })}
        />
      </FieldGroup>
      <FieldGroup label="Work Arrangement">
        <Chips
          options={withFigures(counted("workArrangement", arrangementOptions))}
          value={workArrangement}
          onChange={(chosen) => choose({ workArrangement: chosen })}
        />
      </FieldGroup>
    </>
  );
}

/** The filters with one value each. */
function ChoiceFields({
  filters,
  choose,
  counted,
}: FilterFieldsProps & { counted: ReturnType<typeof useFilterCounts> }) {
  const { status, distance, location } = filters;
  return (
    <>
      {selects.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <Select<string>
            options={counted(name, options)}
            value={filters[name] ?? ""}
            onValueChange={(value) => choose({ [name]: value || undefined })}
          />
        </Field>
      ))}
      <Field label="Status">
        <Select
          options={counted("status", statusOptions)}
          value={status ?? "open"}
          onValueChange={(value) => choose({ status: value })}
        />
      </Field>
      <Field label="Distance" hint={location ? undefined : "Enter a location first."}>
        <Select
          options={distanceOptions(distance)}
          value={distance === undefined ? "" : String(distance)}
          disabled={!location}
          onValueChange={(value) => choose({ distance: value === "" ? undefined : Number(value) })}
        />
      </Field>
    </>
  );
}

/** Dollars an hour. Filters nothing until it is moved, because any budget excludes postings without an hourly rate. */
function BudgetField({ filters: { budgetMin, budgetMax }, choose }: FilterFieldsProps) {
  const [moving, setMoving] = useState<[number, number] | null>(null);
  const isSet = budgetMin !== undefined || budgetMax !== undefined;
  const current: [number, number] = isSet
    ? [clampToScale(budgetMin ?? min), clampToScale(budgetMax ?? max)]
    : [initialBudget[0], initialBudget[1]];
  return (
    <div className={classNames("field", styles.budget)}>
      <RangeSlider
        label="Hourly Budget"
        value={moving ?? current}
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
      <span className="hint">{isSet ? "Postings without an hourly rate are left out." : "Any budget"}</span>
    </div>
  );
}
