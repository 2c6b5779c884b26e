import { type Days, type Period, periodLabels, periods } from "@caseload/contract/reporting/periods";
import * as styles from "./period-picker.module.css";
import { useState } from "react";
import { classNames } from "./class-names.ts";
import { Field } from "./field.tsx";
import { Select } from "./select.tsx";
import { TextInput } from "./text-input.tsx";

type Choice = { readonly period: Period } | Days;

interface PeriodPickerProps {
  value: Choice;
  /** The days of the chosen period; a custom range starts from them. */
  shown: Days | undefined;
  onChoose: (choice: Choice) => void;
  /** Why the days are not a valid range. */
  problemOf: (days: Days) => string | undefined;
  className?: string | undefined;
}

const own = "own" as const;
const options = [
  ...periods.map((value) => ({ value, label: periodLabels[value] })),
  { value: own, label: "Custom range" },
];

/** A preset period, or a first and a last day. */
export function PeriodPicker({ value, shown, onChoose, problemOf, className }: PeriodPickerProps) {
  const days = "from" in value ? value : null;
  return (
    <div className={classNames(styles.periodPicker, days && styles.customRange, className)}>
      <Field label="Period">
        <Select<Period | typeof own>
          options={options}
          value={"period" in value ? value.period : own}
          onValueChange={(next) => {
            if (next !== own) onChoose({ period: next });
            else if (shown) onChoose({ from: shown.from, to: shown.to });
          }}
        />
      </Field>
      {days && <OwnDays value={days} onChoose={onChoose} problemOf={problemOf} />}
    </div>
  );
}

interface OwnDaysProps extends Pick<PeriodPickerProps, "onChoose" | "problemOf"> {
  value: Days;
}

/** Applies on blur or Enter, once both days make a valid range. */
function OwnDays({ value, onChoose, problemOf }: OwnDaysProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address may change otherwise: browser history, a link.
  if (value.from !== known.from || value.to !== known.to) {
    setKnown(value);
    setTyped(value);
  }
  const problem = problemOf(typed);
  const settle = () => {
    if (!problem && (typed.from !== value.from || typed.to !== value.to)) onChoose(typed);
  };
  const input = (name: keyof Days) => (
    <TextInput
      type="date"
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
      onBlur={settle}
      onKeyDown={(event) => event.key === "Enter" && settle()}
    />
  );
  return (
    <>
      <Field label="From">{input("from")}</Field>
      <Field label="To" error={problem}>
        {input("to")}
      </Field>
    </>
  );
}
