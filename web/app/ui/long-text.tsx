import { classNames } from "./class-names.ts";
import styles from "./long-text.module.css";
import readingPageStyles from "./reading-page.module.css";

interface LongTextProps {
  /** Made on the server from our own Markdown files, in which raw HTML is shown as text. */
  html: string;
}

/** A long text, set for reading. */
export function LongText({ html }: LongTextProps) {
  return (
    <div
      className={classNames(styles.longText, readingPageStyles.longText)}
      // oxlint-disable-next-line react/no-danger -- our own files, rendered without raw HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
