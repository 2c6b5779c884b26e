import { lawSchoolTiers, type LawSchoolTier } from "@caseload/contract/search/search-preference-options";
import { usStateName, usStateOptions } from "@caseload/contract/us-states";
import { Checkbox } from "~/ui/checkbox.tsx";
import { FilterChip } from "~/ui/chips.tsx";
import { Field } from "~/ui/field.tsx";
import { keepFocus } from "~/ui/keep-focus.ts";
import { Select } from "~/ui/select.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { yearsOf } from "~/lib/advanced-address.ts";
import type { PreferenceFieldsProps } from "./preference-fields.tsx";
import * as styles from "./preferences.module.css";

const tierLabels: Record<LawSchoolTier, string> = {
  any: "Any",
  t14: "Top 14",
  t50: "Top 50",
  t100: "Top 100",
};
const tiers = lawSchoolTiers.map((value) => ({ value, label: tierLabels[value] }));

/** Experience, bar admission and law school. */
export function BackgroundFields({ chosen, choose }: PreferenceFieldsProps) {
  const { minYearsExperience: min, maxYearsExperience: max } = chosen;
  const isImpossible = min !== null && max !== null && max < min;
  return (
    <>
      <div className={styles.years}>
        <Field label="Min Years Experience">
          <Years value={min} onChange={(years) => choose({ minYearsExperience: years })} />
        </Field>
        <Field
          label="Max Years Experience"
          hint={isImpossible ? "This is below the minimum, so no jobs can match." : undefined}
        >
          <Years value={max} onChange={(years) => choose({ maxYearsExperience: years })} />
        </Field>
      </div>
      <Checkbox
        className={styles.barCertification}
        checked={chosen.barCertificationRequired}
        hint="Jobs that list admission to a bar among their required credentials."
        onChange={(event) => choose({ barCertificationRequired: event.currentTarget.checked })}
      >
        Require Bar Certification
      </Checkbox>
      {chosen.barCertificationRequired && (
        <BarStates
          value={chosen.specificBarStates}
          onChange={(specificBarStates) => choose({ specificBarStates })}
        />
      )}
      <Field label="Law School Tier" hint="Saved with your preferences. Jobs don't name law schools.">
        <Select
          options={tiers}
          value={chosen.lawSchoolTier}
          onValueChange={(lawSchoolTier) => choose({ lawSchoolTier })}
        />
      </Field>
    </>
  );
}

interface YearsProps {
  value: number | null;
  onChange: (years: number | null) => void;
}

const Years = ({ value, onChange }: YearsProps) => (
  <TextInput
    inputMode="numeric"
    placeholder="Any"
    maxLength={2}
    autoComplete="off"
    value={value ?? ""}
    onChange={(event) => onChange(yearsOf(event.currentTarget.value))}
  />
);

interface BarStatesProps {
  value: readonly string[];
  onChange: (states: string[]) => void;
}

/** No state means any state. */
function BarStates({ value, onChange }: BarStatesProps) {
  return (
    <div className={styles.barStates}>
      <Field label="Specific Bar States">
        <Select
          options={usStateOptions.filter((state) => !value.includes(state.value))}
          value={null}
          placeholder={value.length === 0 ? "Any state" : "Add a state"}
          onValueChange={(state) => onChange([...value, state].toSorted())}
        />
      </Field>
      {value.length > 0 && (
        <div className="chips" role="group" aria-label="Chosen bar states">
          {value.map((state) => (
            <FilterChip
              key={state}
              label={usStateName(state)}
              onRemove={() => {
                onChange(value.filter((other) => other !== state));
                keepFocus();
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}
