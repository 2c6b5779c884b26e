import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import { Ledger } from "~/ui/ledger.tsx";
import { inSentence } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useApi } from "~/lib/use-api.ts";
import { recentJobs } from "./recent-jobs.ts";

export function ParalegalLedger({ stats }: { stats: DashboardStats }) {
  const format = useFormat();
  const [newest] = useApi("listJobs", recentJobs).data ?? [];
  const { pendingApplications, reviewingApplications, contractsAwaitingSignature: toSign } = stats;
  return (
    <Ledger
      label="Summary"
      cells={[
        {
          label: "Active Applications",
          figure: pendingApplications + reviewingApplications,
          note: `${pendingApplications} pending, ${reviewingApplications} under review`,
          to: "/applications?status=active",
        },
        {
          label: "Open Opportunities",
          figure: stats.activeJobs,
          note: newest ? `newest posted ${inSentence(format.ago(newest.createdAt))}` : "none open",
          to: "/jobs",
        },
        {
          label: "Accepted Projects",
          figure: stats.acceptedApplications,
          note: signatureNote(stats),
          to: toSign > 0 ? "/contracts" : "/applications?status=accepted",
          hot: toSign > 0,
        },
        {
          label: "New Messages",
          figure: stats.unreadMessages,
          note:
            stats.unreadMessages > 0 && stats.latestMessageFrom
              ? `unread, latest from ${stats.latestMessageFrom}`
              : "unread",
          to: "/messages",
        },
      ]}
    />
  );
}

function signatureNote({ contractsAwaitingSignature, acceptedApplications }: DashboardStats): string {
  if (contractsAwaitingSignature === 1) return "1 waits for your signature";
  if (contractsAwaitingSignature > 1) return `${contractsAwaitingSignature} wait for your signature`;
  return acceptedApplications === 0 ? "none yet" : "nothing to sign";
}
