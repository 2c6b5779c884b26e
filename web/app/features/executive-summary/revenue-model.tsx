import { prices, type PriceRange } from "@caseload/contract/site/marketing-figures";
import { money } from "~/lib/money.ts";
import { BarChart } from "~/ui/bar-chart.tsx";
import { FigureTable } from "./figure-table.tsx";
import { Part } from "./parts.tsx";
import { examplePay, feeOn, perYear } from "./revenue.ts";
import { Cite } from "./sources.tsx";

const range = ({ from, to }: PriceRange): string => `${money(from)}–${to}`;
const { transactionFee, attorneySubscription, paralegalSubscription, verification, enterprise } = prices;

const priceList = [
  ["Transaction fee", "Per assignment", `${transactionFee.from}–${transactionFee.to}% of the pay`],
  ["Attorney subscription", "Per month", range(attorneySubscription)],
  ["Paralegal subscription", "Per month", range(paralegalSubscription)],
  ["Verification", "Per year", money(verification)],
  ["Enterprise plan", "Per year", `from $${enterprise / 1_000}K`],
] as const;

const accounts = [
  { label: "Attorney subscription", ...perYear(attorneySubscription), hot: true },
  { label: "Paralegal subscription", ...perYear(paralegalSubscription) },
  { label: "Fee on one assignment", ...feeOn(examplePay) },
  { label: "Verification", to: verification },
];

export function RevenueModel() {
  return (
    <Part
      id="revenue-model"
      finding="Five planned lines: one grows with the work done, three with membership and one with large firms."
    >
      <FigureTable
        caption="Planned prices. None of them is charged during the beta."
        columns={["Line", "Charged", "Price"]}
        rows={priceList}
      />
      <BarChart
        title="What one account would bring in a year"
        summary={`From the lowest to the highest plan; the fee is that of one ${money(examplePay)} assignment. Enterprise plans are off this scale.`}
        columns={["Account", "A year"]}
        bars={accounts}
        max={4_000}
        format={money}
      />
      <p>
        The fee is based on the paralegal's pay, never on what the client pays the lawyer: lawyers may not
        share legal fees with others
        <Cite source="feeSharing" />. That is also why pay on Caseload is hourly or flat only.
      </p>
    </Part>
  );
}
