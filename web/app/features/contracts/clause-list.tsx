import { Suspense, useState } from "react";
import { useIsPrinted } from "~/lib/use-is-printed.ts";
import { classNames } from "~/ui/class-names.ts";
import { lazyPart } from "~/ui/lazy-part.ts";
import { type ComparedSection, foldUnchanged, type SectionRun, unchangedText } from "./agreement-text.ts";
import type { TermChange } from "./term-changes.ts";
import * as styles from "./clauses.module.css";

// Most visits compare nothing: the library that does comes with the first comparison.
const Redline = lazyPart(() => import("./redline.tsx"));

interface ClauseListProps {
  sections: readonly ComparedSection[];
  /** Numbered in the margin beside the sections that state them. */
  changes: readonly TermChange[];
}

/** The numbered sections of an agreement; in a comparison on screen, runs of unchanged ones fold into one row. */
export function ClauseList({ sections, changes }: ClauseListProps) {
  const isPrinted = useIsPrinted();
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const isCompared = sections.some(({ isChanged }) => isChanged);
  const runs: readonly SectionRun[] = isCompared
    ? foldUnchanged(sections)
    : sections.map((section) => ({ kind: "shown", section }));
  return (
    <ol className={styles.clauses}>
      {runs.flatMap((run) => {
        if (run.kind === "shown")
          return <Clause key={keyOf(run.section)} section={run.section} changes={changes} />;
        const [first] = run.sections;
        const key = first ? keyOf(first) : "";
        if (isPrinted || unfolded.has(key))
          return run.sections.map((section) => (
            <Clause key={keyOf(section)} section={section} changes={changes} />
          ));
        return (
          <li key={`folded ${key}`} className={styles.folded}>
            <span>{unchangedText(run.sections)}</span>
            <button
              type="button"
              className={classNames("link", styles.unfold)}
              onClick={() => setUnfolded(new Set([...unfolded, key]))}
            >
              Show<span className="visually-hidden"> {unchangedText(run.sections)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const keyOf = ({ number, heading, before }: ComparedSection): string =>
  `${number ?? `removed ${before}`} ${heading}`;

function Clause({ section, changes }: { section: ComparedSection; changes: readonly TermChange[] }) {
  const { number, heading, headingBefore, text, before, isChanged } = section;
  const numbers = changes.flatMap((change, at) => (change.section === heading ? at + 1 : []));
  return (
    <li
      className={classNames(styles.clause, isChanged && styles.changed)}
      data-change={isChanged && numbers.length > 0 ? numbers.join(", ") : undefined}
    >
      <span className={styles.clauseNumber}>{number === null ? "" : `${number}.`}</span>
      <div>
        {heading && (
          <h3>
            {isChanged ? (
              <Suspense fallback={heading}>
                <Redline before={headingBefore} after={number === null ? "" : heading} isLine />
              </Suspense>
            ) : (
              heading
            )}
          </h3>
        )}
        {isChanged ? (
          <Suspense fallback={<Paragraphs text={text} />}>
            <Redline before={before} after={text} />
          </Suspense>
        ) : (
          <Paragraphs text={text} />
        )}
      </div>
    </li>
  );
}

const Paragraphs = ({ text }: { text: string }) =>
  // Paragraphs have no id of their own; their order is the text's.
  text.split("\n").map((paragraph, at) => <p key={`${at} ${paragraph}`}>{paragraph}</p>);
