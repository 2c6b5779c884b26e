import { maxLength } from "@caseload/contract/limits";
import type { Option } from "@caseload/contract/options";
import {
  matchingAvailability,
  matchingExperience,
  matchingPracticeAreas,
  matchingReach,
  type PreferredArrangement,
} from "@caseload/contract/search/search-preference-options";
import { MapPin } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { CheckboxList } from "~/ui/checkbox.tsx";
import { Chips } from "~/ui/chips.tsx";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";
import { Slider } from "~/ui/slider.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { dollarsOf } from "./match-preferences.ts";
import type { MatchSearchState } from "./use-match-search.ts";
import styles from "./matches.module.css";

const { distance } = matchingReach;

type FieldsProps = Pick<MatchSearchState, "preferences" | "choose">;

const optionsOf = <Value extends string>(values: readonly Value[]): Option<Value>[] =>
  values.map((value) => ({ value, label: value }));
const arrangements = optionsOf<PreferredArrangement>(["Remote", "On-site", "Hybrid"]);
const availability = optionsOf(matchingAvailability);

const { salary } = matchingReach;

const written = (dollars: number): string => dollars.toLocaleString("en-US");

/** Dollars a year, from and to. */
function SalaryFields({ preferences, choose }: Pick<MatchSearchState, "preferences" | "choose">) {
  return (
    <FieldGroup label="Salary Range" hint="Dollars a year at full time.">
      <div className={styles.matchPair}>
        <SettledInput
          prefix="$"
          inputMode="numeric"
          aria-label="Minimum salary"
          value={written(preferences.minSalary)}
          onSettle={(text) => choose({ minSalary: dollarsOf(text, salary.min) })}
        />
        <SettledInput
          prefix="$"
          inputMode="numeric"
          aria-label="Maximum salary"
          value={written(preferences.maxSalary)}
          onSettle={(text) => choose({ maxSalary: dollarsOf(text, salary.max) })}
        />
      </div>
    </FieldGroup>
  );
}

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

/** Areas shown before "Show 8 more"; what is chosen stays in sight. */
const firstAreas = 6;

function PracticeAreas({ value, onChange }: { value: string[]; onChange: (value: string[]) => void }) {
  const [all, setAll] = useState(false);
  const shown = matchingPracticeAreas.filter((area, at) => all || at < firstAreas || value.includes(area));
  const hidden = matchingPracticeAreas.length - shown.length;
  return (
    <FieldGroup label="Practice Areas">
      <CheckboxList<string> options={optionsOf<string>(shown)} value={value} onChange={onChange} />
      {(all || hidden > 0) && (
        <button type="button" className="link small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? "Show fewer" : `Show ${hidden} more`}
        </button>
      )}
    </FieldGroup>
  );
}

/** Shows the thumb's way at once, and asks when it is let go. */
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

interface SettledInputProps extends Omit<ComponentProps<typeof TextInput>, "value" | "onChange"> {
  value: string;
  /** Called when typing is done: on Enter or when the field is left. */
  onSettle: (text: string) => void;
}

/** A field whose every letter shall not ask the server. */
function SettledInput({ value, onSettle, ...rest }: SettledInputProps) {
  const [base, setBase] = useState(value);
  const [text, setText] = useState(value);
  if (base !== value) {
    setBase(value);
    setText(value);
  }
  const settle = (): void => {
    if (text !== value) onSettle(text);
    // What could not be read as a value falls back to the one that stands.
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
