import type { ApplicationStatus } from "@caseload/contract/lifecycles";
import { limits } from "@caseload/contract/limits";
import type { JobMatch } from "@caseload/contract/matching/matches";
import MapPin from "lucide-react/icons/map-pin";
import { useId, useRef, type ComponentType, type RefObject } from "react";
import { Link } from "react-router";
import { inSentence, jobLocation } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { ApplicationStatusBadge, PriorityBadge } from "~/ui/badge.tsx";
import { MatchReasons } from "~/ui/mark.tsx";
import { Meta, MetaItem } from "~/ui/meta.tsx";
import type { ShownRow } from "./keep-touched.ts";
import styles from "./fitting-jobs.module.css";

/** What a row's button is told. */
export interface FittingActionProps {
  job: JobMatch["job"];
  applicationStatus: ApplicationStatus | null;
  isGone: boolean;
  /** Id of the row's title. */
  titleId: string;
  /** Takes focus once applied. */
  focusAfterwards: RefObject<HTMLElement | null>;
  onBegin: () => void;
}

interface FittingRowProps {
  row: ShownRow;
  /** Left out for those who may not apply. */
  Action?: ComponentType<FittingActionProps> | undefined;
  onBegin: () => void;
}

/** Reasons in a row; the rest is on the posting's page. */
const reasonsShown = 2;

/** One posting: how well it fits, why, what it pays, and the button to act on it. */
export function FittingRow({ row: { match, isGone }, Action, onBegin }: FittingRowProps) {
  const format = useFormat();
  const titleId = useId();
  const title = useRef<HTMLAnchorElement>(null);
  const { job, matchScore, applicationStatus, salaryFit, fromProfile } = match;
  // Before there is a profile, reasons tell of the date and the place, which stand in the row anyhow.
  const reasons = fromProfile ? match.matchReasons.slice(0, reasonsShown) : [];
  return (
    <li className={styles.fittingRow}>
      <Docket match={match} />
      <div className={styles.details}>
        <h3 className="heading" id={titleId}>
          <Link to={`/jobs/${job.id}`} ref={title}>
            {job.title}
          </Link>
        </h3>
        <Meta>
          <MetaItem>{job.firmName}</MetaItem>
          <MetaItem icon={MapPin}>{jobLocation(job)}</MetaItem>
          {fromProfile && <MetaItem>posted {inSentence(format.ago(job.createdAt))}</MetaItem>}
        </Meta>
        {reasons.length > 0 && <MatchReasons reasons={reasons} score={matchScore} still />}
      </div>
      <div className={styles.action}>
        <p className={styles.payAmount}>{salaryFit}</p>
        {applicationStatus ? (
          <ApplicationStatusBadge status={applicationStatus} />
        ) : (
          <PriorityBadge priority={job.priority} />
        )}
        {Action && (
          <Action
            job={job}
            applicationStatus={applicationStatus}
            isGone={isGone}
            titleId={titleId}
            focusAfterwards={title}
            onBegin={onBegin}
          />
        )}
      </div>
    </li>
  );
}

/** Matches from here on get the solid highlighter (design language, "Match score"). */
const excellent = 90;

const tone = (score: number) =>
  score >= excellent
    ? styles.highScore
    : score > limits.matchBadgeAbove
      ? styles.mediumScore
      : styles.lowScore;

/** The score in percent; before there is a profile, the day of the posting. */
function Docket({ match: { fromProfile, matchScore, job } }: { match: JobMatch }) {
  const format = useFormat();
  return (
    <div className={styles.percent}>
      {fromProfile ? (
        <b className={tone(matchScore)}>
          {matchScore}%<span className="visually-hidden"> match</span>
        </b>
      ) : (
        <time className={styles.posted} dateTime={job.createdAt}>
          <span className="visually-hidden">Posted </span>
          {format.date(job.createdAt)}
        </time>
      )}
    </div>
  );
}
