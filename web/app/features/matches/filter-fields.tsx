import { maxLength } from "@caseload/contract/limits";
import type { Option } from "@caseload/contract/options";
import {
  matchingAvailability,
  matchingExperience,
  matchingPracticeAreas,
  matchingReach,
  type PreferredArrangement,
} from "@caseload/contract/search/search-preference-options";
import MapPin from "lucide-react/icons/map-pin";
import { type ComponentProps, useState } from "react";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { Chips } from "~/ui/chips.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";
import { Slider } from "~/ui/slider.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { dollarsOf } from "./match-preferences.ts";
import type { MatchSearchState } from "./match-search.tsx";
import * as styles from "./matches.module.css";

const { distance, salary } = matchingReach;

type FieldsProps = Pick<MatchSearchState, "preferences" | "choose">;

const optionsOf = <Value extends string>(values: readonly Value[]): Option<Value>[] =>
  values.map((value) => ({ value, label: value }));
const arrangements = optionsOf<PreferredArrangement>(["Remote", "On-site", "Hybrid"]);
const availability = optionsOf(matchingAvailability);

/** The filters of SPEC.md section 2, "Intelligent Job Matching". */
export function FilterFields({ preferences, choose }: FieldsProps) {
  return (
    <>
      <PracticeAreas value={preferences.specialties} onChange={(specialties) => choose({ specialties })} />
      <Field label="Location">
        <SettledInput
          icon={MapPin}
          placeholder="City and state"
          maxLength={maxLength.location}
          value={preferences.location}
          onSettle={(location) => choose({ location: location.trim() })}
        />
      </Field>
      <MaxDistance value={preferences.maxDistance} onChange={(maxDistance) => choose({ maxDistance })} />
      <SalaryFields preferences={preferences} choose={choose} />
      <FieldGroup label="Work Arrangement">
        <Chips
          options={arrangements}
          value={preferences.workArrangement}
          onChange={(workArrangement) => choose({ workArrangement })}
        />
      </FieldGroup>
      <Field label="Experience Level">
        <Select
          options={matchingExperience}
          value={preferences.experienceLevel}
          onValueChange={(experienceLevel) => choose({ experienceLevel })}
        />
      </Field>
      <FieldGroup label="Availability">
        <Chips
          options={availability}
          value={preferences.availability}
          onChange={(chosen) => choose({ availability: chosen })}
        />
      </FieldGroup>
    </>
  );
}

/** Areas shown before "Show 8 more"; chosen ones are always shown. */
const initialAreas = 6;

function PracticeAreas({ value, onChange }: { value: string[]; onChange: (value: string[]) => void }) {
  const [isExpanded, setExpanded] = useState(false);
  const shown = matchingPracticeAreas.filter(
    (area, index) => isExpanded || index < initialAreas || value.includes(area),
  );
  const hidden = matchingPracticeAreas.length - shown.length;
  return (
    <FieldGroup label="Practice Areas">
      <CheckboxList<string> quiet options={optionsOf<string>(shown)} value={value} onChange={onChange} />
      {(isExpanded || hidden > 0) && (
        <button
          type="button"
          className={classNames("link small", styles.showMore)}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? "Show fewer" : `Show ${hidden} more`}
        </button>
      )}
    </FieldGroup>
  );
}

/** Shows the value while the thumb moves, and searches when it is released. */
function MaxDistance({ value, onChange }: { value: number; onChange: (miles: number) => void }) {
  const [moving, setMoving] = useState<number | null>(null);
  return (
    <Slider
      label="Max Distance"
      value={moving ?? value}
      onValueChange={setMoving}
      onValueCommitted={(miles) => {
        setMoving(null);
        onChange(miles);
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

/** Dollars a year, from and to. */
function SalaryFields({ preferences, choose }: FieldsProps) {
  return (
    <FieldGroup label="Salary Range" hint="US dollars a year, full time.">
      <div className={styles.salaryInputs}>
        <SettledInput
          prefix="$"
          inputMode="numeric"
          aria-label="Minimum salary"
          value={formatDollars(preferences.minSalary)}
          onSettle={(text) => choose({ minSalary: dollarsOf(text, salary.min) })}
        />
        <SettledInput
          prefix="$"
          inputMode="numeric"
          aria-label="Maximum salary"
          value={formatDollars(preferences.maxSalary)}
          onSettle={(text) => choose({ maxSalary: dollarsOf(text, salary.max) })}
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
