import type { Job } from "@caseload/contract/jobs/jobs";
import { firstLimits } from "@caseload/contract/first-limits";
import { specialtyLabel } from "@caseload/contract/options";
import { useId } from "react";
import { docketNumber, jobLocation } from "~/lib/format.ts";
import { pay, weeklyHours } from "@caseload/contract/jobs/job-terms";
import { Avatar } from "~/ui/avatar.tsx";
import { JobStatusBadge, PriorityBadge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import styles from "./featured.module.css";

/** A posting as a third-cut folder. */
export function JobFolder({ job }: { job: Job }) {
  const titleId = useId();
  const specialties = job.specialties.map(specialtyLabel);
  return (
    <article className={styles.folder} aria-labelledby={titleId}>
      <span className={styles.tabName}>
        {docketNumber(job.id)} <span className="faint">{specialties[0]}</span>
      </span>
      <div className={styles.inside}>
        <div className={styles.badges}>
          <PriorityBadge priority={job.priority} />
          <JobStatusBadge status={job.status} />
        </div>
        <h3 className="heading" id={titleId}>
          {job.title}
        </h3>
        <div className={styles.byline}>
          <Avatar id={job.firmId} name={job.firmName} size="sm" firm />
          <span>
            {job.firmName}
            <span>{jobLocation(job)}</span>
          </span>
        </div>
        <p className={styles.description}>{job.description}</p>
        <TagList tags={specialties} max={firstLimits.jobSpecialtyBadges} />
        <div className={styles.trailing}>
          <Pay job={job} />
          <ButtonLink size="sm" to={`/jobs/${job.id}`} aria-describedby={titleId}>
            View Details
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function Pay({ job }: { job: Job }) {
  const { figure, unit } = pay(job.budgetRange);
  const hours = weeklyHours(job.hoursPerWeek);
  return (
    <span className={styles.payAmount}>
      {figure} <small>{unit ? `${unit}, ${hours}` : hours}</small>
    </span>
  );
}
