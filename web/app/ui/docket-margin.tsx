import type { ReactNode } from "react";
import { docketNumber } from "~/lib/format.ts";
import { classNames } from "./class-names.ts";
import * as styles from "./docket-margin.module.css";

interface DocketMarginProps {
  /** The id of a job. */
  id: number;
  /** A date. */
  children: ReactNode;
  /** Places the margin in its row. */
  className?: string;
}

/** The left margin of a job's row: its number above a date, on phones in one line. */
export function DocketMargin({ id, children, className }: DocketMarginProps) {
  return (
    <div className={classNames(styles.margin, className)}>
      <b>{docketNumber(id)}</b>
      {children}
    </div>
  );
}
