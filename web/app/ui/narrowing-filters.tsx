import { Fragment, type ReactNode } from "react";
import { Button } from "./button.tsx";
import * as styles from "./narrowing-filters.module.css";

interface NarrowingFilter {
  readonly label: string;
  /** Renders what it finds without all others, and what all others find; both undefined until they are known. */
  readonly count: (show: (byItself: number | undefined, left: number | undefined) => ReactNode) => ReactNode;
  readonly onRemove: () => void;
}

/** Where filters together find nothing: which of them find nothing at all, and what is left without each. */
export default function NarrowingFilters({ filters }: { filters: readonly NarrowingFilter[] }) {
  return (
    <ul className={styles.narrowingFilters} aria-label="Filters hiding jobs">
      {filters.map(({ label, count, onRemove }) => (
        <Fragment key={label}>
          {count((byItself, left) => {
            if (byItself === undefined || left === undefined || (byItself > 0 && left === 0)) return null;
            return (
              <li>
                <span>
                  <b>{label}</b> <span className="muted">{sentenceOf(byItself, left)}</span>
                </span>
                <Button size="sm" aria-label={`Remove the filter ${label}`} onClick={onRemove}>
                  Remove
                </Button>
              </li>
            );
          })}
        </Fragment>
      ))}
    </ul>
  );
}

function sentenceOf(byItself: number, left: number): string {
  const without = left.toLocaleString("en-US");
  if (byItself > 0) return `Jobs without it: ${without}.`;
  if (left > 0) return `No jobs match this filter right now. Jobs without it: ${without}.`;
  return "No jobs match this filter right now.";
}
