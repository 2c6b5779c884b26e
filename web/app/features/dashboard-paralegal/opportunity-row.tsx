import type { Job } from "@caseload/contract/jobs/jobs";
import { limits } from "@caseload/contract/limits";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import { Link } from "react-router";
import { jobLocation } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { PriorityBadge } from "~/ui/badge.tsx";
import { Meta, MetaItem } from "~/ui/meta.tsx";
import styles from "./paralegal-dashboard.module.css";

/** Matches from here on get the solid highlighter (design language, "Match score"). */
const excellent = 90;

export function OpportunityRow({ job }: { job: Job }) {
  return (
    <li>
      <Link className={styles.entryRow} to={`/jobs/${job.id}`}>
        <Docket job={job} />
        <div className={styles.details}>
          <h3 className="heading">{job.title}</h3>
          <Meta>
            <MetaItem>{job.firmName}</MetaItem>
            <MetaItem icon={MapPin}>{jobLocation(job)}</MetaItem>
            <MetaItem icon={Clock}>{job.hoursPerWeek}</MetaItem>
          </Meta>
        </div>
        <div className={styles.payAmount}>
          <span>{job.budgetRange ?? "Negotiable"}</span>
          <PriorityBadge priority={job.priority} />
        </div>
      </Link>
    </li>
  );
}

/** The score in percent, only above 70 (SPEC.md section 9); else the day of the posting, so that no margin stands empty. */
function Docket({ job: { matchScore, createdAt } }: { job: Job }) {
  const format = useFormat();
  if (matchScore === null || matchScore <= limits.matchBadgeAbove) {
    return (
      <div className={styles.percent}>
        <time className={styles.posted} dateTime={createdAt}>
          <span className="visually-hidden">Posted </span>
          {format.date(createdAt)}
        </time>
      </div>
    );
  }
  return (
    <div className={styles.percent}>
      <b className={matchScore >= excellent ? styles.highScore : styles.mediumScore}>
        {matchScore}%<span className="visually-hidden"> match</span>
      </b>
    </div>
  );
}
