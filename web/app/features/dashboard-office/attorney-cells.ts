import type { User } from "@caseload/contract/accounts/accounts";
import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import { inSentence, plural } from "~/lib/format.ts";
import type { LedgerCell } from "~/ui/ledger.tsx";

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
export function attorneyCells(
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
