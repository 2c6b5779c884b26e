import { applicationStatuses } from "@caseload/contract/lifecycles";
import type { ParalegalFigures, SkillGaps } from "@caseload/contract/reporting/dashboards";
import { Suspense, type ReactNode } from "react";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useMember } from "~/lib/session.ts";
import { UntilReady } from "~/lib/until-ready.tsx";
import { EnvelopeArt } from "~/ui/envelope-art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Columns } from "~/ui/columns.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import type { LedgerCell } from "~/ui/ledger.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { applicationsIn, PendingReview, UnderReview } from "./application-notes.tsx";
import { DashboardFigures, QueryFailure, SignatureLede, signatureNote } from "./dashboard-figures.tsx";
import { StatusCounts } from "./status-counts.tsx";
import { Link } from "react-router";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./market-list.module.css";

/** Loaded for members of a firm. */
const FirmWork = lazyPart(() => import("./firm-work.tsx"));
/** Loaded for those who see the team. */
const SupervisorHome = lazyPart(() => import("./supervisor-home.tsx"));

/** What one's role has first: the team's week, else one's own work. */
export function MemberDashboard({ jobs }: { jobs: ReactNode }) {
  const { primaryRole, firmId, permissions } = useMember();
  if (primaryRole === null) return <NoRole />;
  if (firmId === null || !permissions.includes("user:view")) return <OwnDashboard jobs={jobs} />;
  return (
    <Suspense>
      <UntilReady>
        <SupervisorHome />
        <FirmWork />
      </UntilReady>
    </Suspense>
  );
}

/** The paralegal's dashboard, with the firm's work first; `jobs` are the recommended postings. */
function OwnDashboard({ jobs }: { jobs: ReactNode }) {
  const { firstName, firmId, hasProfile, permissions } = useMember();
  const format = useFormat();
  const figures = useApi("getParalegalFigures");
  const mayApply = permissions.includes("application:create");
  return (
    <>
      <PageHead
        title={`${format.greeting()}, ${firstName}`}
        lede={<MemberLede />}
        actions={
          <>
            {(hasProfile || mayApply) && <ButtonLink to="/profile/paralegal">My Profile</ButtonLink>}
            {firmId === null ? (
              <ButtonLink variant="primary" to="/jobs">
                Browse Jobs
              </ButtonLink>
            ) : (
              <ButtonLink variant="primary" to="/time">
                Record Time
              </ButtonLink>
            )}
          </>
        }
      />
      {firmId !== null && (
        <Suspense>
          <UntilReady>
            <FirmWork />
          </UntilReady>
        </Suspense>
      )}
      {/* Who may not apply has no applications, and no jobs to fit. */}
      {mayApply && (
        <>
          <DashboardFigures query={figures} cells={cellsOf} />
          <Columns
            rail={
              <>
                <StatusCounts
                  statuses={applicationStatuses}
                  counts={figures.data?.applications}
                  interviews={figures.data?.interviews}
                  hasFailed={figures.isError}
                />
                <SkillDevelopment />
              </>
            }
          >
            {jobs}
          </Columns>
        </>
      )}
    </>
  );
}

/** A member without a role has no permissions (SPEC.md section 6): nothing to show, and why. */
function NoRole() {
  return (
    <EmptyState
      level={1}
      art={<EnvelopeArt />}
      title="Your account has no role yet"
      text="Your role determines which jobs you see and whether you can apply. Ask your firm's administrator for one."
      action={
        <>
          <ButtonLink variant="primary" to="/messages">
            Messages
          </ButtonLink>
          <ButtonLink to="/settings">Settings</ButtonLink>
        </>
      }
    />
  );
}

/** The most urgent task. */
function MemberLede() {
  const { permissions, firmId } = useMember();
  const mayApply = permissions.includes("application:create");
  const { data: figures, error } = useApi("getParalegalFigures");
  if (!figures) return error ? "Your applications and the jobs that fit you." : "\u00a0";
  const { contractsAwaitingSignature: toSign, applications } = figures;
  if (toSign > 0) return <SignatureLede count={toSign} />;
  if (firmId !== null) return "Your firm's work, and what is due next.";
  if (applications.reviewing > 0) return <UnderReview count={applications.reviewing} />;
  if (applications.pending > 0) return <PendingReview count={applications.pending} />;
  return mayApply
    ? "Jobs that fit you, and what they ask for."
    : "Your role sees open jobs. To apply, ask your firm for a role that can.";
}

