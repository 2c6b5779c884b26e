import type { Job } from "@caseload/contract/jobs/jobs";
import { limits } from "@caseload/contract/limits";
import { specialtyLabel } from "@caseload/contract/options";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import { useId, type ReactNode } from "react";
import { Link } from "react-router";
import { jobLocation, plural } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { weeklyHours } from "@caseload/contract/jobs/job-terms";
import { Avatar } from "~/ui/avatar.tsx";
import { JobStatusBadge, PriorityBadge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { TagList } from "~/ui/tag-list.tsx";
import styles from "./job-row.module.css";
import { PayLine, useIsSoon } from "./job-terms.tsx";

interface JobRowProps {
  job: Job;
  /** Badges before those that every posting bears. */
  marks?: ReactNode;
  /** From the place searched for. */
  miles?: number | null;
}

/** One posting of the list: dates in the margin, the work, the terms. Closed and filled ones step back. */
export function JobRow({ job, marks, miles = null }: JobRowProps) {
  const titleId = useId();
  const isOpen = job.status === "open";
  const to = `/jobs/${job.id}`;
  return (
    <article className={classNames(styles.jobRow, !isOpen && styles.quiet)} aria-labelledby={titleId}>
      <div className={styles.body}>
        <div className={styles.badges}>
          {marks}
          <PriorityBadge priority={job.priority} />
          <JobStatusBadge status={job.status} />
        </div>
        <h2 className="title" id={titleId}>
          <Link to={to}>{job.title}</Link>
        </h2>
        <div className={styles.byline}>
          <Avatar id={job.postedById} name={job.postedByName} photo={job.postedByAvatar} size="sm" />
          <span>
            {job.postedByName} <span>for {job.firmName}</span>
          </span>
        </div>
        {isOpen && <p className={styles.description}>{job.description}</p>}
        <TagList tags={job.specialties.map(specialtyLabel)} max={limits.jobSpecialtyBadges} />
      </div>
      <div className={styles.terms}>
        <PayLine budgetRange={job.budgetRange} />
        <ul>
          <li>
            <MapPin className="icon" aria-hidden="true" />
            <span>
              {jobLocation(job)}
              {miles !== null && `, ${plural(Math.round(miles), "mile")}`}
            </span>
          </li>
          <li>
            <Clock className="icon" aria-hidden="true" />
            <span>
              {weeklyHours(job.hoursPerWeek)}, {job.duration}
            </span>
          </li>
        </ul>
        <ButtonLink variant="go" to={to} aria-describedby={titleId}>
          View & Apply
        </ButtonLink>
      </div>
      <Dates job={job} />
    </article>
  );
}

function Dates({ job: { createdAt, deadline, status } }: { job: Job }) {
  const format = useFormat();
  const isSoon = useIsSoon()(deadline) && status === "open";
  return (
    <dl className={styles.dates}>
      <div>
        <dt>Posted</dt>
        <dd>{format.date(createdAt)}</dd>
      </div>
      <div>
        <dt>Deadline</dt>
        {deadline === null ? (
          <dd>None</dd>
        ) : (
          <dd className={classNames(isSoon && styles.soon)}>
            {isSoon ? format.weekday(deadline) : format.day(deadline)}
          </dd>
        )}
      </div>
    </dl>
  );
}
