import { invoiceToasts } from "@caseload/contract/engagements/invoice-toasts";
import type { InvoiceDetail, Payment } from "@caseload/contract/engagements/invoices";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { PaymentStatusBadge } from "./invoice-status-badge.tsx";
import { paymentTitle } from "./invoice-text.ts";
import * as styles from "./invoice-page.module.css";

interface PaymentListProps {
  invoice: InvoiceDetail;
  onDeny: (paymentId: number) => void;
}

/** Every payment, with the payee's answer beside the one that it is about. */
export function PaymentList({ invoice, onDeny }: PaymentListProps) {
  const toast = useToast();
  const confirmation = useSingleCall("confirmPayment", {
    onSuccess: () => toast.success(invoiceToasts.paymentConfirmed),
    onError: (error) => toast.failure(invoiceToasts.confirmationFailed, error),
  });
  const { id, payments, may, viewerSide } = invoice;
  if (payments.length === 0) return <p className={styles.lead}>No payments recorded yet.</p>;
  const firstPending = payments.find(({ status }) => status === "pending");
  return (
    <ul className={styles.payments}>
      {payments.map((payment) => (
        <li key={payment.id}>
          <b id={`payment-${payment.id}`}>{paymentTitle(payment)}</b>
          <span>
            <PaymentStatusBadge status={payment.status} />
          </span>
          <small>
            <PaymentFacts payment={payment} isPayee={viewerSide === "paralegal"} />
          </small>
          {may.confirm && payment.status === "pending" && (
            <p className={styles.confirm}>
              <Button
                variant={payment === firstPending ? "primary" : "secondary"}
                aria-describedby={`payment-${payment.id}`}
                pending={confirmation.isPending && confirmation.variables?.params.pid === payment.id}
                pendingText="Confirming"
                onClick={() => confirmation.send({ params: { id, pid: payment.id } })}
              >
                Confirm Receipt
              </Button>
              <Button
                variant="ghost"
                aria-describedby={`payment-${payment.id}`}
                onClick={() => onDeny(payment.id)}
              >
                Not Received
              </Button>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** "Paid Nov 13, 2026. Recorded Nov 18, 2026 by Margaret Okafor. Reference LO-77120. You confirmed it Nov 14, 2026." */
function PaymentFacts({ payment, isPayee }: { payment: Payment; isPayee: boolean }) {
  const { mediumDate } = useFormat();
  const { paidOn, recordedAt, recordedByName, reference, status, decidedAt, reason } = payment;
  const facts = [
    `Paid ${mediumDate(paidOn)}.`,
    `Recorded ${mediumDate(recordedAt)} by ${recordedByName}.`,
    ...(reference === null ? [] : [`Reference ${reference}.`]),
  ];
  if (status === "confirmed" && decidedAt !== null)
    facts.push(`${isPayee ? "You confirmed it" : "Confirmed"} ${mediumDate(decidedAt)}.`);
  if (status === "denied" && reason !== null) facts.push(`Not received: ${reason}`);
  return (
    <>
      {facts.join(" ")} <UnconfirmedEmail confirmed={payment.recordedByEmailConfirmed} />
    </>
  );
}
