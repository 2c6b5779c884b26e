import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

export type ButtonVariant =
  | "primary"
  | "secondary"
  | "go"
  | "ghost"
  | "danger"
  | "danger-quiet"
  | "on-lamp"
  | "on-lamp-line";

interface ButtonLook {
  /** One primary per view; `go` is secondary with green text, for repeated forward steps. */
  variant?: ButtonVariant;
  size?: "sm" | "md" | "lg";
  block?: boolean;
}

interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /** Spinner and verb in place of the text; clicks are ignored, the width stays. */
  pending?: boolean;
  /** The verb while pending ("Applying"); the button's own text when absent. */
  pendingText?: string;
}

interface ButtonLinkProps extends ButtonLook, ComponentProps<typeof Link> {}

const buttonSizes = { sm: "size-small", md: undefined, lg: "size-large" } as const;

function buttonClass({ variant = "secondary", size = "md", block }: ButtonLook, extra?: string) {
  const look = variant === "go" ? "secondary forward" : variant;
  return classNames("button", look, buttonSizes[size], block && "block", extra);
}

export function Button({
  variant,
  size,
  block,
  pending = false,
  pendingText,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={pending || undefined}
      onClick={handleClick}
    >
      {pending ? <Waiting rest={children} verb={pendingText ?? children} /> : children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, block }, className)} />;
}

function Waiting({ rest, verb }: { rest: ReactNode; verb: ReactNode }) {
  return (
    <>
      <span className="resting-label" aria-hidden="true">
        {rest}
      </span>
      <span className="busy-label">
        <i className="spinner" aria-hidden="true" />
        {verb}
      </span>
    </>
  );
}
