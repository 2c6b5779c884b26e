import { useId } from "react";
import type { ReactNode } from "react";

interface RadioOption<Value extends string> {
  readonly value: Value;
  /** Text, or a badge as the filter sheet shows priorities. */
  readonly label: ReactNode;
  readonly title?: string;
}

interface RadioListProps<Value extends string> {
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  name?: string;
  /** `sheet` and `two`: ruled rows with the circle at the right, in one or two columns. */
  layout?: "list" | "row" | "sheet" | "two";
}

const layoutClasses = {
  list: "checks",
  row: "checks in-row",
  sheet: "ruled-choices",
  two: "ruled-choices two-columns",
} as const;

/** One of a few options, all visible. Rendered inside a FieldGroup. */
export function RadioList<Value extends string>({
  options,
  value,
  onChange,
  name,
  layout = "list",
}: RadioListProps<Value>) {
  const ownName = useId();
  return (
    <div className={layoutClasses[layout]}>
      {options.map((option) => (
        <label className="check" key={option.value}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            title={option.title}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
