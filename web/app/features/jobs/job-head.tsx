import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { standingOf } from "@caseload/contract/status-labels";
import type { Ref } from "react";
import { Link } from "react-router";
import { Avatar } from "~/ui/avatar.tsx";
import { JobStatusBadge, PriorityBadge } from "~/ui/badge.tsx";
import styles from "~/ui/file-sheet.module.css";

interface JobHeadProps {
  job: Omit<JobDetail, "responsiveness">;
  titleRef?: Ref<HTMLHeadingElement>;
}

export function JobHead({ job, titleRef }: JobHeadProps) {
  return (
    <>
      <div className={styles.badges}>
        <PriorityBadge priority={job.priority} />
        <JobStatusBadge status={standingOf(job)} />
      </div>
      <h1 className="display" ref={titleRef} tabIndex={-1}>
        {job.title}
      </h1>
      <div className={styles.byline}>
        <Avatar id={job.firmId} name={job.firmName} firm />
        <span>
          <b>
            {job.firmHasPage ? (
              <Link className="link" to={`/firms/${job.firmId}`}>
                {job.firmName}
              </Link>
            ) : (
              job.firmName
            )}
          </b>
          <span>{job.location}</span>
        </span>
      </div>
    </>
  );
}
