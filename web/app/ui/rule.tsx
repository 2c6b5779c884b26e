import { classNames } from "./class-names.ts";

/** Thick over thin: opens documents and closes sections. */
export function ScotchRule({ soft = false }: { soft?: boolean }) {
  return <hr className={classNames("scotch", soft && "soft")} />;
}

/** A rail's heading over a Scotch rule. */
export function RuledHeading({ className, children }: { className?: string | undefined; children: string }) {
  return <h2 className={classNames("rule", className)}>{children}</h2>;
}
