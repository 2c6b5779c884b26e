import { hoursPerYear } from "@caseload/contract/jobs/job-terms";
import type { FilteredList } from "@caseload/contract/search/filter-counts";
import { searchReach } from "@caseload/contract/search/job-search-options";
import { useState, type ComponentType } from "react";
import type { JobFiltersProps } from "~/lib/job-list-parts.ts";
import { money } from "~/lib/money.ts";
import { useFilterCounts } from "~/lib/use-filter-counts.ts";
import { PriorityBadge } from "~/ui/badge.tsx";
import { Chips } from "~/ui/chips.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { withFigures } from "~/ui/option-count.tsx";
import { RadioList } from "~/ui/radio-list.tsx";
import { RangeSlider } from "~/ui/range-slider.tsx";
import { Select } from "~/ui/select.tsx";
import {
  areaOptions,
  arrangementOptions,
  availabilityOptions,
  distanceOptions,
  experienceOptions,
  priorityOptions,
  selects,
  statusOptions,
  type SelectName,
} from "./filter-choices.ts";
import * as styles from "./job-filters.module.css";
import { MaxDistanceField, PlaceField, SalaryField } from "./match-fields.tsx";

export interface FilterFieldProps extends JobFiltersProps {
  counted: ReturnType<typeof useFilterCounts>;
}

/** The filters of each list, in its order. */
const fieldsOf: Readonly<Record<FilteredList, readonly ComponentType<FilterFieldProps>[]>> = {
  search: [
    PracticeAreasField,
    ExperienceField,
    selectField("jobType"),
    selectField("urgency"),
    selectField("postedWithin"),
    StatusField,
    DistanceField,
    BudgetField,
    PriorityField,
    ArrangementField,
  ],
  matches: [
    PracticeAreasField,
    PlaceField,
    MaxDistanceField,
    SalaryField,
    ArrangementField,
    ExperienceField,
    AvailabilityField,
  ],
  jobs: [StatusChoice, PriorityChoice],
};

/** The filters of a list of jobs. Each value shows how many jobs it leaves; one that leaves none is marked. */
export default function JobFilters({ list, filters, choose }: JobFiltersProps) {
  const counted = useFilterCounts({ ...filters, list });
  const props = { list, filters, choose, counted };
  return (
    <div className={classNames(styles.fields, list === "matches" && styles.matches)}>
      {fieldsOf[list].map((FilterField, at) => (
        <FilterField key={at} {...props} />
      ))}
    </div>
  );
}

function PracticeAreasField({ list, filters: { practiceAreas = [] }, choose, counted }: FilterFieldProps) {
  return (
    <FieldGroup label="Practice Areas" className={styles.areas}>
      <Chips
        options={withFigures(counted("practiceAreas", areaOptions(list, practiceAreas)))}
        value={practiceAreas}
        onChange={(chosen) => choose({ practiceAreas: chosen })}
      />
    </FieldGroup>
  );
}

function ExperienceField({ list, filters, choose, counted }: FilterFieldProps) {
  return (
    <Field label="Experience Level">
      <Select
        options={counted("experienceLevel", experienceOptions(list))}
        value={filters.experienceLevel ?? ""}
        onValueChange={(level) => choose({ experienceLevel: levelOf(level) })}
      />
    </Field>
  );
}

const levelOf = (value: string) =>
  (["entry", "mid", "senior", "expert"] as const).find((level) => level === value);

/** A filter of the search with one value. */
function selectField(name: Exclude<SelectName, "experienceLevel">): ComponentType<FilterFieldProps> {
  const { label, options } = selects[name];
  return function SelectField({ filters, choose, counted }) {
    return (
      <Field label={label}>
        <Select<string>
          options={counted(name, options)}
          value={filters[name] ?? ""}
          onValueChange={(value) => choose({ [name]: value || undefined })}
        />
      </Field>
    );
  };
}

function StatusField({ filters: { status }, choose, counted }: FilterFieldProps) {
  return (
    <Field label="Status">
      <Select
        options={counted("status", statusOptions)}
        value={status ?? "open"}
        onValueChange={(value) => choose({ status: value })}
      />
    </Field>
  );
}

