import type { Invoiceable } from "@caseload/contract/engagements/new-invoice";
import { formatHours } from "@caseload/contract/engagements/hours-text";
import { useDayRange } from "~/lib/day-range.ts";
import { signedCents } from "~/lib/money.ts";
import * as styles from "./invoice-dialogs.module.css";

interface InvoiceSumProps {
  invoiceable: Invoiceable;
  timeCents: number;
  milestoneCents: number;
  expenseCents: number;
}

/** What the invoice will come to. */
export function InvoiceSum({ invoiceable, timeCents, milestoneCents, expenseCents }: InvoiceSumProps) {
  const dayRange = useDayRange();
  const { minutes, from, to, milestones, expenses } = invoiceable;
  const period = from === null || to === null ? "" : `, ${dayRange(from, to)}`;
  const parts = [
    ...(minutes === 0 && milestones.length > 0
      ? []
      : [{ label: `Approved time, ${formatHours(minutes)}${period}`, cents: timeCents }]),
    ...(milestones.length === 0 ? [] : [{ label: "Milestones", cents: milestoneCents }]),
    ...(expenses.allowed ? [{ label: "Expenses", cents: expenseCents }] : []),
  ];
  return (
    <dl className={styles.sums} aria-live="polite" aria-label="Total">
      {parts.map(({ label, cents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{signedCents(cents)}</dd>
        </div>
      ))}
      <div className={styles.whole}>
        <dt>Total</dt>
        <dd>{signedCents(timeCents + milestoneCents + expenseCents)}</dd>
      </div>
    </dl>
  );
}
