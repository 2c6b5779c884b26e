import type { EarningsYearEnd } from "@caseload/contract/reporting/earnings";
import { formatCents } from "@caseload/contract/engagements/money-text";
import Download from "lucide-react/icons/download";
import { classNames } from "./class-names.ts";
import { UnconfirmedEmail } from "./unconfirmed-email.tsx";
import * as moneyTable from "./money-table.module.css";
import * as styles from "./year-end.module.css";

interface YearEndProps {
  title: string;
  /** "Payer" or "Payee". */
  heading: string;
  yearEnd: Pick<EarningsYearEnd, "year" | "threshold" | "totals">;
  parties: readonly (Omit<EarningsYearEnd["payers"][number], "firmId"> & { readonly key: number })[];
  /** Addresses of the files. */
  csv: string;
  pdf: string;
}

const reach = (reaches: boolean | null): string =>
  reaches === null ? "Unknown" : reaches ? "Reached" : "Below";

/** Confirmed payments of a calendar year beside the threshold of Form 1099-NEC. */
export function YearEnd({ title, heading, yearEnd, parties, csv, pdf }: YearEndProps) {
  const { year, threshold, totals } = yearEnd;
  const limit = threshold.cents === null ? "unknown" : formatCents(threshold.cents);
  return (
    <section className={classNames("sheet edge", moneyTable.moneyTable)} aria-label={title}>
      <div className={styles.head}>
        <h3 className="heading">{title}</h3>
        <p className="ui-text muted">
          Form 1099-NEC threshold for {year}: {limit} ({threshold.source}). Card and wallet payments are
          reported by the payment processor and listed separately. This is not tax advice.
        </p>
        <div className={styles.files}>
          <a className="button secondary" href={pdf} download>
            <Download className="icon" aria-hidden="true" />
            Download PDF
          </a>
          <a className="button secondary" href={csv} download>
            <Download className="icon" aria-hidden="true" />
            Download Year-End CSV
          </a>
        </div>
      </div>
      {parties.length === 0 ? (
        <p className={classNames("ui-text muted", styles.empty)}>Payments confirmed in {year} appear here.</p>
      ) : (
        <table className="data-table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col" className="numeric">
                Counted for 1099-NEC
              </th>
              <th scope="col" className="numeric">
                Card and wallet
              </th>
              <th scope="col" className="numeric">
                Total paid
              </th>
              <th scope="col" className="numeric">
                Threshold
              </th>
            </tr>
          </thead>
          <tbody>
            {parties.map((party) => (
              <tr key={party.key}>
                <th scope="row">
                  {party.name} <UnconfirmedEmail confirmed={party.emailConfirmed} />
                </th>
                <Figures sums={party} threshold={reach(party.reachesThreshold)} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <Figures sums={totals} threshold="" />
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}

function Figures({ sums, threshold }: { sums: EarningsYearEnd["totals"]; threshold: string }) {
  return (
    <>
      <td className="numeric" data-label="Counted for 1099-NEC">
        {formatCents(sums.reportableCents)}
      </td>
      <td className="numeric" data-label="Card and wallet">
        {formatCents(sums.cardCents)}
      </td>
      <td className="numeric" data-label="Total paid">
        {formatCents(sums.totalCents)}
      </td>
      <td className="numeric" data-label={threshold === "" ? undefined : "Threshold"}>
        {threshold}
      </td>
    </>
  );
}