function cellsOf({
  applications,
  interviews,
  activeProjects,
  contractsAwaitingSignature,
}: ParalegalFigures): LedgerCell[] {
  const { pending, reviewing, accepted, rejected, withdrawn } = applications;
  return [
    {
      label: "Applied",
      figure: pending + reviewing + accepted + rejected + withdrawn,
      noteParts: [
        { text: `${pending.toLocaleString("en-US")} pending`, to: applicationsIn("pending") },
        { text: `${accepted.toLocaleString("en-US")} accepted`, to: applicationsIn("accepted") },
      ],
      to: "/applications",
    },
    {
      label: "Under Review",
      figure: reviewing,
      note: reviewing === 0 ? "none shortlisted yet" : "shortlisted by the firm",
      to: applicationsIn("reviewing"),
    },
    {
      label: "Interviews",
      figure: interviews,
      note: interviews === 0 ? "none scheduled" : "scheduled",
      to: applicationsIn("interview"),
    },
    {
      label: "Active Projects",
      figure: activeProjects,
      noteParts:
        contractsAwaitingSignature > 0 ? signatureNote({ contractsAwaitingSignature }) : ["next due first"],
      to: "/projects",
      hot: contractsAwaitingSignature > 0,
    },
  ];
}

/** Skills that postings near the profile ask for and the profile does not name; each links to a search. */
function SkillDevelopment() {
  const query = useApi("getSkillGaps");
  return (
    <section>
      <RuledHeading>Skill Development</RuledHeading>
      {query.data ? (
        <Skills skills={query.data} />
      ) : query.error ? (
        <QueryFailure title="We couldn't compare skills" query={query} />
      ) : (
        <SkillSkeletons />
      )}
    </section>
  );
}

function Skills({ skills: { fromProfile, compared, gaps } }: { skills: SkillGaps }) {
  if (!fromProfile)
    return (
      <Note>
        With a profile, you'll see what jobs in your field ask for that you don't list yet.{" "}
        <Link className="link" to="/profile/paralegal/new">
          Create Profile
        </Link>
      </Note>
    );
  if (compared === 0) return <Note>No open jobs in your field right now.</Note>;
  if (gaps.length === 0) return <Note>Your profile covers what the open jobs closest to it ask for.</Note>;
  return (
    <>
      <Note>Asked for by the open jobs closest to your profile, and not listed in it.</Note>
      <ul className={classNames(styles.rows, styles.skills)}>
        {gaps.map((gap) => (
          <Gap key={gap.skill} gap={gap} compared={compared} />
        ))}
      </ul>
      <Link className={classNames("link ui-text", styles.addLink)} to="/profile/paralegal">
        Add skills you have
      </Link>
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className={classNames("ui-text muted", styles.note)}>{children}</p>
);

type SkillGap = SkillGaps["gaps"][number];

const searchOf = (skill: string): string => `/search/smart?${new URLSearchParams({ keyword: skill })}`;

function Gap({ gap: { skill, asking, postings, more }, compared }: { gap: SkillGap; compared: number }) {
  return (
    <li>
      <Link to={searchOf(skill)}>
        <span className={styles.name}>{skill}</span>
        <b>
          {postings.toLocaleString("en-US")}
          {more && "+"}
        </b>
        <span className={styles.basis}>
          {2 * asking > compared ? "most of your closest" : "some of your closest"}
        </span>
        <span className={styles.basis}>{postings === 1 ? "open job" : "open jobs"}</span>
      </Link>
    </li>
  );
}

function SkillSkeletons() {
  return (
    <Loading className={classNames(styles.rows, styles.skills)}>
      {Array.from({ length: 4 }, (_, at) => (
        <div className={styles.rowSkeleton} key={at}>
          <Skeleton shape="word" />
          <Skeleton shape="tag" className={styles.countSkeleton} />
          <Skeleton shape="short" />
        </div>
      ))}
    </Loading>
  );
}
