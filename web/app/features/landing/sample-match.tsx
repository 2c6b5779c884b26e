import { specimen } from "@caseload/contract/landing-texts";
import { docketNumber } from "~/lib/format.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { PriorityBadge } from "~/ui/badge.tsx";
import { Score } from "~/ui/score.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./sample-match.module.css";

const lineCount = 21;

/** An illustration: a posting on pleading paper, its evidence highlighted, and the paralegal who fits. */
export function SampleMatch() {
  return (
    <div className={styles.sampleMatch} role="img" aria-label={specimen.description}>
      <LineNumbers lines={lineCount} />
      <div className={styles.text}>
        <Caption />
        <p className={styles.sampleTitle}>{specimen.title}</p>
        <p>
          {specimen.request.map((piece, at) => (at % 2 === 1 ? <mark key={piece}>{piece}</mark> : piece))}
        </p>
        <p className={styles.tail}>{specimen.supervision}</p>
      </div>
      <div className={styles.notes}>
        <p className={styles.noteHeading}>{specimen.fit}</p>
        {specimen.evidence.map(({ fact, text }) => (
          <p className={styles.noteText} key={fact}>
            <b>{fact}</b>
            <span>{text}</span>
          </p>
        ))}
      </div>
      <Stub />
    </div>
  );
}

/** The numbers in a pleading's margin. */
export function LineNumbers({ lines, className }: { lines: number; className?: string | undefined }) {
  return (
    <ol className={classNames(styles.lineNumbers, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => (
        <li key={at} />
      ))}
    </ol>
  );
}

/** Parties at the left, the docket number at the right, as courts want it. */
function Caption() {
  return (
    <div className={styles.sampleCaption}>
      <div>
        {specimen.firm}
        {specimen.terms.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </div>
      <div className={styles.parentheses}>{")\n".repeat(5)}</div>
      <div className={styles.caseTitle}>
        Assignment
        <br />
        {docketNumber(specimen.number)}
        <br />
        <br />
        <span className={styles.priority}>
          <PriorityBadge priority={specimen.priority} />
        </span>
      </div>
    </div>
  );
}

function Stub() {
  const { id, name, lines, score } = specimen.paralegal;
  return (
    <div className={styles.stub}>
      <Avatar id={id} name={name} size="lg" />
      <div>
        <b className={styles.name}>{name}</b>
        {lines.map((line) => (
          <span className={classNames("small", styles.line)} key={line}>
            {line}
          </span>
        ))}
      </div>
      <Score value={score} compact />
    </div>
  );
}
