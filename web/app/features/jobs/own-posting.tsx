import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { standingOf } from "@caseload/contract/status-labels";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useUser } from "~/lib/session.ts";
import { useFormat } from "~/lib/use-format.ts";
import { JobStatusBadge, PriorityBadge } from "~/ui/badge.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Columns } from "~/ui/columns.tsx";
import * as fileStyles from "~/ui/file-sheet.module.css";
import JobInterest from "./job-interest.tsx";
import { ClosingNote } from "./job-panel.tsx";
import { JobSections } from "./job-sections.tsx";
import OwnerActions from "./owner-actions.tsx";
import { OwnPostingRail } from "./own-posting-rail.tsx";
import * as styles from "./own-posting.module.css";

interface OwnPostingProps {
  job: JobDetail;
  /** Suggested paralegals, if any. */
  children?: ReactNode;
}

/** A posting as those who manage it see it: what they do with it, its interest and applicants, then what it says. */
export default function OwnPosting({ job, children }: OwnPostingProps) {
  const user = useUser();
  const format = useFormat();
  const poster = job.postedById === user?.id ? "you" : job.postedByName;
  return (
    <>
      <header className={styles.head}>
        <div className={styles.standing}>
          <PriorityBadge priority={job.priority} />
          <JobStatusBadge status={standingOf(job)} />
          <span>
            <ClosingNote job={job} />. Posted {format.day(job.createdAt)} by {poster}.
          </span>
        </div>
        <h1 className="display" tabIndex={-1}>
          {job.title}
        </h1>
      </header>
      <OwnerActions job={job} />
      <Columns rail={<OwnPostingRail job={job} />}>
        <div className={styles.sections}>
          <JobInterest jobId={job.id} />
          {children}
          <section>
            <div className={styles.sectionHead}>
              <h2 className="title">Posting</h2>
              <Link className="link small" to={`/jobs/${job.id}?view=applicant`}>
                View as Applicant
              </Link>
            </div>
            <article className={classNames("sheet", fileStyles.fileDocument)}>
              <JobSections job={job} />
            </article>
          </section>
        </div>
      </Columns>
    </>
  );
}
