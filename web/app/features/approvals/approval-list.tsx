import type { Job } from "@caseload/contract/jobs/jobs";
import { Clock, MapPin } from "lucide-react";
import { useId } from "react";
import { Link, useSearchParams } from "react-router";
import { errorText } from "~/lib/api.ts";
import { docketNumber, jobLocation } from "~/lib/format.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { JobStatusBadge, PriorityBadge } from "~/ui/badge.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Meta, MetaItem } from "~/ui/meta.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { RowSkeletons } from "~/ui/skeleton.tsx";
import { classNames } from "~/ui/class-names.ts";
import { ApprovalButtons } from "./approval-buttons.tsx";
import styles from "./approvals.module.css";

const bringToView = (row: HTMLLIElement | null): void => row?.scrollIntoView({ block: "center" });

/** One posting; the one that a notification asked for stands out. */
function ApprovalRow({ job }: { job: Job }) {
  const isAsked = useSearchParams()[0].get("job") === String(job.id);
  const format = useFormat();
  const titleId = useId();
  return (
    <li aria-current={isAsked || undefined} ref={isAsked ? bringToView : undefined}>
      <div className={styles.gutter}>
        <b>{docketNumber(job.id)}</b>
        <time dateTime={job.createdAt}>{format.stamp(job.createdAt)}</time>
      </div>
      <div className={styles.details}>
        <h2 className="heading" id={titleId}>
          <Link to={`/jobs/${job.id}`}>{job.title}</Link>
        </h2>
        <p className="small muted">Written by {job.postedByName}</p>
        <Meta>
          <MetaItem icon={MapPin}>{jobLocation(job)}</MetaItem>
          <MetaItem icon={Clock}>
            {job.hoursPerWeek}, {job.duration}
          </MetaItem>
          {job.budgetRange && <MetaItem>{job.budgetRange}</MetaItem>}
        </Meta>
        <p className={styles.description}>{job.description}</p>
        <div className={styles.state}>
          <PriorityBadge priority={job.priority} />
          <JobStatusBadge status={job.status} />
          {job.deadline && <span className="small faint">Closes {format.day(job.deadline)}</span>}
        </div>
      </div>
      <ApprovalButtons job={job} titleId={titleId} />
    </li>
  );
}

/** Postings of the firm that wait for an approval, newest first. */
export function ApprovalList() {
  const list = useApiPages("listJobApprovals");
  if (list.isPending) return <RowSkeletons rows={3} />;
  const failed = list.error && (
    <InlineAlert
      title="Postings could not be loaded"
      text={errorText(list.error, "Please try again")}
      onRetry={list.rows.length > 0 ? list.loadMore : list.refetch}
    />
  );
  if (list.rows.length === 0) return failed ?? <NothingWaits />;
  return (
    <>
      {failed}
      <ul className={classNames("sheet edge", styles.approvals)}>
        {list.rows.map((job) => (
          <ApprovalRow key={job.id} job={job} />
        ))}
      </ul>
      <MoreRows
        shown={list.rows.length}
        noun="postings"
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onMore={list.loadMore}
      />
    </>
  );
}

const NothingWaits = () => (
  <EmptyState
    art={<DrawerArt />}
    title="Nothing waits for approval"
    text="Postings of colleagues who may not post by themselves arrive here."
  />
);
