import { engagementNumber } from "@caseload/contract/engagements/engagement-number";
import type { InvoiceDetail, InvoiceLine } from "@caseload/contract/engagements/invoices";
import { formatCents, formatHours } from "@caseload/contract/engagements/money-text";
import Paperclip from "lucide-react/icons/paperclip";
import { Link } from "react-router";
import { useDayRange } from "~/lib/day-range.ts";
import { signedCents } from "~/lib/money.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useOpenFile } from "~/lib/use-open-file.ts";
import { classNames } from "~/ui/class-names.ts";
import { ScotchRule } from "~/ui/rule.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { invoiceTitle, lineNote, numberText, sumLines } from "./invoice-text.ts";
import * as styles from "./invoice-paper.module.css";

/** The invoice as its PDF prints it. */
export function InvoicePaper({ invoice }: { invoice: InvoiceDetail }) {
  const { issuer, issuerAddress, totalCents, lines } = invoice;
  return (
    <article className={styles.paper} aria-label={invoiceTitle(invoice)}>
      <header className={styles.head}>
        <div>
          <p className="title">
            {issuer.name} <UnconfirmedEmail confirmed={issuer.emailConfirmed} />
          </p>
          {issuerAddress !== null && <address>{issuerAddress}</address>}
        </div>
        <p className={classNames("figure", styles.total)}>
          <span className="visually-hidden">Total </span>
          {signedCents(totalCents)}
        </p>
      </header>
      <ScotchRule />
      <Parties invoice={invoice} />
      <Lines lines={lines} />
      <Balance invoice={invoice} />
    </article>
  );
}

function Parties({ invoice }: { invoice: InvoiceDetail }) {
  const { mediumDate } = useFormat();
  const dayRange = useDayRange();
  const { payer, payerAddress, issuedOn, dueOn, paymentDays, contractId, jobTitle, from, to } = invoice;
  return (
    <div className={styles.parties}>
      <address>
        <span className={classNames("label", styles.caption)}>Bill to</span>
        <b>{payer.name}</b> <UnconfirmedEmail confirmed={payer.emailConfirmed} />
        {payerAddress}
      </address>
      <div>
        <span className={classNames("label", styles.caption)}>Invoice</span>
        <b>{numberText(invoice)}</b>
        {issuedOn === null ? (
          <span>Numbered when sent, due {paymentDays} days later</span>
        ) : (
          <span>Sent {mediumDate(issuedOn)}</span>
        )}
        {dueOn !== null && <span>Due {mediumDate(dueOn)}</span>}
      </div>
      <div>
        <span className={classNames("label", styles.caption)}>Engagement {engagementNumber(contractId)}</span>
        <b>
          <Link className="link" to={`/contracts/${contractId}?tab=invoices`}>
            {jobTitle}
          </Link>
        </b>
        {from !== null && to !== null && <span>{dayRange(from, to)}</span>}
      </div>
    </div>
  );
}

function Lines({ lines }: { lines: readonly InvoiceLine[] }) {
  return (
    <table className={classNames("data-table", styles.lines)}>
      <caption className="visually-hidden">Invoice lines</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Work</th>
          <th scope="col" className="numeric">
            Hours
          </th>
          <th scope="col" className="numeric">
            Rate
          </th>
          <th scope="col" className="numeric">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ line }: { line: InvoiceLine }) {
  const { day } = useFormat();
  const { minutes, rateCents, cents, disputed } = line;
  const note = lineNote(line);
  return (
    <tr>
      <td className={styles.date}>{line.day !== null && day(line.day)}</td>
      <td className={styles.work}>
        {line.description}
        {note !== "" && <span className="subtext">{note}</span>}
        {line.fileId !== null && line.receipt && <Receipt id={line.fileId} receipt={line.receipt} />}
        {disputed && <span className={styles.disputed}>Disputed</span>}
      </td>
      <td className={classNames("numeric", styles.hours)}>
        {minutes !== null && (
          <>
            {formatHours(minutes)}
            <span className={styles.unit}> h</span>
          </>
        )}
      </td>
      <td className={classNames("numeric", styles.rate)}>{rateCents !== null && formatCents(rateCents)}</td>
      <td className={classNames("numeric", styles.cents)}>{signedCents(cents)}</td>
    </tr>
  );
}

/** The receipt of an expense, which downloads. */
function Receipt({ id, receipt }: { id: number; receipt: NonNullable<InvoiceLine["receipt"]> }) {
  const open = useOpenFile("openContractFile", useToast());
  return (
    <span className={styles.receipt}>
      <Paperclip className="icon" aria-hidden="true" />
      {receipt.mayOpen ? (
        <button
          type="button"
          className="link"
          aria-label={`Download receipt ${receipt.name}`}
          onClick={() => open.send({ params: { id } })}
        >
          {receipt.name}
        </button>
      ) : (
        receipt.name
      )}
    </span>
  );
}

/** The sums by rate and kind, what is confirmed, and what is left. */
function Balance({ invoice: { lines, paidCents, balanceCents, status } }: { invoice: InvoiceDetail }) {
  return (
    <dl className={styles.balance}>
      {sumLines(lines).map(({ label, cents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{signedCents(cents)}</dd>
        </div>
      ))}
      {paidCents > 0 && (
        <div>
          <dt>Confirmed payments</dt>
          <dd>-{formatCents(paidCents)}</dd>
        </div>
      )}
      <div className={styles.balanceDue}>
        <dt>{status === "void" ? "Void, nothing due" : "Balance due"}</dt>
        <dd>{signedCents(balanceCents)}</dd>
      </div>
    </dl>
  );
}
