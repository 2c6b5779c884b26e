import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import { clip, docketNumber } from "~/lib/format.ts";
import { useMember } from "~/lib/session.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InterviewSlot } from "~/ui/interview-slot.tsx";
import { Segmented } from "~/ui/segmented.tsx";
import { Select } from "~/ui/select.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import * as styles from "./applicants.module.css";
import { SheetFailure, SheetList } from "./sheet-states.tsx";
import { useApplicantOrder, type ApplicantOrder } from "./use-applicant-order.ts";
import type { MatchFacts } from "@caseload/contract/matching/matches";
import { limits } from "@caseload/contract/limits";
import { applicationMoves, mayMove } from "@caseload/contract/lifecycles";
import { specialtyLabel } from "@caseload/contract/options";
import { Avatar } from "~/ui/avatar.tsx";
import { ApplicationStatusBadge } from "~/ui/application-status-badge.tsx";
import { ConflictLine } from "~/ui/conflict-badge.tsx";
import { ScoreInline } from "~/ui/score-inline.tsx";
import { shownScore } from "~/ui/shown-score.ts";
import { MatchReasons } from "~/ui/mark.tsx";
import { MatchBreakdown } from "~/ui/match-breakdown.tsx";
import { MatchRequirements } from "~/ui/match-requirements.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { ApplicantFacts, ApplicationExtras, AppliedFor, ProposedPrice } from "./applicant-facts.tsx";
import { DecisionButtons } from "./decision-buttons.tsx";
import { classNames } from "~/ui/class-names.ts";

interface ApplicantsBarProps {
  /** Those on the page: their postings can be chosen too. */
  rows: readonly ReceivedApplication[];
  jobId: number | null;
  order: ApplicantOrder;
  onChoose: (jobId: number | null, order: ApplicantOrder) => void;
}

const all = "all";
/** Characters of a title in the list of postings. */
const titleLength = 60;
const orders = [
  { value: "newest", label: "Newest" },
  { value: "match", label: "Best match" },
] as const;

/** One posting or all, and, for one, in which order. */
function ApplicantsBar({ rows, jobId, order, onChoose }: ApplicantsBarProps) {
  const own = useApiPages("listAttorneyJobs", { params: { userId: useMember().id } });
  const titles = new Map<number, string>();
  for (const job of own.rows) if (job.applicants.total > 0) titles.set(job.id, job.title);
  for (const { job } of rows) titles.set(job.id, job.title);
  const options = [...titles]
    .toSorted(([one], [other]) => other - one)
    .map(([id, title]) => ({
      value: String(id),
      label: `${docketNumber(id)}, ${clip(title, titleLength)}`,
    }));
  if (jobId !== null && !titles.has(jobId))
    options.unshift({ value: String(jobId), label: docketNumber(jobId) });
  return (
    <div className={styles.applicantsBar}>
      <Select
        label="Posting"
        options={[{ value: all, label: "All postings" }, ...options]}
        value={jobId === null ? all : String(jobId)}
        onValueChange={(value) => onChoose(value === all ? null : Number(value), order)}
      />
      {jobId === null ? (
        <span className="small faint">Choose a posting to order its applicants by match.</span>
      ) : (
        <Segmented label="Order" options={orders} value={order} onChange={(next) => onChoose(jobId, next)} />
      )}
    </div>
  );
}

interface ReceivedApplicationsProps {
  /** Null: all postings. */
  jobId: number | null;
  order: ApplicantOrder;
  onChoose: (jobId: number | null, order: ApplicantOrder) => void;
  onOpen: (id: number) => void;
  onPostJob: () => void;
}

/** Applications to the firm's jobs, newest first, or those to one posting by fit. */
export default function ReceivedApplications({ onOpen, onPostJob, ...choice }: ReceivedApplicationsProps) {
  const list = useApplicantOrder(choice.jobId, choice.order);
  if (!list.isPending && !list.error && list.rows.length === 0 && choice.jobId === null) {
    return (
      <EmptyState
        bare
        art={<DrawerArt />}
        title="No applications yet"
        text="They appear here the moment a paralegal applies to one of your postings."
        action={<Button onClick={onPostJob}>Post New Job</Button>}
      />
    );
  }
  return (
    <>
      <ApplicantsBar rows={list.rows} {...choice} />
      <Applicants list={list} onOpen={onOpen} onAll={() => choice.onChoose(null, choice.order)} />
    </>
  );
}

