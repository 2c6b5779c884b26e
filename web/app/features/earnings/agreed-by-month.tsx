import type { Earnings } from "@caseload/contract/reporting/earnings";
import { money } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { BarChart } from "~/ui/bar-chart.tsx";
import { monthBars, roundTop, sumOf } from "./month-bars.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./earnings.module.css";

/** Agreed pay of each month, from the first with any to the last. */
export function AgreedByMonth({ earnings }: { earnings: Earnings }) {
  const format = useFormat();
  const bars = monthBars(earnings.months);
  const max = bars.reduce((best, bar) => (bar.pay > best.pay ? bar : best), { month: "", pay: 0 });
  if (max.pay === 0) return null;
  const name = (month: string) => format.monthYear(`${month}-01`);
  const thisMonth = format.today.slice(0, 7);
  const hasThisMonth = bars.some(({ month }) => month === thisMonth);
  return (
    <section className={classNames("sheet edge", styles.earningsChart)}>
      <BarChart
        title="Agreed pay by month"
        summary={`${money(sumOf(bars))} in ${earnings.year}. The highest month is ${name(max.month)} with ${money(max.pay)}.${hasThisMonth ? " The current month is marked." : ""}`}
        columns={["Month", "Agreed pay"]}
        bars={bars.map(({ month, pay }) => ({ label: name(month), to: pay, hot: month === thisMonth }))}
        max={roundTop(max.pay)}
        format={money}
      />
    </section>
  );
}
