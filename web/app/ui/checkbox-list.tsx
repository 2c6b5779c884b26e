import type { ReactNode } from "react";
import { Checkbox } from "./checkbox.tsx";

const layoutClasses = {
  list: "checks",
  row: "checks in-row",
  columns: "checks in-columns",
  sheet: "ruled-choices",
} as const;

interface CheckboxListProps<Value extends string> {
  options: readonly { readonly value: Value; readonly label: ReactNode; readonly title?: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** `sheet`: ruled rows with the box at the right, for bottom sheets. */
  layout?: "list" | "row" | "columns" | "sheet";
  /** Paler until checked. */
  quiet?: boolean;
}

/** Checkboxes for a list of values. Rendered inside a FieldGroup. */
export function CheckboxList<Value extends string>({
  options,
  value,
  onChange,
  layout = "list",
  quiet,
}: CheckboxListProps<Value>) {
  function toggle(changed: Value, checked: boolean) {
    onChange(checked ? [...value, changed] : value.filter((one) => one !== changed));
  }
  return (
    <div className={layoutClasses[layout]}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          quiet={quiet}
          checked={value.includes(option.value)}
          title={option.title}
          onChange={(event) => toggle(option.value, event.currentTarget.checked)}
        >
          {option.label}
        </Checkbox>
      ))}
    </div>
  );
}
