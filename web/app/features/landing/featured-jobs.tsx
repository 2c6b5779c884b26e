import ArrowRight from "lucide-react/icons/arrow-right";
import { useApi } from "~/lib/use-api.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { CardSkeletons } from "~/ui/skeleton.tsx";
import { featuredJobs } from "./featured-calls.ts";
import { JobFolder } from "./job-folder.tsx";
import styles from "./featured.module.css";

/** The three newest open postings; a failure here leaves the rest of the page standing. */
export function FeaturedJobs() {
  return (
    <>
      <Jobs />
      <p className={styles.after}>
        <ButtonLink variant="ghost" to="/jobs">
          View All Opportunities <ArrowRight className="icon" aria-hidden="true" />
        </ButtonLink>
      </p>
    </>
  );
}

function Jobs() {
  const jobs = useApi("listJobs", featuredJobs);
  if (jobs.isPending) return <CardSkeletons cards={featuredJobs.query.limit} />;
  if (jobs.error) {
    return (
      <InlineAlert
        title="Failed to fetch jobs"
        text={jobs.error.text}
        onRetry={() => void jobs.refetch()}
        retrying={jobs.isFetching}
      />
    );
  }
  if (jobs.data.length === 0) {
    return (
      <p className="muted">No position is open at the moment. New ones appear here as they are posted.</p>
    );
  }
  return (
    <div className={styles.folders}>
      {jobs.data.map((job) => (
        <JobFolder key={job.id} job={job} />
      ))}
    </div>
  );
}
