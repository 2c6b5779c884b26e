import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import * as styles from "./long-text.module.css";

type LongTextProps =
  | { children: ReactNode; className?: string | undefined }
  /** Made on the server from our own Markdown files, in which raw HTML is shown as text. */
  | { html: string };

/** Headings, paragraphs, lists and tables, set for reading. */
export function LongText(props: LongTextProps) {
  if ("html" in props)
    // oxlint-disable-next-line react/no-danger -- our own files, rendered without raw HTML
    return <div className={styles.longText} dangerouslySetInnerHTML={{ __html: props.html }} />;
  return <div className={classNames(styles.longText, props.className)}>{props.children}</div>;
}
