import type { ExecutiveDashboard } from "@caseload/contract/reporting/firm-dashboards";
import { money, plural } from "~/lib/format.ts";
import type { LedgerCell } from "~/ui/ledger.tsx";
import { NoData } from "./dashboard-figures.tsx";
import { reportOf } from "./report-links.ts";

type Figures = ExecutiveDashboard;

const dollars = (value: number): string => money(Math.round(value));
const hours = (value: number): string => plural(Math.round(value), "hour");

const figureOrNoData = (figure: string | null) => figure ?? <NoData />;

function revenue({ revenue: { basis, amount, amountBefore } }: Figures): LedgerCell {
  const then = amountBefore === null ? "no data before" : `${dollars(amountBefore)} in the 30 before`;
  return {
    label: "Revenue",
    figure: figureOrNoData(amount === null ? null : dollars(amount)),
    note: amount === null ? "told from hours and rates of contracts" : `${basis} in 30 days, ${then}`,
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

function utilization({ utilization: { agreedHours, loggedHours } }: Figures): LedgerCell {
  const percent =
    agreedHours === null || agreedHours === 0 || loggedHours === null
      ? null
      : `${Math.round((100 * loggedHours) / agreedHours)}%`;
  const agreed = agreedHours === null ? "no hours agreed" : `${hours(agreedHours)} agreed`;
  return {
    label: "Team Utilization",
    figure: figureOrNoData(percent),
    note: `${agreed}, ${loggedHours === null ? "none logged" : `${hours(loggedHours)} logged`}`,
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
  [revenue, projects, utilization, satisfaction].map((cell) => cell(figures));
