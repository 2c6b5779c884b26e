import type { ParalegalFigures } from "@caseload/contract/reporting/paralegal-dashboards";
import type { ReactNode } from "react";
import { money, plural } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Columns } from "~/ui/columns.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Ledger, LedgerSkeleton, type LedgerCell } from "~/ui/ledger.tsx";
import { Mark } from "~/ui/mark.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { CategoryRates } from "./category-rates.tsx";

/** What a freelance paralegal can take on, what the market pays for it, and what is under way. */
export function FreelanceDashboard({ projects }: { projects: ReactNode }) {
  return (
    <>
      <PageHead
        title="Freelance Marketplace"
        lede={<FreelanceLede />}
        actions={
          <>
            <ButtonLink to="/profile/paralegal">My Profile</ButtonLink>
            <ButtonLink variant="primary" to="/jobs">
              Browse Projects
            </ButtonLink>
          </>
        }
      />
      <FreelanceFigures />
      <Columns rail={<CategoryRates />}>{projects}</Columns>
    </>
  );
}

/** What needs this person first. */
function FreelanceLede() {
  const { data: figures, error } = useApi("getParalegalFigures");
  if (!figures) return error ? "Open projects and what they pay." : "\u00a0";
  const { contractsAwaitingSignature: toSign, unreadMessages, applications } = figures;
  if (toSign > 0) {
    return (
      <>
        {plural(toSign, "contract waits", "contracts wait")} for you. <Mark>Sign to start.</Mark>
      </>
    );
  }
  if (applications.reviewing > 0)
    return `${plural(applications.reviewing, "application is", "applications are")} under review.`;
  if (unreadMessages > 0) return `${plural(unreadMessages, "unread message", "unread messages")}.`;
  return "Open projects that fit you, and what they pay.";
}

/** Each figure leads to the rows that it counts. */
function FreelanceFigures() {
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

function cellsOf(figures: ParalegalFigures): LedgerCell[] {
  const { pending, reviewing } = figures.applications;
  const { contractsAwaitingSignature: toSign, unreadMessages, latestMessageFrom } = figures;
  return [
    {
      label: "Active Projects",
      figure: figures.activeProjects,
      note: toSign > 0 ? `${plural(toSign, "waits", "wait")} for your signature` : "by what is due next",
      to: "/projects",
      hot: toSign > 0,
    },
    {
      label: "Applications",
      figure: pending + reviewing,
      note: `${pending} pending, ${reviewing} under review`,
      to: "/applications?status=active",
    },
    {
      label: "Earnings Agreed",
      figure: money(Math.round(figures.agreed.pay)),
      note: agreedNote(figures.agreed),
      to: `/earnings?year=${figures.agreed.year}`,
    },
    {
      label: "New Messages",
      figure: unreadMessages,
      note: unreadMessages > 0 && latestMessageFrom ? `unread, latest from ${latestMessageFrom}` : "unread",
      to: "/messages",
    },
  ];
}

function agreedNote({ year, contracts, withoutPay }: ParalegalFigures["agreed"]): string {
  if (contracts === 0) return `no agreed work in ${year}`;
  const lacking = withoutPay > 0 ? `, ${withoutPay} without a rate or hours` : "";
  return `${plural(contracts, "contract")} in ${year}${lacking}`;
}
