import { money } from "~/lib/money.ts";
import { BarChart } from "~/ui/bar-chart.tsx";
import { activeLawyers, billions, count, lawyers, medianHourlyPay, paralegals, yearlyPay } from "./market.ts";
import { Part, Sum } from "./parts.tsx";
import { Cite } from "./sources.tsx";
import * as styles from "./executive-summary.module.css";

export function MarketSize() {
  return (
    <Part
      id="market-size"
      finding={
        <>
          Paralegal work in the United States is worth about {billions(yearlyPay(paralegals))} a year at
          median pay.
        </>
      }
    >
      <p>
        The Bureau of Labor Statistics counted {count(paralegals.jobs)} paralegal and legal assistant jobs in
        2023, at a median of {money(paralegals.medianPay)} a year or {money(medianHourlyPay)} an hour
        <Cite source="paralegals" />. The same source counts {count(lawyers.jobs)} lawyer jobs
        <Cite source="lawyers" />, so there are more than two lawyers for each paralegal. The American Bar
        Association, which counts licenses instead of jobs, finds {count(activeLawyers)} active lawyers in
        2025
        <Cite source="licenses" />.
      </p>
      <BarChart
        title="Jobs in the United States, 2023"
        summary="There are more than two lawyer jobs for each paralegal job."
        columns={["Occupation", "Jobs"]}
        bars={[
          { label: "Lawyers", to: lawyers.jobs },
          { label: "Paralegals", to: paralegals.jobs, hot: true },
        ]}
        max={1_000_000}
        format={count}
      />
      <Sum result={billions(yearlyPay(paralegals))}>
        {count(paralegals.jobs)} jobs × {money(paralegals.medianPay)} median pay
      </Sum>
      <p className={styles.aside}>
        This is an order of magnitude, not a payroll statistic: a median is not a mean, and most of these jobs
        are permanent. No public source that we trust counts freelance paralegals, so we state no share for
        them.
      </p>
    </Part>
  );
}
