import { weeklyHours } from "@caseload/contract/jobs/job-terms";
import { firstLimits } from "@caseload/contract/first-limits";
import { specialtyLabel } from "@caseload/contract/options";
import Bookmark from "lucide-react/icons/bookmark";
import BookmarkCheck from "lucide-react/icons/bookmark-check";
import { jobLocation } from "~/lib/format.ts";
import type { MatchParts, RowJob } from "~/lib/job-list-parts.ts";
import { plural } from "~/lib/phrases.ts";
import { useUser } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useIsSoon } from "~/lib/use-is-soon.ts";
import { useSettled } from "~/lib/use-settled.ts";
import { ApplicationStatusBadge } from "~/ui/application-status-badge.tsx";
import { Avatar } from "~/ui/avatar.tsx";
import { JobStatusBadge, PriorityBadge } from "~/ui/badge.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import * as styles from "./job-pane.module.css";
import { MatchReasons } from "~/ui/mark.tsx";
import { MatchBreakdown } from "~/ui/match-breakdown.tsx";
import { MatchRequirements } from "~/ui/match-requirements.tsx";
import MissingDetails from "~/ui/missing-details.tsx";
import { PayFigure, YearlyPay } from "~/ui/pay-figure.tsx";
import { Score } from "~/ui/score.tsx";
import { shownScore } from "~/ui/shown-score.ts";
import { TagList } from "~/ui/tag-list.tsx";
import { TermList } from "~/ui/term-list.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { useViewLabel } from "./job-row.tsx";
import type { JobMarks } from "./use-job-marks.ts";

interface JobPaneProps {
  job: RowJob;
  marks: JobMarks | null;
  Match?: MatchParts | undefined;
}

/** A posting beside the list: what applicants decide by, and the way to its page. */
export default function JobPane({ job, marks, Match }: JobPaneProps) {
  return (
    <article className="sheet" aria-label={job.title}>
      <header className={styles.head}>
        <div className={styles.badges}>
          <PriorityBadge priority={job.priority} />
          <JobStatusBadge status={job.status} />
          {job.application && <ApplicationStatusBadge status={job.application.status} />}
        </div>
        <h2 className="title">{job.title}</h2>
        <div className={styles.byline}>
          <Avatar id={job.postedById} name={job.postedByName} photo={job.postedByAvatar} size="sm" />
          <span>
            {job.postedByName} <span className="muted">for {job.firmName}</span>{" "}
            <UnconfirmedEmail confirmed={job.postedByEmailConfirmed} />
          </span>
        </div>
        <p className={styles.payAmount}>
          <PayFigure budgetRange={job.budgetRange} />
        </p>
        <YearlyPay className="small muted" budgetRange={job.budgetRange} />
        <Actions job={job} marks={marks} />
      </header>
      <div className={styles.sections}>
        <TermList terms={useTerms(job)} />
        {Match && job.match ? <Match.Details match={job.match} isBeside /> : <AskedMatch job={job} />}
        <p className={styles.description}>{job.description}</p>
        <TagList tags={job.specialties.map(specialtyLabel)} max={firstLimits.jobSpecialtyBadges} />
      </div>
    </article>
  );
}

function Actions({ job, marks }: Omit<JobPaneProps, "Match">) {
  const mark = marks?.markOf(job) ?? null;
  return (
    <div className={styles.actions}>
      <ButtonLink variant="primary" to={`/jobs/${job.id}`}>
        {useViewLabel(job)}
      </ButtonLink>
      {marks && (
        <>
          <Button aria-pressed={mark === "saved"} onClick={() => marks.toggleSaved(job)}>
            {mark === "saved" ? <BookmarkCheck className="icon" /> : <Bookmark className="icon" />}
            {mark === "saved" ? "Saved" : "Save Job"}
          </Button>
          <Button variant="ghost" onClick={() => marks.toggleHidden(job)}>
            {mark === "hidden" ? "Show Job Again" : "Hide Job"}
          </Button>
        </>
      )}
    </div>
  );
}

function useTerms(job: RowJob) {
  const format = useFormat();
  const isSoon = useIsSoon(job.deadline) && job.status === "open";
  const { miles = null, deadline } = job;
  const place = jobLocation(job);
  return [
    { term: "Location", value: miles === null ? place : `${place}, ${plural(Math.round(miles), "mile")}` },
    { term: "Hours", value: weeklyHours(job.hoursPerWeek) },
    { term: "Duration", value: job.duration },
    { term: "Posted", value: format.date(job.createdAt) },
    {
      term: "Deadline",
      value: deadline === null ? "None" : isSoon ? format.weekday(deadline) : format.day(deadline),
    },
  ];
}

/** A walk through the list asks only for the posting where it ends. */
const restMs = 300;

function AskedMatch({ job }: { job: RowJob }) {
  const isParalegal = useUser()?.userType === "paralegal";
  const settledId = useSettled(job.id, restMs);
  const isAsked = isParalegal && job.status === "open";
  const match = useApi("getJobMatch", { params: { id: settledId } }, { enabled: isAsked }).data;
  if (!isAsked || !match?.fromProfile || match.job.id !== job.id) return null;
  const score = shownScore(match);
  if (score === null) return <MissingDetails missing={match.missing} />;
  return (
    <div className={styles.match}>
      <Score value={score} />
      <div className={styles.matchReasons}>
        <MatchReasons reasons={match.matchReasons} score={score} still compact />
        <MatchRequirements requirements={match.requirements} own />
        <MatchBreakdown {...match} />
      </div>
    </div>
  );
}
