import { firstLimits } from "@caseload/contract/first-limits";
import type { ReactNode, Ref } from "react";
import { Link } from "react-router";
import { useFormat } from "~/lib/use-format.ts";
import { classNames } from "./class-names.ts";
import * as styles from "./compact-job-row.module.css";
import { Meta } from "./meta.tsx";
import { Loading, Skeleton } from "./skeleton.tsx";
import { TitleLink } from "./title-link.tsx";

interface CompactJobRowProps {
  job: { readonly id: number; readonly title: string; readonly createdAt: string };
  /** The match in percent; without one, the margin shows the day of the posting. */
  score: number | null;
  /** MetaItems below the title. */
  facts: ReactNode;
  /** Pay and badge at the right. */
  terms: ReactNode;
  /** A button below the terms. */
  action?: ReactNode;
  /** The whole row is the link, with less padding; it has no action then. */
  linked?: boolean;
  titleId?: string;
  titleRef?: Ref<HTMLAnchorElement>;
  /** Below the facts. */
  children?: ReactNode;
}

/** A posting in a short list: the match in percent, the work, the terms. */
export function CompactJobRow({
  job,
  score,
  facts,
  terms,
  action,
  linked = false,
  titleId,
  titleRef,
  children,
}: CompactJobRowProps) {
  const to = `/jobs/${job.id}`;
  const columns = (
    <>
      <div className={styles.margin}>
        {score === null ? <PostedOn date={job.createdAt} /> : <MatchPercent score={score} />}
      </div>
      <div className={styles.details}>
        <h3 className={classNames("heading", styles.title)} id={titleId}>
          {linked ? (
            job.title
          ) : (
            <TitleLink className={styles.titleLink} to={to} ref={titleRef}>
              {job.title}
            </TitleLink>
          )}
        </h3>
        <div className={styles.facts}>
          <Meta>{facts}</Meta>
        </div>
        {children}
      </div>
      <div className={styles.terms}>
        {terms}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </>
  );
  if (!linked) return <li className={classNames(styles.item, styles.jobRow)}>{columns}</li>;
  return (
    <li className={styles.item}>
      <Link className={classNames(styles.jobRow, styles.linked)} to={to}>
        {columns}
      </Link>
    </li>
  );
}

/** Scores from here on get the solid highlighter. */
const excellentScore = 90;

function MatchPercent({ score }: { score: number }) {
  const tone =
    score >= excellentScore
      ? styles.highScore
      : score > firstLimits.matchBadgeAbove
        ? styles.mediumScore
        : styles.lowScore;
  return (
    <b className={tone}>
      {score}%<span className="visually-hidden"> match</span>
    </b>
  );
}

function PostedOn({ date }: { date: string }) {
  const format = useFormat();
  return (
    <time className={styles.posted} dateTime={date}>
      <span className="visually-hidden">Posted </span>
      {format.date(date)}
    </time>
  );
}

/** As many rows as dashboards show. */
export function CompactJobSkeletons({ linked = false }: Pick<CompactJobRowProps, "linked">) {
  return (
    <Loading className="sheet edge">
      {Array.from({ length: firstLimits.dashboardJobs }, (_, index) => (
        <div className={classNames(styles.skeleton, styles.jobRow, linked && styles.linked)} key={index}>
          <div className={styles.margin}>
            <Skeleton shape="tag" className={linked ? undefined : styles.percentSkeleton} />
          </div>
          <div className={styles.details}>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
            {!linked && (
              <>
                <Skeleton />
                <Skeleton shape="short" />
              </>
            )}
          </div>
          <div className={styles.terms}>
            <Skeleton shape="pay" className={linked ? undefined : styles.paySkeleton} />
            {!linked && <Skeleton shape="button" className={styles.actionSkeleton} />}
          </div>
        </div>
      ))}
    </Loading>
  );
}
