import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface Term {
  readonly term: string;
  readonly value: ReactNode;
}

/** Terms and their values, ruled: the rail's details. */
export function TermList({ terms, className }: { terms: readonly Term[]; className?: string | undefined }) {
  return (
    <dl className={classNames("term-list", className)}>
      {terms.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
