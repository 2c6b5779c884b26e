import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useControlAttributes } from "./field-context.ts";

interface TextInputProps extends ComponentProps<"input"> {
  icon?: LucideIcon;
  /** A short sign before the text, as "$". */
  prefix?: string;
}

/** One line of text; spread `register("name")` into it. */
export function TextInput({ icon: Icon, prefix, id, className, ...rest }: TextInputProps) {
  const wiring = useControlAttributes(id);
  const input = <input {...wiring} {...rest} className={classNames("input", className)} />;
  if (Icon) {
    return (
      <span className="with-icon">
        <Icon className="icon" />
        {input}
      </span>
    );
  }
  if (prefix) {
    return (
      <span className="affix">
        <span aria-hidden="true">{prefix}</span>
        {input}
      </span>
    );
  }
  return input;
}
