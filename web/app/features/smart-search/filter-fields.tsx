import { jobStatusLabels } from "@caseload/contract/lifecycles";
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
import { money } from "~/lib/format.ts";
import { Chips } from "~/ui/chips.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";
import { RangeSlider } from "~/ui/slider.tsx";
import type { SmartFilters } from "./smart-filters.ts";
import styles from "./smart-search.module.css";

// What the smart search's lists offer.

const withAny = <Value extends string>(label: string, options: readonly Option<Value>[]) => [
  { value: "" as const, label },
  ...options,
];

const experienceOptions = withAny("Any experience", searchExperience);
const jobTypeOptions = withAny("Any type", jobTypes);
const postedOptions = withAny("Any time", postedWithinDays);
const urgencyOptions = withAny("Any urgency", searchUrgency);

const statusOptions = searchStatuses.map((value) => ({
  value,
  label: value === "any" ? "All Statuses" : jobStatusLabels[value],
}));
const priorityOptions = priorities.map((value) => ({ value, label: priorityLabels[value] }));
const arrangementOptions = workArrangements.map((value) => ({ value, label: value }));

/** Areas that a link names beyond the twelve stay in sight, so that they can be taken away. */
const areaOptions = (chosen: readonly string[]): Option[] =>
  [...new Set<string>([...searchPracticeAreas, ...chosen])].map((value) => ({ value, label: value }));

const miles = [5, 10, 25, 50, 100];

/** The usual distances, and the one that stands. */
const distanceOptions = (chosen: number | undefined): Option[] =>
  withAny(
    "The place itself",
    [...new Set(chosen === undefined ? miles : [...miles, chosen])]
      .toSorted((one, other) => one - other)
      .map((value) => ({ value: String(value), label: value === 1 ? "1 mile" : `${value} miles` })),
  );

const { min, max, step, first } = searchReach.budget;
const within = (dollars: number): number => Math.min(max, Math.max(min, dollars));

interface BudgetFieldProps {
  filters: SmartFilters;
  choose: (change: SmartFilters) => void;
}

/** Dollars an hour. Until it is moved it filters nothing, because a budget leaves out the postings that name no rate. */
function BudgetField({ filters: { budgetMin, budgetMax }, choose }: BudgetFieldProps) {
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

interface FilterFieldsProps {
  filters: SmartFilters;
  choose: (change: SmartFilters) => void;
}

/** The filters of SPEC.md section 3 ("job search"), besides words and place. */
export function FilterFields({ filters, choose }: FilterFieldsProps) {
  const { practiceAreas = [], workArrangement = [], priority = [] } = filters;
  return (
    <>
      <FieldGroup label="Practice Areas" className={styles.areas}>
        <Chips
          options={areaOptions(practiceAreas)}
          value={practiceAreas}
          onChange={(chosen) => choose({ practiceAreas: chosen })}
        />
      </FieldGroup>
      <ChoiceFields filters={filters} choose={choose} />
      <BudgetField filters={filters} choose={choose} />
      <FieldGroup label="Priority">
        <Chips
          options={priorityOptions}
          value={priority}
          onChange={(chosen) => choose({ priority: chosen })}
        />
      </FieldGroup>
      <FieldGroup label="Work Arrangement">
        <Chips
          options={arrangementOptions}
          value={workArrangement}
          onChange={(chosen) => choose({ workArrangement: chosen })}
        />
      </FieldGroup>
    </>
  );
}

/** One of each list. */
function ChoiceFields({ filters, choose }: FilterFieldsProps) {
  const { experienceLevel, jobType, urgency, postedWithin, status, distance, location } = filters;
  return (
    <>
      <Field label="Experience Level">
        <Select
          options={experienceOptions}
          value={experienceLevel ?? ""}
          onValueChange={(value) => choose({ experienceLevel: value || undefined })}
        />
      </Field>
      <Field label="Job Type">
        <Select
          options={jobTypeOptions}
          value={jobType ?? ""}
          onValueChange={(value) => choose({ jobType: value || undefined })}
        />
      </Field>
      <Field label="Urgency">
        <Select
          options={urgencyOptions}
          value={urgency ?? ""}
          onValueChange={(value) => choose({ urgency: value || undefined })}
        />
      </Field>
      <Field label="Posted Within">
        <Select
          options={postedOptions}
          value={postedWithin ?? ""}
          onValueChange={(value) => choose({ postedWithin: value || undefined })}
        />
      </Field>
      <Field label="Status">
        <Select
          options={statusOptions}
          value={status ?? "open"}
          onValueChange={(value) => choose({ status: value })}
        />
      </Field>
      <Field label="Distance" hint={location ? undefined : "Once a location is given."}>
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
