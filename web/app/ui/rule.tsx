import { classNames } from "./class-names.ts";

/** Thick over thin: opens documents and closes sections. */
export function ScotchRule({ soft = false }: { soft?: boolean }) {
  return <hr className={classNames("scotch", soft && "soft")} />;
}

/** A rail's heading, standing on a Scotch rule. */
export function RuledHeading({ children }: { children: string }) {
  return <h2 className="rule">{children}</h2>;
}
