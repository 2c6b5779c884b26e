/** The filters that only the matches have: a place with its distance, and pay by the year (SPEC.md section 2). */
import { hoursPerYear } from "@caseload/contract/jobs/job-terms";
import { maxLength } from "@caseload/contract/limits";
import { preferencesOfSearch, searchOfPreferences } from "@caseload/contract/search/preference-search";
import { matchingReach } from "@caseload/contract/search/search-preference-options";
import MapPin from "lucide-react/icons/map-pin";
import { type ComponentProps, useState } from "react";
import { money } from "~/lib/money.ts";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { Slider } from "~/ui/slider.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import type { FilterFieldProps } from "./job-filters.tsx";
import { dollarsOf } from "./dollars-of.ts";
import * as styles from "./job-filters.module.css";

const { distance, salary } = matchingReach;

export function PlaceField({ filters: { location }, choose }: FilterFieldProps) {
  return (
    <Field label="Location">
      <SettledInput
        icon={MapPin}
        placeholder="City and state"
        maxLength={maxLength.location}
        value={location ?? ""}
        onSettle={(text) => choose({ location: text.trim() || undefined })}
      />
    </Field>
  );
}

/** Shows the value while the thumb moves, and searches when it is released. */
export function MaxDistanceField({ filters, choose }: FilterFieldProps) {
  const [moving, setMoving] = useState<number | null>(null);
  return (
    <Slider
      label="Max Distance"
      value={moving ?? filters.distance ?? distance.first}
      onValueChange={setMoving}
      onValueCommitted={(miles) => {
        setMoving(null);
        choose({ distance: miles });
      }}
      min={distance.min}
      max={distance.max}
      step={distance.step}
      format={(miles) => `${miles} miles`}
      ends={[String(distance.min), String(distance.max)]}
    />
  );
}

const formatDollars = (dollars: number): string => dollars.toLocaleString("en-US");
const hourly = (dollars: number): string => money(Math.round(dollars / hoursPerYear));

/** Dollars a year, from and to, with what they are an hour. */
export function SalaryField({ filters, choose }: FilterFieldProps) {
  const preferences = preferencesOfSearch(filters);
  const { minSalary, maxSalary } = preferences;
  function settle(change: { minSalary?: number; maxSalary?: number }): void {
    const { budgetMin, budgetMax } = searchOfPreferences({ ...preferences, ...change });
    choose({ budgetMin, budgetMax });
  }
  const range = `${hourly(minSalary)} to ${hourly(maxSalary)}${maxSalary < salary.max ? "" : "+"}`;
  return (
    <FieldGroup label="Salary Range" hint={`US dollars a year at full time, or ${range} an hour.`}>
      <div className={styles.salaryInputs}>
        <SettledInput
          prefix="$"
          inputMode="numeric"
          aria-label="Minimum salary"
          value={formatDollars(minSalary)}
          onSettle={(text) => settle({ minSalary: dollarsOf(text, salary.min) })}
        />
        <SettledInput
          prefix="$"
          inputMode="numeric"
          aria-label="Maximum salary"
          value={formatDollars(maxSalary)}
          onSettle={(text) => settle({ maxSalary: dollarsOf(text, salary.max) })}
        />
      </div>
    </FieldGroup>
  );
}

interface SettledInputProps extends Omit<ComponentProps<typeof TextInput>, "value" | "onChange"> {
  value: string;
  /** Called when typing is done: on Enter or when the field is left. */
  onSettle: (text: string) => void;
}

/** A text input that searches after typing rather than at each key. */
function SettledInput({ value, onSettle, ...rest }: SettledInputProps) {
  const [base, setBase] = useState(value);
  const [text, setText] = useState(value);
  if (base !== value) {
    setBase(value);
    setText(value);
  }
  const settle = (): void => {
    if (text !== value) onSettle(text);
    // Text that is not a value is replaced by the current value.
    setText(value);
  };
  return (
    <TextInput
      {...rest}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        settle();
      }}
    />
  );
}
