import type { Job } from "@caseload/contract/jobs/jobs";
import { limits } from "@caseload/contract/limits";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import { Link } from "react-router";
import { errorText } from "~/lib/api.ts";
import { jobLocation } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { PriorityBadge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Meta, MetaItem } from "~/ui/meta.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { recentJobs } from "./recent-jobs.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./paralegal-dashboard.module.css";

export function RecentOpportunities() {
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2 className="title">Recent Opportunities</h2>
        <Link to="/jobs" className="link touch-link ui-text">
          View All
        </Link>
      </div>
      <Opportunities />
    </section>
  );
}

/** Minimum score, in percent, of the solid highlighter. */
const minHighScore = 90;

function OpportunityRow({ job }: { job: Job }) {
  return (
    <li>
      <Link className={styles.entryRow} to={`/jobs/${job.id}`}>
        <Docket job={job} />
        <div className={styles.details}>
          <h3 className="heading">{job.title}</h3>
          <Meta className={styles.facts}>
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

/** The score in percent, only above 70 (SPEC.md section 9); else the day of the posting. */
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
      <b className={matchScore >= minHighScore ? styles.highScore : styles.mediumScore}>
        {matchScore}%<span className="visually-hidden"> match</span>
      </b>
    </div>
  );
}

function Opportunities() {
  const { data, error, refetch } = useApi("listJobs", recentJobs);
  if (data && data.length > 0) {
    return (
      <ul className={classNames("sheet edge", styles.opportunities)}>
        {data.map((job) => (
          <OpportunityRow key={job.id} job={job} />
        ))}
      </ul>
    );
  }
  if (data) {
    return (
      <EmptyState
        level={3}
        art={<DrawerArt />}
        title="No open opportunities"
        text="No law office has an open posting right now. New ones appear here at once."
        action={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}
      />
    );
  }
  if (error) {
    return (
      <InlineAlert
        title="Failed to fetch jobs"
        text={errorText(error, "Please try again")}
        onRetry={() => void refetch()}
      />
    );
  }
  return <OpportunitySkeletons />;
}

function OpportunitySkeletons() {
  return (
    <Loading className={classNames("sheet edge", styles.opportunities)}>
      {Array.from({ length: limits.dashboardJobs }, (_, at) => (
        <div className={styles.entryRow} key={at}>
          <div className={styles.percent}>
            <Skeleton shape="tag" />
          </div>
          <div className={classNames(styles.details, styles.detailsSkeleton)}>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
          </div>
          <div className={styles.payAmount}>
            <Skeleton shape="pay" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
