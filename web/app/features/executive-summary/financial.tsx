import { prices } from "@caseload/contract/site/marketing-figures";
import { money } from "~/lib/money.ts";
import { BarChart } from "~/ui/bar-chart.tsx";
import { FigureTable } from "./figure-table.tsx";
import { count } from "./market.ts";
import { Part, Sum } from "./parts.tsx";
import { exampleAssignment, examplePay, feeOn, illustratedTotal, illustration, yieldOf } from "./revenue.ts";

const { weeks, hoursPerWeek, hourlyRate } = exampleAssignment;
const fee = feeOn(examplePay);

const lines = illustration.map(
  (line) =>
    [line.name, `${count(line.payers)} ${line.payer}`, money(line.each), money(yieldOf(line))] as const,
);

export function Financial() {
  return (
    <Part
      id="financial"
      finding="Caseload is in beta. It doesn't process payments, charges no fees and reports no revenue."
    >
      <p>
        What we can show is what one assignment would bring in. Eight weeks of second-pass review is a typical
        posting; at the planned fee of {prices.transactionFee.from} to {prices.transactionFee.to} percent it
        would earn {money(fee.from)} to {money(fee.to)}.
      </p>
      <Sum result={money(examplePay)}>
        {weeks} weeks × {hoursPerWeek} hours × {money(hourlyRate)}
      </Sum>
      <Sum result={`${money(fee.from)} to ${money(fee.to)}`}>
        {money(examplePay)} × {prices.transactionFee.from}% to {prices.transactionFee.to}%
      </Sum>
      <h3 className="heading">An illustration, not a forecast</h3>
      <p>
        The numbers of customers below are assumptions, chosen to be easy to scale. Each price is the lowest
        in its range. Costs are not modeled because we have no history to base them on.
      </p>
      <FigureTable
        caption="One year at assumed volumes"
        columns={["Revenue line", "Assumed volume", "Each, per year", "Total per year"]}
        rows={lines}
        total={["Illustrated total", "", "", money(illustratedTotal)]}
      />
      <BarChart
        title="Where the illustrated revenue would come from"
        summary="Under these assumptions the fee on assignments is the largest line, and subscriptions together are about half."
        columns={["Line", "A year"]}
        bars={illustration.map((line) => ({
          label: line.name,
          to: yieldOf(line),
          hot: line.name === "Transaction fees",
        }))}
        max={1_000_000}
        format={money}
      />
    </Part>
  );
}
