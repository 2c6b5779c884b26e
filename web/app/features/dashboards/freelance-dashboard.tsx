import type { ParalegalFigures } from "@caseload/contract/reporting/paralegal-dashboards";
import type { ReactNode } from "react";
import { money, plural } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Columns } from "~/ui/columns.tsx";
import type { LedgerCell } from "~/ui/ledger.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { CategoryRates } from "./category-rates.tsx";
import { DashboardFigures, messagesNote, SignatureLede } from "./dashboard-figures.tsx";

/** The freelance paralegal's dashboard; `projects` are the recommended postings. */
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
      <DashboardFigures query={useApi("getParalegalFigures")} cells={cellsOf} />
      <Columns rail={<CategoryRates />}>{projects}</Columns>
    </>
  );
}

/** The most urgent task. */
function FreelanceLede() {
  const { data: figures, error } = useApi("getParalegalFigures");
  if (!figures) return error ? "Open projects and what they pay." : "\u00a0";
  const { contractsAwaitingSignature: toSign, unreadMessages, applications } = figures;
  if (toSign > 0) return <SignatureLede count={toSign} />;
  if (applications.reviewing > 0)
    return `${plural(applications.reviewing, "application is", "applications are")} under review.`;
  if (unreadMessages > 0) return `${plural(unreadMessages, "unread message", "unread messages")}.`;
  return "Open projects that fit you, and what they pay.";
}

function cellsOf(figures: ParalegalFigures): LedgerCell[] {
  const { pending, reviewing } = figures.applications;
  const { contractsAwaitingSignature: toSign, unreadMessages } = figures;
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
      note: messagesNote(figures),
      to: "/messages",
    },
  ];
}

function agreedNote({ year, contracts, withoutPay }: ParalegalFigures["agreed"]): string {
  if (contracts === 0) return `no agreed work in ${year}`;
  const lacking = withoutPay > 0 ? `, ${withoutPay} without an hourly rate or hours` : "";
  return `${plural(contracts, "contract")} in ${year}${lacking}`;
}
