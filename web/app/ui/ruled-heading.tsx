import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface RuledHeadingProps {
  className?: string | undefined;
  /** At the right: a version, a count. */
  aside?: ReactNode;
  children: string;
}

/** A rail's heading over a Scotch rule. */
export function RuledHeading({ className, aside, children }: RuledHeadingProps) {
  if (aside === undefined) return <h2 className={classNames("rule", className)}>{children}</h2>;
  return (
    <div className={classNames("rule with-aside", className)}>
      <h2>{children}</h2>
      <small>{aside}</small>
    </div>
  );
}
