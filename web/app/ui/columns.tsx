import * as styles from "./columns.module.css";
import { classNames } from "./class-names.ts";
import type { ReactNode } from "react";

interface ColumnsProps {
  /** Sections that each open with a RuledHeading; below the content on phones. The content takes its place without one. */
  rail: ReactNode;
  /** The content is as high as the rail, where that is longer. */
  equalHeights?: boolean;
  children: ReactNode;
}

/** A page's content with a narrow rail at its right. */
export function Columns({ rail, equalHeights, children }: ColumnsProps) {
  return (
    <div className={classNames(styles.columns, !rail && styles.single, equalHeights && styles.equalHeights)}>
      <div>{children}</div>
      {rail && <div className={styles.columnsRail}>{rail}</div>}
    </div>
  );
}
