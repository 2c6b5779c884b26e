import type { ExecutiveDashboard } from "@caseload/contract/reporting/dashboards";
import { formatHours } from "@caseload/contract/engagements/hours-text";
import { money } from "~/lib/money.ts";
import { plural } from "~/lib/phrases.ts";
import type { LedgerCell, NotePart } from "~/ui/ledger.tsx";
import { NoData } from "./dashboard-figures.tsx";
import { reportBetween, reportOf } from "./report-links.ts";

type Figures = ExecutiveDashboard;

const dollars = (cents: number): string => money(Math.round(cents / 100));

const figureOrNoData = (figure: string | null) => figure ?? <NoData />;

function spend({ spend: { current, previous }, before }: Figures): LedgerCell {
  return {
    label: "Spend",
    figure: dollars(current.earnedCents),
    noteParts: [
      "earned in 30 days",
      { text: `${dollars(previous.earnedCents)} in the 30 before`, to: reportBetween("spend", before) },
      { text: `${dollars(current.invoicedCents)} invoiced`, to: reportOf("spend", { sort: "invoiced" }) },
      { text: `${dollars(current.paidCents)} paid`, to: reportOf("spend", { sort: "paid" }) },
    ],
    to: reportOf("spend"),
  };
}

function projects({ projects: { inProgress, termsAgreed, awaitingTerms } }: Figures): LedgerCell {
  const next: NotePart[] = [];
  if (termsAgreed > 0)
    next.push({
      text: `${termsAgreed.toLocaleString("en-US")} about to start`,
      to: "/contracts?only=terms_agreed",
    });
  if (awaitingTerms > 0)
    next.push({
      text: `${awaitingTerms.toLocaleString("en-US")} awaiting signatures`,
      to: "/contracts?only=pending_terms",
    });
  return {
    label: "Active Projects",
    figure: inProgress.toLocaleString("en-US"),
    noteParts: next.length > 0 ? next : ["in progress now"],
    to: reportOf("hours", { only: "in_progress" }),
  };
}

function utilization({ utilization: { approvedMinutes, inProgress, withTime } }: Figures): LedgerCell {
  return {
    label: "Team Utilization",
    figure: figureOrNoData(inProgress === 0 ? null : `${Math.round((100 * withTime) / inProgress)}%`),
    noteParts:
      inProgress === 0
        ? ["no projects in progress"]
        : [
            {
              text: `${withTime.toLocaleString("en-US")} with approved time`,
              to: reportOf("hours", { only: "used" }),
            },
            {
              text: `of ${plural(inProgress, "project")}`,
              to: reportOf("hours", { only: "in_progress" }),
            },
            {
              text: `${formatHours(approvedMinutes)} approved`,
              to: reportOf("hours", { sort: "approvedHours" }),
            },
          ],
    to: reportOf("hours", { only: "used" }),
  };
}

function satisfaction({ satisfaction: { mean, reviews, completed } }: Figures): LedgerCell {
  const done: NotePart =
    completed === 0
      ? "no project completed in 30 days"
      : {
          text: `${plural(completed, "project")} completed in 30 days`,
          to: reportOf("hours", { only: "completed" }),
        };
  return {
    label: "Client Satisfaction",
    figure: figureOrNoData(mean === null ? null : `${mean.toFixed(1)} of 5`),
    noteParts: [
      mean === null
        ? "no reviews"
        : { text: plural(reviews, "review"), to: reportOf("hours", { only: "reviewed" }) },
      done,
    ],
    to: reportOf("hours", { only: mean === null ? "completed" : "reviewed" }),
  };
}

/** The firm's four key figures; each links to its rows. */
export const executiveCells = (figures: Figures): readonly LedgerCell[] =>
  [spend, projects, utilization, satisfaction].map((cell) => cell(figures));
