import { jobLocation, postedPay, weeklyHours, yearlyPay } from "@caseload/contract/jobs/job-terms";
import { practiceAreas } from "@caseload/contract/practice-areas";
import type { FoundJob } from "@caseload/contract/search/job-search";
import { usStateOptions } from "@caseload/contract/us-states";
import { Link } from "react-router";
import {
  openJobsAddress,
  openJobsSearch,
  openJobsTitle,
  type OpenJobsChoice,
} from "~/lib/open-jobs-address.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { TitleLink } from "~/ui/title-link.tsx";
import * as styles from "./open-jobs.module.css";

/** Open jobs for visitors and search engines, by practice area and state. */
export function OpenJobs({ choice }: { choice: OpenJobsChoice }) {
  return (
    <div className={classNames("content-width", styles.openJobs)}>
      <header>
        <h1 className="display">{openJobsTitle(choice)}</h1>
        <p className="muted">
          Assignments posted by law firms. Anyone can read them; to apply, sign up as a paralegal.
        </p>
      </header>
      <nav className={styles.areas} aria-label="Practice areas">
        {[null, ...practiceAreas].map((area) => (
          <Link
            key={area ?? "all"}
            className="link touch-link"
            aria-current={area === choice.area ? "page" : undefined}
            to={openJobsAddress({ ...choice, area })}
          >
            {area ?? "All areas"}
          </Link>
        ))}
      </nav>
      <Jobs choice={choice} />
      <nav className={styles.states} aria-label="States">
        <h2 className="heading">By state</h2>
        <ul>
          {choice.state !== null && (
            <li>
              <Link className="link" to={openJobsAddress({ ...choice, state: null })}>
                All states
              </Link>
            </li>
          )}
          {usStateOptions.map(({ value, label }) => (
            <li key={value}>
              <Link
                className="link"
                aria-current={value === choice.state ? "page" : undefined}
                to={openJobsAddress({ ...choice, state: value })}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Jobs({ choice }: { choice: OpenJobsChoice }) {
  const { data, error, refetch } = useApi("searchJobs", openJobsSearch(choice));
  if (error)
    return <InlineAlert title="Failed to fetch jobs" text={error.text} onRetry={() => void refetch()} />;
  if (!data) return null;
  if (data.length === 0)
    return (
      <div className={styles.empty}>
        <p>No open jobs here right now. Other areas and states have open jobs.</p>
        <ButtonLink to="/open-jobs">All Open Jobs</ButtonLink>
      </div>
    );
  return (
    <ul className={classNames("sheet edge", styles.jobs)} aria-label="Open jobs">
      {data.map((job) => (
        <OpenJob key={job.id} job={job} />
      ))}
    </ul>
  );
}

function OpenJob({ job }: { job: FoundJob }) {
  const format = useFormat();
  const facts = [job.firmName, jobLocation(job), weeklyHours(job.hoursPerWeek), job.duration];
  const yearly = yearlyPay(job.budgetRange);
  return (
    <li>
      <div>
        <h2 className="heading">
          <TitleLink to={`/jobs/${job.id}`}>{job.title}</TitleLink>
        </h2>
        <p className="small muted">{facts.join(", ")}</p>
      </div>
      <div className={styles.terms}>
        <b>{postedPay(job.budgetRange)}</b>
        {yearly !== null && <small>{yearly}</small>}
        <small>{job.deadline === null ? "Open until filled" : `Closes ${format.day(job.deadline)}`}</small>
      </div>
    </li>
  );
}
