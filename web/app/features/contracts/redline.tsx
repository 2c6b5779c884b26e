import { diffWords } from "diff";
import { Fragment } from "react";
import styles from "./clauses.module.css";

/** Keeps "80.0" and "$1,500.00" whole. */
const intlSegmenter = new Intl.Segmenter("en-US", { granularity: "word" });

type Kind = "kept" | "inserted" | "deleted";

/** The words of both texts in one, each as kept, inserted or deleted. */
export const redlineParts = (before: string, after: string): { kind: Kind; text: string }[] =>
  diffWords(before, after, { intlSegmenter }).map(({ added, removed, value }) => ({
    kind: added ? "inserted" : removed ? "deleted" : "kept",
    text: value,
  }));

/** A changed text with what was inserted and deleted, by words. */
export default function Redline({ before, after }: { before: string; after: string }) {
  return (
    <p>
      {redlineParts(before, after).map(({ kind, text }, at) => (
        // Parts have no id of their own; their order is the text's.
        <Fragment key={`${at} ${kind}`}>
          {kind === "inserted" && <ins className={styles.inserted}>{text}</ins>}
          {kind === "deleted" && <del className={styles.deleted}>{text}</del>}
          {kind === "kept" && text}
        </Fragment>
      ))}
    </p>
  );
}
