import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A line of small facts. */
export function Meta({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames("meta", className)}>{children}</div>;
}

export function MetaItem({ icon: Icon, children }: { icon?: LucideIcon; children: ReactNode }) {
  return (
    <span>
      {Icon && <Icon className="icon" />}
      {children}
    </span>
  );
}

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
