import { postedPay, weeklyHours } from "@caseload/contract/jobs/job-terms";
import type { Job } from "@caseload/contract/jobs/jobs";
import { limits } from "@caseload/contract/limits";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import { Link } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { jobLocation } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { PriorityBadge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { CompactJobRow, CompactJobSkeletons } from "~/ui/compact-job-row.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MetaItem } from "~/ui/meta.tsx";
import { recentJobs } from "./recent-jobs.ts";
import * as styles from "./paralegal-dashboard.module.css";

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

/** The score is shown above 70 percent only (SPEC.md section 9). */
function OpportunityRow({ job }: { job: Job }) {
  const isGoodMatch = job.matchScore !== null && job.matchScore > limits.matchBadgeAbove;
  return (
    <CompactJobRow
      linked
      job={job}
      score={isGoodMatch ? job.matchScore : null}
      facts={
        <>
          <MetaItem>{job.firmName}</MetaItem>
          <MetaItem icon={MapPin}>{jobLocation(job)}</MetaItem>
          <MetaItem icon={Clock}>{weeklyHours(job.hoursPerWeek)}</MetaItem>
        </>
      }
      terms={
        <>
          <span>{postedPay(job.budgetRange)}</span>
          <PriorityBadge priority={job.priority} />
        </>
      }
    />
  );
}

function Opportunities() {
  const { data, error, refetch } = useApi("listJobs", recentJobs);
  if (data && data.length > 0) {
    return (
      <ul className="sheet edge">
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
        text="No firms have open postings right now. New ones appear here automatically."
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
  return <CompactJobSkeletons linked />;
}
