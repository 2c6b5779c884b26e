import type { Pipeline as PipelineFigures } from "@caseload/contract/reporting/dashboards";
import { type CSSProperties, useId } from "react";
import { Link } from "react-router";
import { classNames } from "~/ui/class-names.ts";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { reportOf } from "./report-links.ts";
import * as styles from "./pipeline.module.css";

interface Stage {
  readonly label: string;
  readonly count: number;
  /** The report with as many rows. */
  readonly to: string;
  /** The part that waits for someone; yellow. */
  readonly waiting?: { readonly count: number; readonly text: string; readonly to: string };
  readonly note: string;
}

const stagesOf = (figures: PipelineFigures): readonly Stage[] => [
  {
    label: "Posted",
    count: figures.posted,
    to: reportOf("jobs"),
    note: figures.posted === 1 ? "posting published" : "postings published",
  },
  {
    label: "Applied",
    count: figures.applied,
    to: reportOf("applications"),
    waiting: {
      count: figures.pending,
      text: `${figures.pending.toLocaleString("en-US")} new`,
      to: reportOf("applications", { only: "pending" }),
    },
    note: figures.applied === 1 ? "application received" : "applications received",
  },
  {
    label: "Shortlisted",
    count: figures.shortlisted,
    to: reportOf("applications", { only: "reviewing" }),
    note: "of these, under review now",
  },
  {
    label: "Hired",
    count: figures.hired,
    to: reportOf("contracts"),
    waiting: {
      count: figures.awaitingTerms,
      text: `${figures.awaitingTerms.toLocaleString("en-US")} awaiting signatures`,
      to: reportOf("contracts", { only: "pending_terms" }),
    },
    note: figures.hired === 1 ? "contract opened" : "contracts opened",
  },
  {
    label: "In progress",
    count: figures.inProgress,
    to: reportOf("hours", { only: "in_progress" }),
    note: "contracts now, opened at any time",
  },
];

/** From postings to work in progress, on one scale; each figure leads to its rows. */
export function Pipeline({ figures }: { figures: PipelineFigures | undefined }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.head}>
        <h2 className="title" id={titleId}>
          Pipeline
        </h2>
        <span className="small faint">Whole firm, last 30 days</span>
      </div>
      {figures ? <Stages stages={stagesOf(figures)} /> : <StageSkeletons />}
    </section>
  );
}

function Stages({ stages }: { stages: readonly Stage[] }) {
  const max = Math.max(1, ...stages.map(({ count }) => count));
  return (
    <ol className={classNames("sheet edge", styles.stages)}>
      {stages.map((stage) => (
        <StageCell key={stage.label} stage={stage} max={max} />
      ))}
    </ol>
  );
}

const shareOf = (count: number, max: number) => ({ "--share": `${(100 * count) / max}%` }) as CSSProperties;

function StageCell({ stage: { label, count, to, waiting, note }, max }: { stage: Stage; max: number }) {
  const waits = waiting !== undefined && waiting.count > 0;
  return (
    <li>
      <Link to={to} className={styles.stageLink}>
        <span className="label">{label}</span>{" "}
        <span className={classNames("figure", styles.stageFigure)}>{count.toLocaleString("en-US")}</span>
      </Link>
      <span className={styles.stageBar} aria-hidden="true">
        {waits && <i className={styles.waiting} style={shareOf(waiting.count, max)} />}
        <i style={shareOf(count - (waits ? waiting.count : 0), max)} />
      </span>
      <small>
        {note}
        {waits && (
          <>
            {", "}
            <Link to={waiting.to} className={styles.waitingLink}>
              {waiting.text}
            </Link>
          </>
        )}
      </small>
    </li>
  );
}

const StageSkeletons = () => (
  <Loading className={classNames("sheet edge", styles.stages)}>
    {Array.from({ length: 5 }, (_, at) => (
      <div key={at}>
        <Skeleton shape="word" />
        <Skeleton shape="figure" />
      </div>
    ))}
  </Loading>
);
