import type { Earnings } from "@caseload/contract/reporting/earnings";
import { money, plural } from "~/lib/format.ts";
import { Ledger } from "~/ui/ledger.tsx";
import { groups } from "./group-labels.ts";

/** The year in whole dollars; what was paid is known from invoices only. */
export function EarningsLedger({ earnings: { totals, paid, year } }: { earnings: Earnings }) {
  return (
    <Ledger
      label={`Agreed pay in ${year}`}
      cells={[
        ...groups.map(({ status, label, to }) => ({
          label,
          figure: money(Math.round(totals[status].pay)),
          note: `${plural(totals[status].hours, "hour")}, ${plural(totals[status].contracts, "contract")}`,
          to,
        })),
        {
          label: "Paid",
          figure: paid === null ? <span className="no-data">No data yet</span> : money(Math.round(paid)),
          note: paid === null ? "No invoice is on record" : `in ${year}`,
        },
      ]}
    />
  );
}
