import type { User } from "@caseload/contract/accounts/accounts";
import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import type { Permission } from "@caseload/contract/roles";
import {
  ChevronRight,
  CirclePlus,
  FileSignature,
  Inbox,
  type LucideIcon,
  MessageSquare,
  Plus,
} from "lucide-react";
import { Link } from "react-router";
import { errorText } from "~/lib/api.ts";
import { inSentence, plural } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useMember } from "~/lib/session.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Columns } from "~/ui/columns.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Ledger, type LedgerCell, LedgerSkeleton } from "~/ui/ledger.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { RuledHeading } from "~/ui/rule.tsx";
import { FirmActivity } from "./firm-activity.tsx";
import { NewOffice } from "./new-office.tsx";
import { OfficeLede } from "./office-lede.tsx";
import styles from "./dashboard-office.module.css";

interface QuickAction {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** For holders of this permission only. */
  readonly permission?: Permission;
}

/** Everybody may write a posting; whose must be approved first, the form says. */
const actions: readonly QuickAction[] = [
  { label: "Post Job", to: "/jobs/post", icon: CirclePlus },
  {
    label: "Review Applications",
    to: "/dashboard/attorney?tab=applications",
    icon: Inbox,
    permission: "application:review",
  },
  { label: "Manage Contracts", to: "/contracts", icon: FileSignature },
  { label: "Messages", to: "/messages", icon: MessageSquare },
];

function QuickActions() {
  const { permissions } = useMember();
  const open = actions.filter(
    ({ permission }) => permission === undefined || permissions.includes(permission),
  );
  return (
    <section>
      <RuledHeading>Quick Actions</RuledHeading>
      <ul className={styles.officeLinks}>
        {open.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon className="icon" />
              {label}
              <ChevronRight className="icon" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Reader = Pick<User, "permissions" | "firmId" | "firmName">;

/** Where the postings that the figure counts are listed: a reviewer's are the firm's, everybody else's their own. */
function openPostings({ permissions, firmId, firmName }: Reader): string {
  if (permissions.includes("job:edit")) return "/jobs/manage?group=open";
  if (permissions.includes("application:review") && firmName !== null) return `/firms/${firmId}`;
  return "/jobs/mine?group=open";
}

function applicationsNote(stats: DashboardStats, ago: (instant: string) => string): string {
  const { totalApplications, pendingApplications, newestApplicationAt } = stats;
  if (totalApplications === 0) return "none yet";
  const newest = newestApplicationAt && `newest ${inSentence(ago(newestApplicationAt))}`;
  return [`${pendingApplications.toLocaleString("en-US")} pending`, newest].filter(Boolean).join(", ");
}

/** Active jobs, applications, messages. */
function attorneyCells(
  reader: Reader,
  stats: DashboardStats,
  ago: (instant: string) => string,
): readonly LedgerCell[] {
  const mayReview = reader.permissions.includes("application:review");
  return [
    {
      label: "Active Jobs",
      figure: stats.activeJobs.toLocaleString("en-US"),
      note: stats.totalJobs === 0 ? "none posted yet" : `of ${plural(stats.totalJobs, "posting")}`,
      to: openPostings(reader),
    },
    {
      label: "Applications",
      figure: stats.totalApplications.toLocaleString("en-US"),
      note: applicationsNote(stats, ago),
      to: mayReview ? "/dashboard/attorney?tab=applications" : "/jobs/mine",
      hot: mayReview && stats.pendingApplications > 0,
    },
    {
      label: "Messages",
      figure: stats.unreadMessages.toLocaleString("en-US"),
      note:
        stats.unreadMessages > 0 && stats.latestMessageFrom
          ? `unread, latest from ${stats.latestMessageFrom}`
          : "unread",
      to: "/messages",
    },
  ];
}

/** What an attorney of the firm has to do (SPEC.md section 2, "Role dashboards at /dashboard"). */
export default function AttorneyDashboard() {
  const member = useMember();
  const format = useFormat();
  const stats = useApi("dashboardStats");
  const isNew = stats.data?.totalJobs === 0;
  return (
    <>
      <PageHead
        title="Attorney Dashboard"
        lede={<OfficeLede />}
        actions={
          <ButtonLink variant="primary" to="/jobs/post">
            <Plus className="icon" />
            Post Job
          </ButtonLink>
        }
      />
      {stats.data ? (
        <Ledger label="Summary" cells={attorneyCells(member, stats.data, format.ago)} />
      ) : stats.error ? (
        <InlineAlert
          title="Your figures could not be loaded"
          text={errorText(stats.error, "Please try again")}
          onRetry={() => void stats.refetch()}
          retrying={stats.isFetching}
        />
      ) : (
        <LedgerSkeleton cells={3} />
      )}
      <Columns rail={<QuickActions />}>
        {isNew ? <NewOffice /> : <FirmActivity title="Recent Job Activity" />}
      </Columns>
    </>
  );
}
