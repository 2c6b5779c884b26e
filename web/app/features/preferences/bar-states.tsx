import { usStateName, usStateOptions } from "@caseload/contract/us-states";
import { FilterChip } from "~/ui/chips.tsx";
import { Field } from "~/ui/field.tsx";
import { keepFocus } from "~/ui/keep-focus.ts";
import { Select } from "~/ui/select.tsx";
import styles from "./preferences.module.css";

interface BarStatesProps {
  value: readonly string[];
  onChange: (states: string[]) => void;
}

/** Whose bar, one state after the other; none means any. */
export function BarStates({ value, onChange }: BarStatesProps) {
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
