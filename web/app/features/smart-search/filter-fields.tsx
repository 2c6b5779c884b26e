import { Chips } from "~/ui/chips.tsx";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";
import { BudgetField } from "./budget-field.tsx";
import {
  areaOptions,
  arrangementOptions,
  distanceOptions,
  experienceOptions,
  jobTypeOptions,
  postedOptions,
  priorityOptions,
  statusOptions,
  urgencyOptions,
} from "./filter-options.ts";
import type { SmartFilters } from "./smart-filters.ts";
import styles from "./smart-search.module.css";

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
