import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { Skeleton } from "./skeleton.tsx";

/** Words, or a figure that leads to the rows which it counts. */
export type NotePart = string | { readonly text: string; readonly to: string };

export interface LedgerCell {
  readonly label: string;
  readonly figure: ReactNode;
  /** One line under the figure. */
  readonly note?: ReactNode;
  /** In the place of the note where it has figures of its own; joined by commas. */
  readonly noteParts?: readonly NotePart[];
  /** Makes the cell a link. */
  readonly to?: string;
  /** At most one cell of a ledger. */
  readonly hot?: boolean;
  /** Beside the figure, as a small chart. */
  readonly aside?: ReactNode;
}

interface LedgerProps {
  /** What the figures are about, read aloud. */
  label: string;
  /** Two to four. */
  cells: readonly LedgerCell[];
  /** `facts`: words of a record rather than large figures. */
  look?: "figures" | "facts";
}

/** Key figures, or facts, in one ruled strip. */
export function Ledger({ label, cells, look = "figures" }: LedgerProps) {
  return (
    <div
      className={classNames(ledgerClass(cells.length), look === "facts" && "facts")}
      role="group"
      aria-label={label}
    >
      {cells.map((cell) => (
        <Cell key={cell.label} cell={cell} />
      ))}
    </div>
  );
}

function Cell({ cell: { label, figure, note, noteParts, to, hot, aside } }: { cell: LedgerCell }) {
  const main = (
    <>
      <span className="label">{label}</span>{" "}
      <span className="figure-row">
        <span className="figure">{figure}</span>
        {aside}
      </span>
    </>
  );
  const parts = (
    <>
      {main}
      {note !== undefined && <span className="note">{note}</span>}
    </>
  );
  const look = hot ? "highlighted" : undefined;
  if (noteParts !== undefined)
    return (
      <div className={classNames("counted-cell", look)}>
        {to === undefined ? (
          main
        ) : (
          <Link to={to} className="cell-link">
            {main}
          </Link>
        )}
        <span className="note">
          <NoteParts parts={noteParts} />
        </span>
      </div>
    );
  if (to === undefined) return <div className={look}>{parts}</div>;
  return (
    <Link to={to} className={look}>
      {parts}
    </Link>
  );
}

/** "3 pending, newest 2 hours ago" */
const NoteParts = ({ parts }: { parts: readonly NotePart[] }) =>
  parts.map((part, at) => (
    <Fragment key={typeof part === "string" ? part : part.text}>
      {at > 0 && ", "}
      {typeof part === "string" ? (
        part
      ) : (
        <Link to={part.to} className="figure-link">
          {part.text}
        </Link>
      )}
    </Fragment>
  ));

/** The strip while its figures load. */
export function LedgerSkeleton({ cells = 4 }: { cells?: number }) {
  return (
    <div className={ledgerClass(cells)} aria-hidden="true">
      {Array.from({ length: cells }, (_, at) => (
        <div key={at}>
          <Skeleton shape="word" />
          <Skeleton shape="figure" />
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  );
}

function ledgerClass(cells: number) {
  return classNames("ledger", cells === 2 && "two-cells", cells === 3 && "three-cells");
}
