import type { Option } from "@caseload/contract/options";
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  hint?: ReactNode;
  children: ReactNode;
}

/** One box and its sentence; a native input, so `register("name")` and plain forms work. */
export function Checkbox({ hint, className, children, ...input }: CheckboxProps) {
  const hintId = useId();
  return (
    <label className={classNames("check", className)}>
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

interface CheckboxListProps<Value extends string> {
  options: readonly Option<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** `sheet`: ruled rows with the box at the right, for bottom sheets. */
  layout?: "list" | "row" | "sheet";
}

/** Checkboxes for a list of values. Rendered inside a FieldGroup. */
export function CheckboxList<Value extends string>({
  options,
  value,
  onChange,
  layout = "list",
}: CheckboxListProps<Value>) {
  function toggle(changed: Value, checked: boolean) {
    onChange(checked ? [...value, changed] : value.filter((one) => one !== changed));
  }
  return (
    <div
      className={layout === "sheet" ? "ruled-choices" : classNames("checks", layout === "row" && "in-row")}
    >
      {options.map((option) => (
        <Checkbox
          key={option.value}
          checked={value.includes(option.value)}
          onChange={(event) => toggle(option.value, event.currentTarget.checked)}
        >
          {option.label}
        </Checkbox>
      ))}
    </div>
  );
}
