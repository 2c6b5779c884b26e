import type { User } from "@caseload/contract/accounts/accounts";
import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import CirclePlus from "lucide-react/icons/circle-plus";
import FileSignature from "lucide-react/icons/file-signature";
import Inbox from "lucide-react/icons/inbox";
import MessageSquare from "lucide-react/icons/message-square";
import Plus from "lucide-react/icons/plus";
import { plural } from "~/lib/phrases.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useMember } from "~/lib/session.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Columns } from "~/ui/columns.tsx";
import type { LedgerCell } from "~/ui/ledger.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { applicationsNote, DashboardFigures, messagesNote } from "./dashboard-figures.tsx";
import { type QuickAction, QuickActions } from "./rail-links.tsx";
import { FirmActivity } from "./firm-activity.tsx";
import { FirstPosting } from "./first-posting.tsx";
import { FirmLede } from "./firm-lede.tsx";

/** Every member may write a posting; the form says whose must be approved first. */
const actions: readonly QuickAction[] = [
  { label: "Post Job", to: "/jobs/post", icon: CirclePlus },
  {
    label: "Review Applications",
    to: "/applicants",
    icon: Inbox,
  },
  { label: "Manage Contracts", to: "/contracts", icon: FileSignature },
  { label: "Messages", to: "/messages", icon: MessageSquare },
];

type Viewer = Pick<User, "permissions" | "firmId" | "firmName">;

/** The list that the figure counts: the firm's postings for reviewers, a member's own for all others. */
function openPostings({ permissions, firmId, firmName }: Viewer): string {
  if (permissions.includes("job:edit")) return "/jobs/manage?group=open";
  if (permissions.includes("application:review") && firmName !== null) return `/firms/${firmId}`;
  return "/jobs/mine?group=open";
}

/** Active jobs, applications, messages. */
function attorneyCells(
  viewer: Viewer,
  stats: DashboardStats,
  ago: (instant: string) => string,
): readonly LedgerCell[] {
  return [
    {
      label: "Active Jobs",
      figure: stats.activeJobs.toLocaleString("en-US"),
      note: stats.totalJobs === 0 ? "none posted yet" : `of ${plural(stats.totalJobs, "posting")}`,
      to: openPostings(viewer),
    },
    {
      label: "Applications",
      figure: stats.totalApplications.toLocaleString("en-US"),
      note: applicationsNote(stats, ago),
      to: "/applicants",
      hot: stats.pendingApplications > 0,
    },
    {
      label: "Messages",
      figure: stats.unreadMessages.toLocaleString("en-US"),
      note: messagesNote(stats),
      to: "/messages",
    },
  ];
}

/** The tasks of an attorney of the firm (SPEC.md section 2, "Role dashboards at /dashboard"). */
export default function AttorneyDashboard() {
  const member = useMember();
  const format = useFormat();
  const stats = useApi("dashboardStats");
  const isNew = stats.data?.totalJobs === 0;
  return (
    <>
      <PageHead
        title="Attorney Dashboard"
        lede={<FirmLede />}
        actions={
          <ButtonLink variant="primary" to="/jobs/post">
            <Plus className="icon" />
            Post Job
          </ButtonLink>
        }
      />
      <DashboardFigures query={stats} cells={(data) => attorneyCells(member, data, format.ago)} count={3} />
      <Columns rail={<QuickActions actions={actions} />}>
        {isNew ? <FirstPosting /> : <FirmActivity title="Recent Job Activity" />}
      </Columns>
    </>
  );
}
