import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import * as styles from "./file-sheet.module.css";

interface FileSheetProps {
  /** Badges, the page's h1 and whose file it is. */
  head: ReactNode;
  /** FileSections. */
  children: ReactNode;
  /** At the right on desktops, below the sections on phones. */
  panel: ReactNode;
  /** Stays at the bottom of the window on phones. */
  bar?: ReactNode;
}

/** One record as a document: head, Scotch rule, sections with their names in the margin, and a panel of terms. */
export function FileSheet({ head, children, panel, bar }: FileSheetProps) {
  return (
    <div className={styles.file}>
      <div className={styles.fileColumns}>
        <article className={classNames("sheet", styles.fileDocument)}>
          <header>{head}</header>
          <hr className={classNames("scotch", styles.fileRule)} />
          {children}
        </article>
        <aside className={styles.filePanel} aria-label="Details">
          {panel}
        </aside>
      </div>
      {bar && (
        <div className={styles.fileBar} data-phone-bar="own">
          {bar}
        </div>
      )}
    </div>
  );
}

interface FileSectionProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

export function FileSection({ title, className, children }: FileSectionProps) {
  return (
    <section className={styles.fileRow}>
      <h2>{title}</h2>
      <div className={className}>{children}</div>
    </section>
  );
}