interface ApplicantsProps {
  list: ReturnType<typeof useApplicantOrder>;
  onOpen: (id: number) => void;
  onAll: () => void;
}

function Applicants({ list, onOpen, onAll }: ApplicantsProps) {
  return (
    <SheetList
      list={list}
      noun="applications"
      errorTitle="Error Loading Applications"
      empty={
        <EmptyState
          bare
          art={<DrawerArt />}
          title="No applications to this posting"
          text="They appear here the moment a paralegal applies to it."
          action={<Button onClick={onAll}>All postings</Button>}
        />
      }
    >
      {(rows) => (
        <>
          {list.matchError && (
            <SheetFailure
              title="The matches could not be loaded"
              error={list.matchError}
              onRetry={list.retryMatches}
            />
          )}
          <ul className={styles.applicants}>
            {rows.map((application) => (
              <ApplicantCard
                key={application.id}
                application={application}
                match={list.matchOf(application)}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </>
      )}
    </SheetList>
  );
}

interface ApplicantCardProps {
  application: ReceivedApplication;
  /** Where one posting is chosen; null without a profile. */
  match?: MatchFacts | null | undefined;
  onOpen: (id: number) => void;
}

/** A missing check matters only until the application is decided. */
const hasConflictLine = ({ conflict, status }: ReceivedApplication): boolean =>
  conflict.status !== "not_checked" || mayMove(status, applicationMoves.reject);

/** One application as the firm reads it in the list. */
function ApplicantCard({ application, match, onOpen }: ApplicantCardProps) {
  const score = match ? shownScore(match) : null;
  const { id, paralegal, status, coverLetter, reason } = application;
  const nameId = `applicant-${id}`;
  const specialties = paralegal.profile?.specialties.map(specialtyLabel) ?? [];
  return (
    <li>
      <Avatar id={paralegal.id} name={paralegal.name} photo={paralegal.photo} />
      <div>
        <h2 className="heading" id={nameId}>
          {paralegal.name} <UnconfirmedEmail confirmed={paralegal.emailConfirmed} />
        </h2>
        <AppliedFor application={application} />
        <ApplicantFacts profile={paralegal.profile} />
        <ProposedPrice application={application} />
        <ApplicationExtras application={application} />
        {hasConflictLine(application) && (
          <ConflictLine status={application.conflict.status} applicationId={id} describedBy={nameId} />
        )}
        {match !== undefined && <ApplicantMatch match={match} />}
        <p className={styles.preview}>
          {clip(coverLetter, limits.coverLetterPreview)}{" "}
          <button
            type="button"
            className={classNames("link touch-link", styles.readButton)}
            id={`read-${id}`}
            aria-describedby={nameId}
            onClick={() => onOpen(id)}
          >
            Read application
          </button>
        </p>
        {specialties.length > 0 && <TagList tags={specialties} max={limits.applicationSpecialtyBadges} />}
        {reason && (
          <p className={classNames(styles.factsLine, specialties.length > 0 && styles.reason)}>
            Reason: {reason}
          </p>
        )}
        <InterviewSlot
          applicationId={id}
          applicant={{ name: paralegal.name, mayPropose: mayMove(status, applicationMoves.reject) }}
          titleId={nameId}
        />
        <DecisionButtons className={styles.decisions} application={application} nameId={nameId} />
      </div>
      <span className={styles.standing}>
        {score !== null && <ScoreInline value={score} />}
        <ApplicationStatusBadge status={status} />
      </span>
    </li>
  );
}

/** Why an applicant fits, and what the profile lacks. */
function ApplicantMatch({ match }: { match: MatchFacts | null }) {
  if (match === null) return <p className={styles.factsLine}>Not scored: there is no profile to compare.</p>;
  const score = shownScore(match);
  return (
    <div className={styles.match}>
      {score === null && <p className={styles.factsLine}>Not scored: the profile is too short to compare.</p>}
      {match.matchReasons.length > 0 && (
        <MatchReasons reasons={match.matchReasons} score={score ?? 0} still />
      )}
      <MatchRequirements requirements={match.requirements} />
      {score !== null && <MatchBreakdown {...match} />}
    </div>
  );
}
