import { classNames } from "./class-names.ts";
import * as fileStyles from "./file-sheet.module.css";
import * as styles from "./report-link.module.css";

/** Quiet, at the end of what it is about. */
export function ReportLink({ children, onReport }: { children: string; onReport: () => void }) {
  return (
    <p className={fileStyles.aside}>
      <button type="button" className={classNames("link", styles.reportLink)} onClick={onReport}>
        {children}
      </button>
    </p>
  );
}
