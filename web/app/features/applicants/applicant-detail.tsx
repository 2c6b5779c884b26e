import type { Applicant } from "@caseload/contract/hiring/applicants";
import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import { formatHours } from "@caseload/contract/engagements/money-text";
import { applicationMoves, mayMove, type ApplicationStatus } from "@caseload/contract/lifecycles";
import { limits } from "@caseload/contract/limits";
import { specialtyLabel } from "@caseload/contract/options";
import { availabilityLabels, experienceLabels } from "@caseload/contract/profiles/profile-options";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import Columns3 from "lucide-react/icons/columns-3";
import ListChecks from "lucide-react/icons/list-checks";
import MessageSquare from "lucide-react/icons/message-square";
import X from "lucide-react/icons/x";
import { useId, type ReactNode } from "react";
import { Link } from "react-router";
import type { Output } from "~/lib/api-types.ts";
import { errorText } from "~/lib/api-error.ts";
import { clip, docketNumber } from "~/lib/format.ts";
import { plural } from "~/lib/phrases.ts";
import { useApi } from "~/lib/use-api.ts";
import { askText } from "~/lib/money.ts";
import { useFormat } from "~/lib/use-format.ts";
import { ApplicationStatusBadge } from "~/ui/application-status-badge.tsx";
import { Avatar } from "~/ui/avatar.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { CredentialText } from "~/ui/credential-text.tsx";
import { classNames } from "~/ui/class-names.ts";
import { ConflictLine } from "~/ui/conflict-badge.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { InterviewSlot } from "~/ui/interview-slot.tsx";
import { MatchReasons } from "~/ui/mark.tsx";
import { MatchBreakdown } from "~/ui/match-breakdown.tsx";
import { MatchRequirements } from "~/ui/match-requirements.tsx";
import { Score } from "~/ui/score.tsx";
import { shownScore } from "~/ui/shown-score.ts";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { PlainTerms } from "~/ui/term-list.tsx";
import { ApplicationNotes } from "./application-notes.tsx";
import { ApplicationParts } from "./application-parts.tsx";
import * as styles from "./applicant-detail.module.css";

export interface ApplicantActions {
  onShortlist: () => void;
  onAccept: () => void;
  onReject: () => void;
  onUndo: () => void;
  onCompare: () => void;
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
}

interface ApplicantDetailProps extends ApplicantActions {
  applicant: Applicant;
  /** With a decision that is not made yet. */
  status: ApplicationStatus;
  isCompared: boolean;
  /** "2 of 20" */
  place: string | null;
  /** The list, on phones. */
  backTo: string;
}

const isReceived = (application: Output<"getApplication">): application is ReceivedApplication =>
  "paralegal" in application;

