import * as styles from "./field-row.module.css";
import type { ReactNode } from "react";

/** Two short fields side by side; one above the other on phones. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.fieldRow}>{children}</div>;
}
