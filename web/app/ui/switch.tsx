import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  children: ReactNode;
}

/** A setting that takes effect at once; anything saved later is a Checkbox. */
export function Switch({ className, children, ...input }: SwitchProps) {
  return (
    <label className={classNames("check", className)}>
      <input {...input} type="checkbox" role="switch" className="switch" />
      <span>{children}</span>
    </label>
  );
}
