import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** A line of small facts. */
export function Meta({ children }: { children: ReactNode }) {
  return <div className="meta">{children}</div>;
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
export function TermList({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className="term-list">
      {terms.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