function DistanceField({ filters: { distance, location }, choose }: FilterFieldProps) {
  return (
    <Field label="Distance" hint={location ? undefined : "Enter a location first."}>
      <Select
        options={distanceOptions(distance)}
        value={distance === undefined ? "" : String(distance)}
        disabled={!location}
        onValueChange={(value) => choose({ distance: value === "" ? undefined : Number(value) })}
      />
    </Field>
  );
}

const { min, max, step, first: initialBudget } = searchReach.budget;
const clampToScale = (dollars: number): number => Math.min(max, Math.max(min, dollars));
const yearly = (hourly: number): string => money(hourly * hoursPerYear);

/** Dollars an hour. Filters nothing until it is moved, because any budget excludes postings without an hourly rate. */
function BudgetField({ filters: { budgetMin, budgetMax }, choose }: FilterFieldProps) {
  const [moving, setMoving] = useState<[number, number] | null>(null);
  const isSet = budgetMin !== undefined || budgetMax !== undefined;
  const current: [number, number] = isSet
    ? [clampToScale(budgetMin ?? min), clampToScale(budgetMax ?? max)]
    : [initialBudget[0], initialBudget[1]];
  const [low, high] = moving ?? current;
  return (
    <div className={classNames("field", styles.budget)}>
      <RangeSlider
        label="Hourly Budget"
        value={[low, high]}
        onValueChange={setMoving}
        onValueCommitted={([lowest, highest]) => {
          setMoving(null);
          choose({ budgetMin: lowest, budgetMax: highest });
        }}
        min={min}
        max={max}
        step={step}
        format={money}
      />
      <span className="hint">
        {isSet || moving
          ? `${yearly(low)} to ${yearly(high)} a year at full time. Postings without an hourly rate are left out.`
          : "Any budget"}
      </span>
    </div>
  );
}

function PriorityField({ filters: { priority = [] }, choose, counted }: FilterFieldProps) {
  return (
    <FieldGroup label="Priority">
      <Chips
        options={withFigures(counted("priority", priorityOptions))}
        value={priority}
        onChange={(chosen) => choose({ priority: chosen })}
      />
    </FieldGroup>
  );
}

function ArrangementField({ list, filters: { workArrangement = [] }, choose, counted }: FilterFieldProps) {
  return (
    <FieldGroup label="Work Arrangement">
      <Chips
        options={withFigures(counted("workArrangement", arrangementOptions(list)))}
        value={workArrangement}
        onChange={(chosen) => choose({ workArrangement: chosen })}
      />
    </FieldGroup>
  );
}

function AvailabilityField({ filters: { availability = [] }, choose, counted }: FilterFieldProps) {
  return (
    <FieldGroup label="Availability">
      <Chips
        options={withFigures(counted("availability", availabilityOptions))}
        value={availability}
        onChange={(chosen) => choose({ availability: chosen })}
      />
    </FieldGroup>
  );
}

/** All statuses first, as the job list has them. */
const statusChoices = statusOptions.toSorted(
  (one, other) => Number(other.value === "any") - Number(one.value === "any"),
);

function StatusChoice({ filters: { status = "any" }, choose, counted }: FilterFieldProps) {
  return (
    <FieldGroup label="Status">
      <RadioList
        layout="two"
        options={withFigures(counted("status", statusChoices))}
        value={status}
        onChange={(chosen) => choose({ status: chosen })}
      />
    </FieldGroup>
  );
}

/** "All Priorities", then the most urgent first. */
const priorityChoices = [
  { value: "all" as const, label: "All Priorities" },
  ...priorityOptions.toReversed().map(({ value }) => ({ value, label: <PriorityBadge priority={value} /> })),
];

function PriorityChoice({ filters: { priority: [priority] = [] }, choose, counted }: FilterFieldProps) {
  return (
    <FieldGroup label="Priority">
      <RadioList
        layout="sheet"
        options={withFigures(counted("priority", priorityChoices))}
        value={priority ?? "all"}
        onChange={(chosen) => choose({ priority: chosen === "all" ? undefined : [chosen] })}
      />
    </FieldGroup>
  );
}
