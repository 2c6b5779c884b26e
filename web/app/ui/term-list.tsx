import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface Term {
  readonly term: string;
  readonly value: ReactNode;
}

interface TermsProps {
  terms: readonly Term[];
  className?: string | undefined;
}

/** Terms and their values, in the look of the caller's class. */
export function PlainTerms({ terms, className }: TermsProps) {
  return (
    <dl className={className}>
      {terms.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Terms and their values, ruled: the rail's details. */
export const TermList = ({ terms, className }: TermsProps) => (
  <PlainTerms terms={terms} className={classNames("term-list", className)} />
);
