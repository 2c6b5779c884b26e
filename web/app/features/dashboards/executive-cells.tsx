import type { ExecutiveDashboard } from "@caseload/contract/reporting/dashboards";
import { money } from "~/lib/money.ts";
import { plural } from "~/lib/phrases.ts";
import type { LedgerCell } from "~/ui/ledger.tsx";
import { NoData } from "./dashboard-figures.tsx";
import { reportOf } from "./report-links.ts";

type Figures = ExecutiveDashboard;

const dollars = (value: number): string => money(Math.round(value));
const hours = (value: number): string => plural(Math.round(value), "hour");

const figureOrNoData = (figure: string | null) => figure ?? <NoData />;

function spend({ spend: { current, previous } }: Figures): LedgerCell {
  const parts = `${dollars(current.invoicedCents / 100)} invoiced, ${dollars(current.paidCents / 100)} paid`;
  return {
    label: "Spend",
    figure: dollars(current.earnedCents / 100),
    note: `earned in 30 days, ${dollars(previous.earnedCents / 100)} in the 30 before; ${parts}`,
    to: reportOf("spend"),
  };
}

function projects({ projects: { inProgress, termsAgreed, awaitingTerms } }: Figures): LedgerCell {
  const next = [
    termsAgreed > 0 && `${termsAgreed.toLocaleString("en-US")} about to start`,
    awaitingTerms > 0 && `${awaitingTerms.toLocaleString("en-US")} awaiting signatures`,
  ].filter(Boolean);
  return {
    label: "Active Projects",
    figure: inProgress.toLocaleString("en-US"),
    note: next.join(", ") || "in progress now",
    to: reportOf("hours", { only: "in_progress" }),
  };
}

function utilization({ utilization: { approvedMinutes, inProgress, withTime } }: Figures): LedgerCell {
  return {
    label: "Team Utilization",
    figure: figureOrNoData(inProgress === 0 ? null : `${Math.round((100 * withTime) / inProgress)}%`),
    note:
      inProgress === 0
        ? "no projects in progress"
        : `${withTime} of ${plural(inProgress, "project")} with approved time, ${hours(approvedMinutes / 60)}`,
    to: reportOf("hours"),
  };
}

function satisfaction({ satisfaction: { mean, reviews, completed } }: Figures): LedgerCell {
  const done = `${completed === 0 ? "no project" : plural(completed, "project")} completed in 30 days`;
  return {
    label: "Client Satisfaction",
    figure: figureOrNoData(mean === null ? null : `${mean.toFixed(1)} of 5`),
    note: mean === null ? `no reviews, ${done}` : `${plural(reviews, "review")}, ${done}`,
    to: reportOf("hours", { only: "completed" }),
  };
}

/** The firm's four key figures; each links to its rows. */
export const executiveCells = (figures: Figures): readonly LedgerCell[] =>
  [spend, projects, utilization, satisfaction].map((cell) => cell(figures));
