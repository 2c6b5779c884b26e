import * as styles from "./columns.module.css";
import type { ReactNode } from "react";

interface ColumnsProps {
  /** Sections that each open with a RuledHeading; below the content on phones. */
  rail: ReactNode;
  children: ReactNode;
}

/** A page's content with a narrow rail at its right. */
export function Columns({ rail, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <div className={styles.columnsRail}>{rail}</div>
    </div>
  );
}
