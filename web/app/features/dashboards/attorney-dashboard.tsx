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
import { Suspense } from "react";
import { UntilReady } from "~/lib/until-ready.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import * as styles from "./firm-dashboard.module.css";
import { ButtonLink } from "~/ui/button.tsx";
import { Columns } from "~/ui/columns.tsx";
import type { LedgerCell } from "~/ui/ledger.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { applicationsNote, DashboardFigures, messagesNote, unreadMessages } from "./dashboard-figures.tsx";
import { type QuickAction, QuickActions } from "./rail-links.tsx";
import { FirmActivity } from "./firm-activity.tsx";
import { FirstPosting } from "./first-posting.tsx";
import { NeedsYou } from "./needs-you.tsx";
import { applicationsScope, postingsIn, postingsScope, type Viewer } from "./posting-scope.ts";
import { TasksLede } from "./tasks-lede.tsx";

/** Loaded for roles that do the firm's work rather than lead it. */
const FirmWork = lazyPart(() => import("./firm-work.tsx"));

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
      noteParts:
        stats.totalJobs === 0
          ? ["none posted yet"]
          : [
              postingsScope(viewer),
              { text: `of ${plural(stats.totalJobs, "posting")}`, to: postingsIn(viewer, "all") },
            ],
      to: postingsIn(viewer, "open"),
    },
    {
      label: "Applications",
      figure: stats.totalApplications.toLocaleString("en-US"),
      noteParts: [applicationsScope(viewer), ...applicationsNote(stats, "/applicants", ago)],
      to: "/applicants",
      hot: stats.pendingApplications > 0,
    },
    {
      label: "Messages",
      figure: stats.unreadMessages.toLocaleString("en-US"),
      note: `yours, ${messagesNote(stats)}`,
      to: unreadMessages,
    },
  ];
}

/** The tasks of an attorney of the firm (SPEC.md section 2, "Role dashboards at /dashboard"). */
export default function AttorneyDashboard() {
  const member = useMember();
  const format = useFormat();
  const stats = useApi("dashboardStats");
  const isNew = stats.data?.totalJobs === 0 && stats.data.totalApplications === 0;
  return (
    <>
      <PageHead
        title="Attorney Dashboard"
        lede={<TasksLede />}
        actions={
          <ButtonLink variant="primary" to="/jobs/post">
            <Plus className="icon" />
            Post Job
          </ButtonLink>
        }
      />
      <DashboardFigures query={stats} cells={(data) => attorneyCells(member, data, format.ago)} count={3} />
      <Columns rail={<QuickActions actions={actions} />}>
        <NeedsYou />
        {/* Roles without postings of the firm see their own work before its news. */}
        {!member.permissions.includes("job:create") && (
          <div className={styles.apart}>
            <Suspense>
              <UntilReady>
                <FirmWork />
              </UntilReady>
            </Suspense>
          </div>
        )}
        <div className={styles.apart}>
          {isNew ? <FirstPosting /> : <FirmActivity title="Recent Job Activity" />}
        </div>
      </Columns>
    </>
  );
}
