import { invoiceErrorMessages } from "@caseload/contract/engagements/invoice-error-messages";
import type { InvoiceDetail } from "@caseload/contract/engagements/invoices";
import { formatCents } from "@caseload/contract/engagements/money-text";
import Info from "lucide-react/icons/info";
import type { ReactNode } from "react";
import { plural } from "~/lib/phrases.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import type { InvoiceQuestion } from "./invoice-dialogs.tsx";
import { eventText } from "./invoice-text.ts";
import { OverdueSection } from "./overdue-section.tsx";
import { PaymentList } from "./payment-list.tsx";
import { useInvoiceDialogs } from "./use-invoice-dialogs.ts";
import * as styles from "./invoice-page.module.css";

const InvoiceDialogs = vitalPart(() => import("./invoice-dialogs.tsx"));

interface SectionProps {
  invoice: InvoiceDetail;
  ask: (question: InvoiceQuestion) => void;
}

/** The viewer's decision first, then payments and what happened. */
export function InvoiceRail({ invoice }: { invoice: InvoiceDetail }) {
  const { asked, open, control, finish } = useInvoiceDialogs<InvoiceQuestion>();
  const section = { invoice, ask: open };
  const { status, viewerSide, overdue, may } = invoice;
  return (
    <aside className={styles.rail} aria-label="Decision and payments">
      {may.send && <Sending {...section} />}
      {status === "disputed" && <Dispute {...section} />}
      {status === "void" && <Voided invoice={invoice} />}
      {viewerSide === "paralegal" && overdue && <OverdueSection invoice={invoice} />}
      {(may.recordPayment || may.dispute) && <Paying {...section} />}
      {isReadOnly(invoice) && (
        <Note>{invoiceErrorMessages.invoiceViewOnly} You can read and download this invoice.</Note>
      )}
      {status !== "draft" && <Payments {...section} />}
      {invoice.history.length > 0 && <History invoice={invoice} />}
      {may.void && (
        <section>
          <p className={styles.lead}>Voiding frees the lines for another invoice. The number isn't reused.</p>
          <p className={styles.buttons}>
            <Button variant="danger-quiet" onClick={() => open("void")}>
              Void Invoice
            </Button>
          </p>
        </section>
      )}
      {asked && (
        <LateDialog onOpenChange={control.onOpenChange}>
          <InvoiceDialogs
            key={asked.turn}
            {...control}
            question={asked.name}
            invoice={invoice}
            onDone={finish}
          />
        </LateDialog>
      )}
    </aside>
  );
}

/** Members of the firm who read an open invoice without handling it. */
const isReadOnly = ({ viewerSide, status, may, balanceCents, pendingCents }: InvoiceDetail): boolean =>
  viewerSide === "attorney" &&
  status !== "void" &&
  balanceCents > pendingCents &&
  !may.recordPayment &&
  !may.dispute &&
  !may.resolve;

const Note = ({ children }: { children: ReactNode }) => (
  <section>
    <p className={styles.note}>
      <Info aria-hidden="true" />
      <span>{children}</span>
    </p>
  </section>
);

function Sending({ invoice, ask }: SectionProps) {
  const { payer, paymentDays, may } = invoice;
  return (
    <section>
      <RuledHeading>Review and send</RuledHeading>
      <p className={styles.lead}>
        {payer.name} is notified and sees this invoice once you send it. It then gets its number, and payment
        is due {plural(paymentDays, "day")} later.
      </p>
      <p className={styles.buttons}>
        <Button variant="primary" onClick={() => ask("send")}>
          Send Invoice
        </Button>
        {may.delete && (
          <Button variant="ghost" onClick={() => ask("delete")}>
            Delete Draft
          </Button>
        )}
      </p>
    </section>
  );
}

function Paying({ invoice, ask }: SectionProps) {
  const { balanceCents, pendingCents, dueOn, overdue, issuer, may } = invoice;
  const { mediumDate } = useFormat();
  const verb = overdue ? "was due" : "is due";
  return (
    <section>
      <RuledHeading>Your decision</RuledHeading>
      <p className={styles.lead}>
        {dueOn !== null && (
          <>
            {formatCents(balanceCents)} {verb} {mediumDate(dueOn)}.{" "}
          </>
        )}
        {pendingCents > 0 && `${formatCents(pendingCents)} of it awaits confirmation. `}
        Caseload doesn't process payments. Pay {issuer.name} as agreed, then record the payment here.
      </p>
      <p className={styles.buttons}>
        {may.recordPayment && (
          <Button variant="primary" onClick={() => ask("pay")}>
            Record Payment
          </Button>
        )}
        {may.dispute && (
          <Button variant={may.recordPayment ? "ghost" : "secondary"} onClick={() => ask("dispute")}>
            Dispute Lines
          </Button>
        )}
      </p>
    </section>
  );
}

function Dispute({ invoice, ask }: SectionProps) {
  const { mediumDate } = useFormat();
  const { disputes, may, lines } = invoice;
  const open = disputes.find(({ resolvedAt }) => resolvedAt === null);
  if (!open) return null;
  const disputed = lines.filter((line) => line.disputed);
  const sum = disputed.reduce((total, { cents }) => total + cents, 0);
  return (
    <section>
      <RuledHeading aside={formatCents(sum)}>Dispute</RuledHeading>
      <p className={styles.lead}>
        {open.openedByName} disputed {plural(open.lines.length, "line")} on {mediumDate(open.openedAt)}. The
        rest can still be paid. <UnconfirmedEmail confirmed={open.openedByEmailConfirmed} />
      </p>
      <p className={styles.reason}>{open.reason}</p>
      {may.resolve && (
        <p className={styles.buttons}>
          <Button onClick={() => ask("resolve")}>Resolve Dispute</Button>
        </p>
      )}
    </section>
  );
}

const Voided = ({ invoice: { voidReason } }: { invoice: InvoiceDetail }) => (
  <section>
    <RuledHeading>Void</RuledHeading>
    <p className={styles.lead}>Nothing is due. Its lines can be invoiced again.</p>
    {voidReason !== null && <p className={styles.reason}>{voidReason}</p>}
  </section>
);

function Payments({ invoice, ask }: SectionProps) {
  const { paidCents, totalCents, viewerSide, issuer, status } = invoice;
  return (
    <>
      <section>
        <RuledHeading aside={`${formatCents(paidCents)} of ${formatCents(totalCents)}`}>
          Payments
        </RuledHeading>
        <PaymentList invoice={invoice} onDeny={(id) => ask(`deny ${id}`)} />
      </section>
      {status !== "void" && status !== "paid" && (
        <Note>
          {viewerSide === "paralegal"
            ? "Payments count once you confirm them. Until then, the balance stays outstanding."
            : `Payments count once ${issuer.name} confirms them. Until then, the balance stays outstanding.`}
        </Note>
      )}
    </>
  );
}

function History({ invoice }: { invoice: InvoiceDetail }) {
  const { dateTime } = useFormat();
  return (
    <section>
      <RuledHeading>History</RuledHeading>
      <ol className={styles.history}>
        {invoice.history.map((event) => (
          <li key={event.id}>
            <b>{eventText(event)}</b> <UnconfirmedEmail confirmed={event.actorEmailConfirmed} />{" "}
            <time dateTime={event.createdAt}>{dateTime(event.createdAt)}</time>
            {event.note !== null && <q>{event.note}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
