import type { MonthSpend } from "@caseload/contract/reporting/dashboards";
import { useId } from "react";
import { money } from "~/lib/money.ts";
import { useFormat } from "~/lib/use-format.ts";
import { classNames } from "~/ui/class-names.ts";
import { InfoButton } from "~/ui/info-button.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { TrendChart, type TrendPoint } from "~/ui/trend-chart.tsx";
import * as styles from "./firm-dashboard.module.css";
import { reportBetween } from "./report-links.ts";

const dollars = (value: number): string => money(Math.round(value));

const title = "Spend by Month";

/** The firm's spend over the last 12 months, beside the same months of the year before. */
export function SpendByMonth({ months }: { months: readonly MonthSpend[] | undefined }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.sectionHead}>
        <h2 className="title" id={titleId}>
          {title}
        </h2>
        <InfoButton figures={["earned"]} />
      </div>
      <div className={classNames("sheet edge", styles.chartSheet)}>
        {months ? (
          <SpendChart months={months} titleId={titleId} />
        ) : (
          <Loading>
            <Skeleton />
          </Loading>
        )}
      </div>
    </section>
  );
}

function SpendChart({ months, titleId }: { months: readonly MonthSpend[]; titleId: string }) {
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
      title={title}
      titleId={titleId}
      summary="By date worked, across the firm. The dashed line is the same month a year earlier."
      step="Month"
      names={[`to ${format.day(last.to)}`, format.monthYear(last.before.from)]}
      points={points}
      isRunning={isRunning}
      format={dollars}
    />
  );
}
