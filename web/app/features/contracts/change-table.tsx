import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import type { TermChange } from "./term-changes.ts";
import * as styles from "./rail.module.css";

interface ChangeTableProps {
  rows: readonly TermChange[];
  /** Numbers as in the agreement's margin. */
  numbered?: boolean;
  /** Under the value of a row, by its key. */
  notes?: Readonly<Record<string, string>>;
  /** A last row without a number, for what did not change. */
  unchanged?: { label: string; text: string } | null;
  /** Takes over the value of one row. */
  onUse?: (key: string) => void;
}

/** Values of the terms, with the former ones struck. */
export function ChangeTable({ rows, numbered = false, notes = {}, unchanged, onUse }: ChangeTableProps) {
  return (
    <dl className={classNames(styles.changes, numbered && styles.numbered)}>
      {rows.map((row, at) => (
        <div key={row.key}>
          <dt>
            {numbered && <span className={styles.changeNumber}>{at + 1}</span>}
            {row.label}
          </dt>
          <dd>
            {row.before !== null && (
              <>
                <s>
                  <span className="visually-hidden">Before: </span>
                  {row.before}
                </s>{" "}
              </>
            )}
            {row.after}
            {notes[row.key] && <small>{notes[row.key]}</small>}
            {onUse && (
              <Button
                size="sm"
                className={styles.takeOver}
                aria-label={`Use This: ${row.label}`}
                onClick={() => onUse(row.key)}
              >
                Use This
              </Button>
            )}
          </dd>
        </div>
      ))}
      {unchanged && (
        <div>
          <dt>
            {numbered && <span className={styles.changeNumber} />}
            {unchanged.label}
          </dt>
          <dd>{unchanged.text}, unchanged</dd>
        </div>
      )}
    </dl>
  );
}
