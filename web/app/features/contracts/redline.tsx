import { diffWords } from "diff";
import { Fragment } from "react";
import * as styles from "./clauses.module.css";

/** Keeps "80.0" and "$1,500.00" whole. */
const intlSegmenter = new Intl.Segmenter("en-US", { granularity: "word" });

interface Part {
  readonly kind: "kept" | "inserted" | "deleted";
  readonly text: string;
}

const partsOf = (before: string, after: string): Part[] =>
  diffWords(before, after, { intlSegmenter }).map(({ added, removed, value }) => ({
    kind: added ? "inserted" : removed ? "deleted" : "kept",
    text: value,
  }));

/** The share of words that two paragraphs have in common, from 0 to 1 (Dice's coefficient). */
function likeness(one: string, other: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const [left, right] = [words(one), words(other)];
  const common = [...left].filter((word) => right.has(word)).length;
  return left.size + right.size === 0 ? 1 : (2 * common) / (left.size + right.size);
}

/** Below it, a paragraph is another one: words picked out of both would read as neither. */
const minLikeness = 0.5;

/** The pairs of like paragraphs, in order, that have the most in common (the longest common subsequence, weighted). */
function pairsOf(before: readonly string[], after: readonly string[]): [at: number, to: number][] {
  const best = before.map(() => after.map(() => 0));
  const scoreAt = (row: number, column: number): number => best[row]?.[column] ?? 0;
  const gain = (row: number, column: number): number => {
    const alike = likeness(before[row] ?? "", after[column] ?? "");
    return alike < minLikeness ? 0 : alike + scoreAt(row + 1, column + 1);
  };
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--) {
      const scores = best[row];
      if (scores)
        scores[column] = Math.max(gain(row, column), scoreAt(row + 1, column), scoreAt(row, column + 1));
    }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < before.length && column < after.length;) {
    const score = scoreAt(row, column);
    if (score > 0 && score === gain(row, column)) pairs.push([row++, column++]);
    else if (score === scoreAt(row + 1, column)) row++;
    else column++;
  }
  return pairs;
}

/** Both texts in one, by paragraph: like paragraphs by words, others as deleted or inserted as a whole. */
export function redlineOf(before: string, after: string): Part[][] {
  const [old, current] = [before, after].map((text) => text.split("\n").filter((line) => line !== ""));
  if (!old || !current) return [];
  const paragraphs: Part[][] = [];
  const whole = (kind: Part["kind"], lines: readonly string[]): void =>
    void paragraphs.push(...lines.map((text) => [{ kind, text }]));
  let [row, column] = [0, 0];
  for (const [at, to] of [...pairsOf(old, current), [old.length, current.length] as const]) {
    whole("deleted", old.slice(row, at));
    whole("inserted", current.slice(column, to));
    if (at < old.length && to < current.length) paragraphs.push(partsOf(old[at] ?? "", current[to] ?? ""));
    [row, column] = [at + 1, to + 1];
  }
  return paragraphs;
}

/** One paragraph with what was inserted and deleted. Parts have no id of their own; their order is the text's. */
const marked = (paragraph: readonly Part[]) =>
  paragraph.map(({ kind, text }, at) => (
    <Fragment key={`${at} ${kind}`}>
      {kind === "inserted" && <ins className={styles.inserted}>{text}</ins>}
      {kind === "deleted" && <del className={styles.deleted}>{text}</del>}
      {kind === "kept" && text}
    </Fragment>
  ));

interface RedlineProps {
  before: string;
  after: string;
  /** For a heading, which is no paragraph. */
  isLine?: boolean;
}

/** A changed text with what was inserted and deleted. */
export default function Redline({ before, after, isLine = false }: RedlineProps) {
  if (isLine) return marked(partsOf(before, after));
  return redlineOf(before, after).map((paragraph, line) => <p key={line}>{marked(paragraph)}</p>);
}
