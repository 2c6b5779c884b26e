import { useId } from "react";
import { classNames } from "./class-names.ts";

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Places the strip. */
  className?: string;
  /** On phones the choices have equal widths. */
  equalOnPhones?: boolean;
}

/** Two or three short choices in one strip. Where it switches panels, use Tabs with `segment`. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
  equalOnPhones,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      className={classNames("segmented", equalOnPhones && "equal-on-phones", className)}
      role="radiogroup"
      aria-label={label}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
