import type { Invoice } from "@caseload/contract/engagements/invoices";
import { formatCents } from "@caseload/contract/engagements/money-text";
import { useDayRange } from "~/lib/day-range.ts";
import { useFormat } from "~/lib/use-format.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { TitleLink } from "~/ui/title-link.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { InvoiceStatusBadge } from "./invoice-status-badge.tsx";
import { amountNote, invoiceTitle, numberText, otherParty, rowAction, statusNote } from "./invoice-text.ts";
import * as styles from "./invoice-rows.module.css";

interface InvoiceRowsProps {
  invoices: readonly Invoice[];
  /** Leaves out parties and job, which the page names. */
  ofContract?: boolean;
}

export function InvoiceRows({ invoices, ofContract = false }: InvoiceRowsProps) {
  return (
    <ul className={styles.rows}>
      {invoices.map((invoice) => (
        <Row key={invoice.id} invoice={invoice} ofContract={ofContract} />
      ))}
    </ul>
  );
}

function Row({ invoice, ofContract }: { invoice: Invoice; ofContract: boolean }) {
  const format = useFormat();
  const dayRange = useDayRange();
  const { id, from, to, issuedOn, createdAt, jobTitle, totalCents, overdue } = invoice;
  const linkId = `invoice-${id}`;
  const period = from === null || to === null ? null : dayRange(from, to);
  const action = rowAction(invoice);
  const note = statusNote(invoice, format);
  const other = otherParty(invoice);
  return (
    <li>
      <div className={styles.margin}>
        <b>{numberText(invoice)}</b>
        <time dateTime={issuedOn ?? createdAt}>
          {issuedOn === null ? format.date(createdAt) : format.day(issuedOn)}
        </time>
      </div>
      <div className={styles.what}>
        <TitleLink id={linkId} className={styles.title} to={`/invoices/${id}`}>
          {ofContract ? (period ?? invoiceTitle(invoice)) : other.name}
          <span className="visually-hidden">, {invoiceTitle(invoice)}</span>
        </TitleLink>
        {!ofContract && <UnconfirmedEmail confirmed={other.emailConfirmed} />}
        {!ofContract && <small>{[jobTitle, ...(period === null ? [] : [period])].join(", ")}</small>}
      </div>
      <div className={styles.amount}>
        <b>{formatCents(totalCents)}</b>
        <small>{amountNote(invoice, format)}</small>
      </div>
      <div className={styles.status}>
        <InvoiceStatusBadge invoice={invoice} />
        {note !== "" && <small className={classNames(overdue && styles.late)}>{note}</small>}
      </div>
      <div className={styles.action}>
        {action !== null && (
          <ButtonLink size="sm" to={`/invoices/${id}`} aria-describedby={linkId}>
            {action}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
