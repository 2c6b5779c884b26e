import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useControlAttributes } from "./field-context.ts";

interface TextInputProps extends ComponentProps<"input"> {
  icon?: LucideIcon;
  /** A short sign before the text, as "$". */
  prefix?: string;
  /** The icon of a search box: larger, and further from the edge. */
  largeIcon?: boolean;
  /** With an icon: `quiet` is the search box of the header, `bare` the box of the command palette. */
  look?: "quiet" | "bare" | undefined;
  /** As tall as a large button. */
  large?: boolean;
}

/** One line of text; spread `register("name")` into it. */
export function TextInput({
  icon: Icon,
  prefix,
  largeIcon,
  large,
  look,
  id,
  className,
  ...rest
}: TextInputProps) {
  const wiring = useControlAttributes(id);
  const input = (
    <input {...wiring} {...rest} className={classNames("input", large && "size-large", className)} />
  );
  if (Icon) {
    return (
      <span className={classNames("with-icon", look, largeIcon && "large-icon")}>
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
