import type { Job } from "@caseload/contract/jobs/jobs";
import { weeklyHours } from "@caseload/contract/jobs/job-terms";
import { Link } from "react-router";
import { jobLocation } from "~/lib/format.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { PriorityBadge } from "~/ui/badge.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import styles from "./firm-page.module.css";

/** The law office's open postings, newest first. */
export function FirmJobs({ firmId }: { firmId: number }) {
  const list = useApiPages("listFirmJobs", { params: { id: firmId } });
  if (list.isPending)
    return (
      <Loading className={styles.firmJobs}>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
      </Loading>
    );
  const failed = list.error && (
    <InlineAlert
      title="Failed to fetch jobs"
      text={list.error.text}
      onRetry={list.rows.length > 0 ? list.loadMore : list.refetch}
    />
  );
  if (list.rows.length === 0)
    return failed ?? <p className="muted">This law office has no open position at the moment.</p>;
  return (
    <>
      {failed}
      <ul className={styles.firmJobs}>
        {list.rows.map((job) => (
          <FirmJob key={job.id} job={job} />
        ))}
      </ul>
      <MoreRows
        shown={list.rows.length}
        noun="positions"
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onMore={list.loadMore}
      />
    </>
  );
}

function FirmJob({ job }: { job: Job }) {
  const format = useFormat();
  const facts = [
    jobLocation(job),
    weeklyHours(job.hoursPerWeek),
    job.budgetRange,
    job.deadline && `closes ${format.day(job.deadline)}`,
  ].filter(Boolean);
  return (
    <li>
      <h3 className="heading">
        <Link to={`/jobs/${job.id}`}>{job.title}</Link>
      </h3>
      <p className="small muted">{facts.join(", ")}</p>
      <PriorityBadge priority={job.priority} />
    </li>
  );
}