/** The whole application with what can be done about it. The request for it marks it viewed. */
export function ApplicantDetail(props: ApplicantDetailProps) {
  const { applicant, status, place, backTo, onNext, onPrevious } = props;
  const { id, paralegal, job, createdAt } = applicant;
  const format = useFormat();
  const nameId = useId();
  const { data, error, refetch } = useApi("getApplication", { params: { id } });
  return (
    <article className={styles.detail} id={`application-${id}`} aria-labelledby={nameId}>
      <header className={styles.head}>
        <div className={styles.pager}>
          <Link className={classNames("back", styles.backToList)} to={backTo} preventScrollReset>
            <ArrowLeft className="icon" />
            Applicants
          </Link>
          {place && <span>{place}</span>}
          <IconButton
            label="Previous applicant"
            icon={ChevronUp}
            disabled={onPrevious === null}
            aria-keyshortcuts="k"
            onClick={() => onPrevious?.()}
          />
          <IconButton
            label="Next applicant"
            icon={ChevronDown}
            disabled={onNext === null}
            aria-keyshortcuts="j"
            onClick={() => onNext?.()}
          />
        </div>
        <Avatar id={paralegal.id} name={paralegal.name} photo={paralegal.photo} size="lg" />
        <div className={styles.naming}>
          <h2 id={nameId}>{paralegal.name}</h2> <ApplicationStatusBadge status={status} />{" "}
          <UnconfirmedEmail confirmed={paralegal.emailConfirmed} />
          <p>
            Applied {format.date(createdAt)} for{" "}
            <Link className="link" to={`/jobs/${job.id}`}>
              {docketNumber(job.id)}, {clip(job.title, 80)}
            </Link>
            .{" "}
            <Link className={classNames("link", styles.toProfile)} to={`/paralegals/${paralegal.id}`}>
              View Profile
            </Link>
          </p>
        </div>
        <ActionBar {...props} />
      </header>
      <div className={styles.body}>
        <Section title="Match">
          <Match match={applicant.match} />
        </Section>
        {data && isReceived(data) && <Letter application={data} />}
        {!data && error && (
          <InlineAlert
            title="We couldn't load this application"
            text={errorText(error, "Try again.")}
            onRetry={error.status === 404 ? undefined : () => void refetch()}
          />
        )}
        {!data && !error && (
          <Section title="Cover letter">
            <div className={styles.letter}>
              <p>{applicant.coverLetterPreview}</p>
            </div>
            <Loading>
              <Skeleton shape="line" />
              <Skeleton shape="short" />
            </Loading>
          </Section>
        )}
        <Section title="Profile">
          <ProfileFacts applicant={applicant} />
        </Section>
        <Section title="Credentials">
          <Credentials {...paralegal} />
        </Section>
        <Section title="Conflicts">
          <ConflictLine status={applicant.conflict.status} applicationId={id} describedBy={nameId} />
        </Section>
        {mayMove(status, applicationMoves.reject) && (
          <Section title="Interview" className={styles.interview}>
            <InterviewSlot
              applicationId={id}
              applicant={{ name: paralegal.name, mayPropose: true }}
              titleId={nameId}
            />
          </Section>
        )}
        <Section title="Private notes" hint="Only your firm sees these" className={styles.privateNotes}>
          <ApplicationNotes key={id} applicationId={id} />
        </Section>
      </div>
    </article>
  );
}

const KeyCap = ({ children }: { children: string }) => (
  <kbd className={styles.keyCap} aria-hidden="true">
    {children}
  </kbd>
);

/** What may be done with the application; nothing that may not. */
function ActionBar({ applicant, status, isCompared, ...act }: ApplicantDetailProps) {
  const { paralegal, contractId, planned } = applicant;
  const isPlanned = planned !== null || status !== applicant.status;
  return (
    <div className={styles.actions} role="group" aria-label="Decide" data-phone-bar="own">
      {isPlanned && <Button onClick={act.onUndo}>Undo</Button>}
      {mayMove(status, applicationMoves.shortlist) && (
        <Button aria-keyshortcuts="s" onClick={act.onShortlist}>
          <ListChecks className="icon" />
          Shortlist <KeyCap>S</KeyCap>
        </Button>
      )}
      {mayMove(status, applicationMoves.accept) && (
        <Button variant="primary" aria-keyshortcuts="a" onClick={act.onAccept}>
          <Check className="icon" />
          Accept <KeyCap>A</KeyCap>
        </Button>
      )}
      {mayMove(status, applicationMoves.reject) && (
        <Button variant="danger-quiet" aria-keyshortcuts="r" onClick={act.onReject}>
          <X className="icon" />
          Reject <KeyCap>R</KeyCap>
        </Button>
      )}
      {contractId !== null && (
        <ButtonLink variant="go" to={`/contracts/${contractId}`}>
          {status === "accepted" ? "View Contract" : "View Earlier Contract"}
        </ButtonLink>
      )}
      <span className={styles.apart}>
        <IconButton
          label={isCompared ? "Remove from comparison" : "Add to comparison"}
          icon={Columns3}
          aria-keyshortcuts="c"
          aria-pressed={isCompared}
          onClick={act.onCompare}
        />
        <ButtonLink
          variant="ghost"
          to={`/messages/${paralegal.id}`}
          aria-label="Message"
          aria-keyshortcuts="m"
          className={styles.iconLink}
        >
          <MessageSquare className="icon" />
        </ButtonLink>
      </span>
    </div>
  );
}

interface SectionProps {
  title: string;
  hint?: string;
  className?: string | undefined;
  children: ReactNode;
}

const Section = ({ title, hint, className, children }: SectionProps) => (
  <section className={classNames(styles.section, className)}>
    <h3>
      {title}
      {hint && <small>{hint}</small>}
    </h3>
    <div>{children}</div>
  </section>
);

