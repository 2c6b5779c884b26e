import type { MonthSpend } from "@caseload/contract/reporting/dashboards";
import { money } from "~/lib/money.ts";
import { useFormat } from "~/lib/use-format.ts";
import { InfoButton } from "~/ui/info-button.tsx";
import { reportBetween } from "./report-links.ts";
import { TrendChart, type TrendPoint } from "~/ui/trend-chart.tsx";

const dollars = (value: number): string => money(Math.round(value));

/** The firm's spend over the last 12 months, beside the same months of the year before. */
export function SpendByMonth({ months }: { months: readonly MonthSpend[] }) {
  const format = useFormat();
  const last = months.at(-1);
  if (!last || months.every(({ earnedCents, beforeCents }) => earnedCents <= 0 && beforeCents <= 0))
    return <p className="muted ui-text">Approved hours and invoiced fees appear here by month.</p>;
  const isRunning = last.to.slice(0, 7) === format.today.slice(0, 7);
  const points = months.map((month): TrendPoint => ({
    label:
      month === last && isRunning ? `${format.monthYear(month.from)} to date` : format.monthYear(month.from),
    labelBefore: format.monthYear(month.before.from),
    tick: format.shortMonth(month.from),
    now: month.earnedCents / 100,
    before: month.beforeCents / 100,
    rows: reportBetween("spend", month),
  }));
  return (
    <TrendChart
      title="Earned by month"
      summary="By date worked, across the firm. The dashed line is the same month a year earlier."
      step="Month"
      names={[`to ${format.day(last.to)}`, format.monthYear(last.before.from)]}
      points={points}
      isRunning={isRunning}
      format={dollars}
      controls={<InfoButton figures={["earned"]} />}
    />
  );
}
