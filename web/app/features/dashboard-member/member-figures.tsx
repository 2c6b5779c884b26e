import type { ParalegalFigures } from "@caseload/contract/reporting/paralegal-dashboards";
import { plural } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Ledger, LedgerSkeleton, type LedgerCell } from "~/ui/ledger.tsx";

/** Each figure leads to the rows that it counts. */
export function MemberFigures() {
  const { data: figures, error, refetch, isFetching } = useApi("getParalegalFigures");
  if (figures) return <Ledger label="Summary" cells={cellsOf(figures)} />;
  if (!error) return <LedgerSkeleton />;
  return (
    <InlineAlert
      title="Your figures could not be loaded"
      text={error.text}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
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
      note: `${pending} pending, ${accepted} accepted`,
      to: "/applications",
    },
    {
      label: "Under Review",
      figure: reviewing,
      note: reviewing === 0 ? "none shortlisted yet" : "shortlisted by the law office",
      to: "/applications?status=reviewing",
    },
    interviews === null
      ? {
          label: "Interviews",
          figure: <span className="no-data">No data yet</span>,
          note: "Caseload keeps no interviews yet",
        }
      : { label: "Interviews", figure: interviews, note: "ahead of you", to: "/calendar" },
    {
      label: "Active Projects",
      figure: activeProjects,
      note:
        contractsAwaitingSignature > 0
          ? `${plural(contractsAwaitingSignature, "waits", "wait")} for your signature`
          : "by what is due next",
      to: "/projects",
      hot: contractsAwaitingSignature > 0,
    },
  ];
}
