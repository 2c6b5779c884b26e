import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useControlAttributes } from "./field-context.ts";

interface TextInputProps extends ComponentProps<"input"> {
  icon?: LucideIcon;
  /** A short sign before the text, as "$". */
  prefix?: string;
  /** With an icon: `quiet` is the search box of the header, `bare` the box of the command palette. */
  look?: "quiet" | "bare" | undefined;
}

/** One line of text; spread `register("name")` into it. */
export function TextInput({ icon: Icon, prefix, look, id, className, ...rest }: TextInputProps) {
  const wiring = useControlAttributes(id);
  const input = <input {...wiring} {...rest} className={classNames("input", className)} />;
  if (Icon) {
    return (
      <span className={classNames("with-icon", look)}>
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