function Match({ match }: Pick<Applicant, "match">) {
  if (match === null) return <p className={styles.quiet}>Not scored: no profile to compare.</p>;
  const score = shownScore(match);
  const { met, total, unmet } = match.requirements;
  return (
    <div className={styles.match}>
      {score === null && <p className={styles.quiet}>Not scored: the profile is too short to compare.</p>}
      <div className={styles.fitHead}>
        {score !== null && <Score value={score} />}
        {total > 0 && (
          <span className={styles.strip} role="img" aria-label={`${met} of ${total} requirements met`}>
            {Array.from({ length: total }, (_, at) => (
              <i key={at} className={at < total - unmet.length ? undefined : styles.missing} />
            ))}
          </span>
        )}
      </div>
      <MatchRequirements requirements={match.requirements} all isScored={score !== null} />
      {match.matchReasons.length > 0 && (
        <MatchReasons reasons={match.matchReasons} score={score ?? 0} still />
      )}
      {score !== null && <MatchBreakdown {...match} />}
    </div>
  );
}

function Letter({ application }: { application: ReceivedApplication }) {
  const { coverLetter, paralegal, reason } = application;
  return (
    <Section title="Cover letter">
      <div className={styles.letter}>
        <p>{coverLetter}</p>
        <p className={styles.signed}>{paralegal.name}</p>
      </div>
      <div className={styles.parts}>
        <ApplicationParts application={application} />
      </div>
      {reason && <p className={styles.quiet}>Reason: {reason}</p>}
      {paralegal.email && (
        <a className="link small" href={`mailto:${paralegal.email}`}>
          {paralegal.email}
        </a>
      )}
    </Section>
  );
}

/** "1 contract, 62 hrs" */
export function historyText({ contracts, approvedMinutes }: Applicant["history"]): string {
  if (contracts === 0) return "None";
  const hours = approvedMinutes > 0 ? `, ${formatHours(approvedMinutes)} hrs` : "";
  return `${plural(contracts, "contract")}${hours}`;
}

function ProfileFacts({ applicant }: { applicant: Applicant }) {
  const format = useFormat();
  const { ask, history, startDate, availableFrom, hoursPerWeek, languages, paralegal } = applicant;
  const { profile } = paralegal;
  const start = startDate ?? availableFrom;
  const facts: readonly (readonly [string, string])[] = [
    ["Rate", ask ? askText(ask) : "Negotiable"],
    ["Can start", start ? format.mediumDate(start) : "Not stated"],
    ["Hours", hoursPerWeek === null ? "Not stated" : `${hoursPerWeek} hrs/week`],
    ["With your firm", historyText(history)],
    ["Other applications", String(history.applications)],
    ...(profile
      ? ([
          ["Experience", experienceLabels[profile.yearsExperience] ?? profile.yearsExperience],
          ["Location", profile.location],
          ["Availability", availabilityLabels[profile.availability] ?? profile.availability],
        ] as const)
      : []),
    ...(languages.length > 0 ? ([["Languages", languages.join(", ")]] as const) : []),
  ];
  return (
    <>
      <PlainTerms className={styles.facts} terms={facts.map(([term, value]) => ({ term, value }))} />
      {profile && (
        <>
          <TagList tags={profile.specialties.map(specialtyLabel)} max={limits.applicationSpecialtyBadges} />
          <p className={styles.quiet}>{profile.education}</p>
        </>
      )}
    </>
  );
}

function Credentials({ id, profile }: Pick<Applicant["paralegal"], "id" | "profile">) {
  const format = useFormat();
  const { data, error } = useApi("getParalegalProfile", { params: { id } }, { enabled: profile !== null });
  if (error || profile === null) return <p className={styles.quiet}>No profile yet.</p>;
  if (!data) return <Skeleton shape="line" />;
  if (data.credentials.length + data.certifications.length === 0)
    return <p className={styles.quiet}>None listed.</p>;
  return (
    <ul className={styles.checks}>
      {data.credentials.map(({ title, verifiedAt }) => (
        <li key={title}>
          <span>
            <CredentialText title={title} isVerified />
          </span>
          <small>Checked {format.mediumDate(verifiedAt)}</small>
        </li>
      ))}
      {data.certifications.map((certification) => (
        <li key={certification}>
          <CredentialText title={certification} />
        </li>
      ))}
    </ul>
  );
}
