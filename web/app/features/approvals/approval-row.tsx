import type { Job } from "@caseload/contract/jobs/jobs";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import { useId } from "react";
import { Link, useSearchParams } from "react-router";
import { docketNumber, jobLocation } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { JobStatusBadge, PriorityBadge } from "~/ui/badge.tsx";
import { Meta, MetaItem } from "~/ui/meta.tsx";
import { ApprovalButtons } from "./approval-buttons.tsx";
import styles from "./approvals.module.css";

const bringToView = (row: HTMLLIElement | null): void => row?.scrollIntoView({ block: "center" });

/** One posting; the one that a notification asked for stands out. */
export function ApprovalRow({ job }: { job: Job }) {
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
