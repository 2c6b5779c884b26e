import { firstLimits } from "@caseload/contract/first-limits";
import { Suspense, useState, useId } from "react";
import { lazyPart } from "~/ui/lazy-part.ts";
import { CardSkeletons } from "./card-skeletons.tsx";
import { TabPanel, Tabs } from "~/ui/tabs.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./featured.module.css";
import { pay, weeklyHours } from "@caseload/contract/jobs/job-terms";
import type { Job } from "@caseload/contract/jobs/jobs";
import { specialtyLabel } from "@caseload/contract/options";
import ArrowRight from "lucide-react/icons/arrow-right";
import { docketNumber, jobLocation } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { JobStatusBadge, PriorityBadge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { featuredJobs } from "./featured-calls.ts";

/** Loads when its tab is first opened. */
const FeaturedTalent = lazyPart(() => import("./featured-talent.tsx"));

const tabs = [
  { value: "jobs", label: "Available Jobs" },
  { value: "talent", label: "Available Talent" },
] as const;
type FeaturedTab = (typeof tabs)[number]["value"];

/** Real postings and real profiles, three of each. */
export function Featured() {
  const [tab, setTab] = useState<FeaturedTab>("jobs");
  return (
    <section className={classNames("page-section", styles.featured)} aria-labelledby="featured-title">
      <div className={classNames("content-width", styles.content)}>
        <div className={classNames("page-section-head", styles.heading)}>
          <div>
            <h2 className="display" id="featured-title">
              Featured Opportunities
            </h2>
            <p>Recently posted.</p>
          </div>
        </div>
        <Tabs
          label="Featured Opportunities"
          variant="segment"
          tabs={tabs}
          value={tab}
          onValueChange={setTab}
          className={styles.tabs}
        >
          <TabPanel value="jobs">
            <FeaturedJobs />
          </TabPanel>
          <TabPanel value="talent">
            <Suspense fallback={<CardSkeletons cards={firstLimits.featuredJobs} />}>
              <FeaturedTalent />
            </Suspense>
          </TabPanel>
        </Tabs>
      </div>
    </section>
  );
}

/** The three newest open postings; a failure here leaves the rest of the page standing. */
export function FeaturedJobs() {
  return (
    <>
      <Jobs />
      <p className={styles.seeAll}>
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
    return <p className="muted">No positions are open right now. New ones appear here as they are posted.</p>;
  }
  return (
    <div className={styles.folders}>
      {jobs.data.map((job) => (
        <JobFolder key={job.id} job={job} />
      ))}
    </div>
  );
}

/** A posting as a third-cut folder. */
function JobFolder({ job }: { job: Job }) {
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
      {figure}
      <small>{unit === null ? ` ${hours}` : `${unit}, ${hours}`}</small>
    </span>
  );
}
