import { diffWords } from "diff";
import { Fragment } from "react";
import * as styles from "./clauses.module.css";

/** Keeps "80.0" and "$1,500.00" whole. */
const intlSegmenter = new Intl.Segmenter("en-US", { granularity: "word" });

type Kind = "kept" | "inserted" | "deleted";

/** The words of both texts in one, each as kept, inserted or deleted. */
export const redlineParts = (before: string, after: string): Part[] =>
  diffWords(before, after, { intlSegmenter }).map(({ added, removed, value }) => ({
    kind: added ? "inserted" : removed ? "deleted" : "kept",
    text: value,
  }));

interface Part {
  readonly kind: Kind;
  readonly text: string;
}

/** The parts by paragraph: a line break ends one, wherever it stands. */
export function paragraphsOf(parts: readonly Part[]): Part[][] {
  const paragraphs: Part[][] = [[]];
  for (const { kind, text } of parts)
    for (const [at, line] of text.split("\n").entries()) {
      if (at > 0) paragraphs.push([]);
      if (line !== "") paragraphs.at(-1)?.push({ kind, text: line });
    }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

/** A changed text with what was inserted and deleted, by words. */
export default function Redline({ before, after }: { before: string; after: string }) {
  // Parts have no id of their own; their order is the text's.
  return paragraphsOf(redlineParts(before, after)).map((paragraph, line) => (
    <p key={line}>
      {paragraph.map(({ kind, text }, at) => (
        <Fragment key={`${at} ${kind}`}>
          {kind === "inserted" && <ins className={styles.inserted}>{text}</ins>}
          {kind === "deleted" && <del className={styles.deleted}>{text}</del>}
          {kind === "kept" && text}
        </Fragment>
      ))}
    </p>
  ));
}
