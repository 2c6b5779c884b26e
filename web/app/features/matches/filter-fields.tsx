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
import { useState } from "react";
import { CheckboxList } from "~/ui/checkbox.tsx";
import { Chips } from "~/ui/chips.tsx";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";
import { Slider } from "~/ui/slider.tsx";
import { SalaryFields } from "./salary-fields.tsx";
import { SettledInput } from "./settled-input.tsx";
import type { MatchSearchState } from "./use-match-search.ts";

const { distance } = matchingReach;

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
