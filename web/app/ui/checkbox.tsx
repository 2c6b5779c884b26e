import type { Option } from "@caseload/contract/options";
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  hint?: ReactNode;
  /** Paler until checked. */
  quiet?: boolean | undefined;
  children: ReactNode;
}

/** One box and its sentence; a native input, so `register("name")` and plain forms work. */
export function Checkbox({ hint, quiet, className, children, ...input }: CheckboxProps) {
  const hintId = useId();
  return (
    <label className={classNames("check", quiet && "quiet", className)}>
      <input aria-describedby={hint ? hintId : undefined} {...input} type="checkbox" />
      <span>
        {children}
        {hint && (
          <span className="hint" id={hintId}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

const layoutClasses = {
  list: "checks",
  row: "checks in-row",
  columns: "checks in-columns",
  sheet: "ruled-choices",
} as const;

interface CheckboxListProps<Value extends string> {
  options: readonly Option<Value>[];
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
          onChange={(event) => toggle(option.value, event.currentTarget.checked)}
        >
          {option.label}
        </Checkbox>
      ))}
    </div>
  );
}
