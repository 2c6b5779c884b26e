import { weeklyHours } from "@caseload/contract/jobs/job-terms";
import type { Job, ListedJob } from "@caseload/contract/jobs/jobs";
import { firstLimits } from "@caseload/contract/first-limits";
import { specialtyLabel } from "@caseload/contract/options";
import type { FoundJob } from "@caseload/contract/search/job-search";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import { useId, type ReactNode } from "react";
import { jobLocation } from "~/lib/format.ts";
import { plural } from "~/lib/phrases.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useIsSoon } from "~/lib/use-is-soon.ts";
import { ApplicationStatusBadge } from "./application-status-badge.tsx";
import { Avatar } from "./avatar.tsx";
import { Badge, JobStatusBadge, PriorityBadge } from "./badge.tsx";
import { ButtonLink } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { UnconfirmedEmail } from "./unconfirmed-email.tsx";
import * as styles from "./job-row.module.css";
import {
  ListingBody,
  ListingDescription,
  ListingFact,
  ListingFacts,
  ListingPay,
  ListingRow,
  ListingTerms,
  ListingTitle,
} from "./listing-row.tsx";
import { isLongPay, PayFigure, YearlyPay } from "./pay-figure.tsx";
import { ScoreInline } from "./score-inline.tsx";
import { TagList } from "./tag-list.tsx";

interface JobRowProps {
  job: ListedJob;
  /** Badges before the priority and the status. */
  badges?: ReactNode;
  /** The distance from the place searched for. */
  miles?: number | null;
}

/** A posting in a list: dates in the margin, the work, the terms. Closed and filled ones are paler and shorter. */
export function JobRow({ job, badges, miles = null }: JobRowProps) {
  const titleId = useId();
  const isOpen = job.status === "open";
  const to = `/jobs/${job.id}`;
  return (
    <ListingRow className={styles.jobRow} quiet={!isOpen} titleId={titleId}>
      <ListingBody className={styles.body}>
        <div className={styles.badges}>
          {badges}
          <PriorityBadge priority={job.priority} />
          <JobStatusBadge status={job.status} />
          {job.application && <OwnApplication application={job.application} />}
        </div>
        <ListingTitle id={titleId} to={to}>
          {job.title}
        </ListingTitle>
        <div className={styles.byline}>
          <Avatar id={job.postedById} name={job.postedByName} photo={job.postedByAvatar} size="sm" />
          <span>
            {job.postedByName} <span>for {job.firmName}</span>{" "}
            <UnconfirmedEmail confirmed={job.postedByEmailConfirmed} />
          </span>
        </div>
        {isOpen && <ListingDescription className={styles.description}>{job.description}</ListingDescription>}
        <TagList
          className={styles.specialties}
          tags={job.specialties.map(specialtyLabel)}
          max={firstLimits.jobSpecialtyBadges}
        />
      </ListingBody>
      <ListingTerms className={styles.terms}>
        <ListingPay className={isLongPay(job.budgetRange) ? styles.longPay : undefined}>
          <PayFigure budgetRange={job.budgetRange} />
        </ListingPay>
        <YearlyPay className={styles.yearly} budgetRange={job.budgetRange} />
        <ListingFacts className={styles.facts}>
          <ListingFact icon={MapPin}>
            {jobLocation(job)}
            {miles !== null && `, ${plural(Math.round(miles), "mile")}`}
          </ListingFact>
          <ListingFact icon={Clock}>
            {weeklyHours(job.hoursPerWeek)}, {job.duration}
          </ListingFact>
        </ListingFacts>
        <ButtonLink variant="go" className={styles.action} to={to} aria-describedby={titleId}>
          View & Apply
        </ButtonLink>
      </ListingTerms>
      <Dates job={job} />
    </ListingRow>
  );
}

/** A search result: how well it matches (SPEC.md section 9), whether it is urgent, and how far away it is. */
export function FoundJobRow({ job }: { job: FoundJob }) {
  const { matchScore, urgent, priority, miles } = job;
  return (
    <JobRow
      job={job}
      miles={miles}
      badges={
        <>
          {matchScore !== null && matchScore > firstLimits.matchBadgeAbove && (
            <ScoreInline value={matchScore} />
          )}
          {urgent && priority !== "urgent" && (
            <Badge tone="red-solid" glyph="p-urgent">
              Urgent
            </Badge>
          )}
        </>
      }
    />
  );
}

/** The state of one's own application, and when the firm opened it. */
function OwnApplication({
  application: { status, viewedAt },
}: {
  application: NonNullable<ListedJob["application"]>;
}) {
  const format = useFormat();
  return (
    <>
      <ApplicationStatusBadge status={status} />
      {viewedAt !== null && <small className="muted">Viewed {format.date(viewedAt)}</small>}
    </>
  );
}

function Dates({ job: { createdAt, deadline, status } }: { job: Job }) {
  const format = useFormat();
  const isSoon = useIsSoon(deadline) && status === "open";
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
