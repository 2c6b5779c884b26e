import { EarningsScreen, YearChoice } from "~/features/earnings/earnings-screen.tsx";
import { useEarnings } from "~/features/earnings/use-earnings.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/earnings";

export const meta: Route.MetaFunction = () => pageTitle("Earnings");

export default function EarningsRoute() {
  const query = useEarnings();
  return (
    <>
      <PageHead
        title="Earnings"
        lede="What you earned, invoiced and were paid, by month, contract and payer."
        actions={query.data && <YearChoice earnings={query.data} />}
      />
      <EarningsScreen query={query} />
    </>
  );
}
