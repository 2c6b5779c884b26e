import { classNames } from "./class-names.ts";
import styles from "./file-sheet.module.css";
import reportLinkStyles from "./report-link.module.css";

/** Quiet, at the end of what it is about. */
export function ReportLink({ children, onReport }: { children: string; onReport: () => void }) {
  return (
    <p className={styles.aside}>
      <button type="button" className={classNames("link", reportLinkStyles.reportLink)} onClick={onReport}>
        {children}
      </button>
    </p>
  );
}
