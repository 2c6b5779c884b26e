import { Link } from "react-router";
import { errorText } from "~/lib/api.ts";
import { useApi } from "~/lib/use-api.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { OpportunityRow } from "./opportunity-row.tsx";
import { OpportunitySkeletons } from "./opportunity-skeletons.tsx";
import { recentJobs } from "./recent-jobs.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./paralegal-dashboard.module.css";

export function RecentOpportunities() {
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2 className="title">Recent Opportunities</h2>
        <Link to="/jobs" className="link ui-text">
          View All
        </Link>
      </div>
      <Opportunities />
    </section>
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
