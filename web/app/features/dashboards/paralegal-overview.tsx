import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import Briefcase from "lucide-react/icons/briefcase";
import Inbox from "lucide-react/icons/inbox";
import MessageSquare from "lucide-react/icons/message-square";
import User from "lucide-react/icons/user";
import { Link } from "react-router";
import { clip } from "~/lib/format.ts";
import { inSentence, plural } from "~/lib/phrases.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useApi } from "~/lib/use-api.ts";
import { useMember } from "~/lib/session.ts";
import { LampArt } from "~/ui/lamp-art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { CountBubble } from "~/ui/icon-button.tsx";
import type { LedgerCell } from "~/ui/ledger.tsx";
import { Mark } from "~/ui/mark.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { classNames } from "~/ui/class-names.ts";
import { applicationsIn, PendingReview, UnderReview, undecidedNote } from "./application-notes.tsx";
import { DashboardFigures, messagesNote, signatureNote, unreadMessages } from "./dashboard-figures.tsx";
import { recentJobs } from "./recent-jobs.ts";
import * as styles from "./paralegal-dashboard.module.css";

/** Greeting, quick buttons, the most urgent task, and the key figures. */
export function ParalegalOverview() {
  const user = useMember();
  const format = useFormat();
  const query = useApi("dashboardStats");
  const { data: stats } = query;
  const [newest] = useApi("listJobs", recentJobs).data ?? [];
  return (
    <>
      <div className={classNames("page-head", styles.greeting)}>
        <div>
          <h1 className="page-title">
            {format.greeting()}, {user.firstName}
          </h1>
          <p className={classNames("lead-line", styles.leadLine)}>
            {stats ? <ParalegalLede stats={stats} /> : "\u00a0"}
          </p>
        </div>
        <QuickButtons unread={stats?.unreadMessages ?? (query.error ? null : 0)} />
      </div>
      {!user.hasProfile && <CreateProfileCard />}
      <DashboardFigures
        query={query}
        cells={(data) => cellsOf(data, newest && inSentence(format.ago(newest.createdAt)))}
      />
    </>
  );
}

/** Terms to sign, else the state of the applications. */
function ParalegalLede({ stats }: { stats: DashboardStats }) {
  const contracts = useApi("listContracts");
  const unsigned = contracts.data?.find(
    (one) => one.status === "pending_terms" && one[one.viewerSide].signature === null,
  );
  if (unsigned) {
    return (
      <>
        {unsigned.otherUser.name} sent you terms for {clip(unsigned.job.title, 70)}.{" "}
        <Mark>Sign to start.</Mark>
      </>
    );
  }
  return contracts.isPending ? "\u00a0" : <Standing stats={stats} />;
}

function Standing({ stats }: { stats: DashboardStats }) {
  const { reviewingApplications, pendingApplications, activeJobs } = stats;
  if (reviewingApplications > 0) return <UnderReview count={reviewingApplications} />;
  if (pendingApplications > 0) return <PendingReview count={pendingApplications} />;
  if (activeJobs === 0) return "No postings are open right now. New ones appear here automatically.";
  return (
    <Link to={openJobs} className="figure-link">
      {plural(activeJobs, "posting is", "postings are")} open right now.
    </Link>
  );
}

const openJobs = "/jobs?status=open";

/** @param unread null where it could not be loaded */
function QuickButtons({ unread }: { unread: number | null }) {
  return (
    <div className={classNames("actions", styles.actions)}>
      <ButtonLink className={styles.quickButton} variant="primary" to="/jobs">
        <Briefcase className="icon" />
        Browse Jobs
      </ButtonLink>
      <ButtonLink className={styles.quickButton} to="/applications">
        <Inbox className="icon" />
        My Applications
      </ButtonLink>
      <ButtonLink className={styles.quickButton} to="/profile/paralegal">
        <User className="icon" />
        My Profile
      </ButtonLink>
      <ButtonLink className={styles.quickButton} to="/messages">
        <MessageSquare className="icon" />
        Messages
        {unread !== 0 && <CountBubble count={unread} />}
        {unread !== 0 && <VisuallyHidden> unread</VisuallyHidden>}
      </ButtonLink>
    </div>
  );
}

/** Above everything else until there is a profile. */
function CreateProfileCard() {
  return (
    <div className={styles.createProfile}>
      <EmptyState
        art={<LampArt />}
        title="Create your profile"
        text="Firms read it with your cover letter, and your match scores are based on it. It takes about 5 minutes."
        action={
          <ButtonLink variant="go" to="/profile/paralegal/new">
            Create Profile
          </ButtonLink>
        }
      />
    </div>
  );
}

/** @param newest how long ago the newest posting was published: "2 hours ago" */
function cellsOf(stats: DashboardStats, newest: string | undefined): readonly LedgerCell[] {
  const { pendingApplications, reviewingApplications, acceptedApplications } = stats;
  const toSign = stats.contractsAwaitingSignature;
  return [
    {
      label: "Active Applications",
      figure: pendingApplications + reviewingApplications,
      noteParts: undecidedNote({ pending: pendingApplications, reviewing: reviewingApplications }),
      to: applicationsIn("active"),
    },
    {
      label: "Open Opportunities",
      figure: stats.activeJobs,
      note: newest ? `newest posted ${newest}` : "none open",
      to: openJobs,
    },
    {
      label: "Accepted Projects",
      figure: stats.acceptedApplications,
      noteParts:
        toSign > 0 ? signatureNote(stats) : [acceptedApplications === 0 ? "none yet" : "nothing to sign"],
      to: applicationsIn("accepted"),
      hot: toSign > 0,
    },
    { label: "New Messages", figure: stats.unreadMessages, note: messagesNote(stats), to: unreadMessages },
  ];
}
