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
