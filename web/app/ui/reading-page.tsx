import { classNames } from "./class-names.ts";
import * as styles from "./reading-page.module.css";
import type { ReactNode } from "react";

interface Section {
  readonly id: string;
  readonly text: string;
}

interface ReadingPageProps {
  /** Title, summary and actions, above the Scotch rule. */
  head: ReactNode;
  /** Dates, author and the like, above the contents in the margin. */
  facts?: ReactNode;
  /** Sections of the text; none for short texts. */
  contents: readonly Section[];
  children: ReactNode;
}

/** A long text: its head above a Scotch rule, its table of contents in the margin. */
export function ReadingPage({ head, facts, contents, children }: ReadingPageProps) {
  return (
    <article className={classNames("content-width", styles.reading)} data-print="document">
      <header className={styles.readingHead}>{head}</header>
      <div className={styles.readingBody}>
        <div className={styles.readingMargin}>
          {facts && <div className={styles.facts}>{facts}</div>}
          {contents.length > 1 && (
            <nav className={styles.readingContents} aria-labelledby="reading-contents">
              <h2 className="label" id="reading-contents">
                Contents
              </h2>
              <ContentsList contents={contents} />
            </nav>
          )}
        </div>
        <div className={styles.readingText}>
          {contents.length > 1 && (
            <details className={styles.readingFold}>
              <summary>Contents</summary>
              <ContentsList contents={contents} />
            </details>
          )}
          {children}
        </div>
      </div>
    </article>
  );
}

function ContentsList({ contents }: { contents: readonly Section[] }) {
  return (
    <ol>
      {contents.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}
