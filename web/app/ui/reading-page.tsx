import { classNames } from "./class-names.ts";
import styles from "./reading-page.module.css";
import type { ReactNode } from "react";

interface Section {
  readonly id: string;
  readonly text: string;
}

interface ReadingPageProps {
  /** The title and what stands with it, above the Scotch rule. */
  head: ReactNode;
  /** Above the contents, in the margin. */
  margin?: ReactNode;
  /** Sections of the text; none for short texts. */
  contents: readonly Section[];
  children: ReactNode;
}

/** A page to be read: the head on a Scotch rule, the contents in the docket margin, the text beside it. */
export function ReadingPage({ head, margin, contents, children }: ReadingPageProps) {
  return (
    <article className={classNames("content-width", styles.reading)}>
      <header className={styles.readingHead}>{head}</header>
      <div className={styles.readingBody}>
        <div className={styles.readingMargin}>
          {margin}
          {contents.length > 1 && (
            <nav className={styles.readingContents} aria-labelledby="reading-contents">
              <h2 className="label" id="reading-contents">
                Contents
              </h2>
              <ContentsList contents={contents} />
            </nav>
          )}
        </div>
        <div className="reading-text">
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
