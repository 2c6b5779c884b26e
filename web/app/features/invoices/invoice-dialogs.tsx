import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { invoiceToasts } from "@caseload/contract/engagements/invoice-toasts";
import type { InvoiceDetail } from "@caseload/contract/engagements/invoices";
import { formatCents } from "@caseload/contract/engagements/money-text";
import { useNavigate } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { plural } from "~/lib/phrases.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import ConfirmQuestion from "~/ui/confirm-question.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import ReasonQuestion from "~/ui/reason-question.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { DisputeDialog } from "./dispute-dialog.tsx";
import { paymentTitle } from "./invoice-text.ts";
import { PaymentDialog } from "./payment-dialog.tsx";
import { ResolveDialog } from "./resolve-dialog.tsx";

/** What a dialog is open for; `deny` names the payment. */
export type InvoiceQuestion = "send" | "delete" | "void" | "pay" | "dispute" | "resolve" | `deny ${number}`;

export interface InvoiceDialogProps extends DialogControl {
  invoice: InvoiceDetail;
  /** Closes the dialog: what was typed is sent. */
  onDone: () => void;
}

/** The dialog that the page has asked for. */
export default function InvoiceDialogs({
  question,
  ...props
}: InvoiceDialogProps & { question: InvoiceQuestion }) {
  switch (question) {
    case "send":
      return <SendDialog {...props} />;
    case "delete":
      return <DeleteDialog {...props} />;
    case "void":
      return <VoidDialog {...props} />;
    case "pay":
      return <PaymentDialog {...props} />;
    case "dispute":
      return <DisputeDialog {...props} />;
    case "resolve":
      return <ResolveDialog {...props} />;
    default:
      return <DenyDialog {...props} paymentId={Number(question.slice("deny ".length))} />;
  }
}

function SendDialog({ invoice, onDone, ...control }: InvoiceDialogProps) {
  const toast = useToast();
  const { id, payer, totalCents, paymentDays } = invoice;
  const call = useSingleCall("sendInvoice", {
    onSuccess: ({ number }) => {
      toast.success(invoiceToasts.sent(number ?? ""), `${payer.name} has been notified.`);
      onDone();
    },
  });
  return (
    <ConfirmQuestion
      {...control}
      tone="primary"
      title="Send this invoice?"
      text={`${payer.name} is asked to pay ${formatCents(totalCents)} within ${plural(paymentDays, "day")}. A sent invoice can't be edited; you can void it.`}
      confirmLabel="Send Invoice"
      pendingLabel="Sending"
      pending={call.isPending}
      onConfirm={() => call.send({ params: { id } })}
    >
      {call.error && (
        <InlineAlert title={invoiceToasts.sendingFailed} text={errorText(call.error, "Please try again")} />
      )}
    </ConfirmQuestion>
  );
}

function DeleteDialog({ invoice, onDone, ...control }: InvoiceDialogProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const { id, contractId } = invoice;
  const call = useSingleCall("deleteInvoice", {
    onSuccess: () => {
      toast.success(invoiceToasts.draftDeleted);
      onDone();
      void navigate(`/contracts/${contractId}?tab=invoices`, { replace: true });
    },
  });
  return (
    <ConfirmQuestion
      {...control}
      title="Delete this draft?"
      text="Its time, milestones and expenses can be invoiced again. This can't be undone."
      confirmLabel="Delete Draft"
      pendingLabel="Deleting"
      pending={call.isPending}
      onConfirm={() => call.send({ params: { id } })}
    >
      {call.error && (
        <InlineAlert
          title={invoiceToasts.draftDeletionFailed}
          text={errorText(call.error, "Please try again")}
        />
      )}
    </ConfirmQuestion>
  );
}

function VoidDialog({ invoice, onDone, ...control }: InvoiceDialogProps) {
  const toast = useToast();
  const { id, number, payer } = invoice;
  const call = useSingleCall("voidInvoice", {
    onSuccess: () => {
      toast.success(invoiceToasts.voided, `${payer.name} has been notified.`);
      onDone();
    },
  });
  return (
    <ReasonQuestion
      {...control}
      title={`Void invoice ${number ?? ""}?`}
      text="Its lines can be invoiced again. The number isn't reused. This can't be undone."
      hint={`${payer.name} sees the reason.`}
      max={engagementLimits.reason}
      tone="danger"
      confirmLabel="Void Invoice"
      pendingLabel="Voiding"
      cancelLabel="Cancel"
      failure={invoiceToasts.voidingFailed}
      call={call}
      onConfirm={(reason) => call.send({ params: { id }, body: { reason } })}
    />
  );
}

function DenyDialog({ invoice, paymentId, onDone, ...control }: InvoiceDialogProps & { paymentId: number }) {
  const toast = useToast();
  const { id, payer, payments } = invoice;
  const payment = payments.find((one) => one.id === paymentId);
  const call = useSingleCall("denyPayment", {
    onSuccess: () => {
      toast.success(invoiceToasts.paymentDenied, `${payer.name} has been notified.`);
      onDone();
    },
  });
  if (!payment) return null;
  return (
    <ReasonQuestion
      {...control}
      title="Payment not received?"
      text={`${paymentTitle(payment)}, stays on record as not received and doesn't count as paid.`}
      hint={`${payer.name} sees the reason.`}
      max={engagementLimits.reason}
      tone="danger"
      confirmLabel="Mark as Not Received"
      pendingLabel="Saving"
      cancelLabel="Cancel"
      failure={invoiceToasts.denialFailed}
      call={call}
      onConfirm={(reason) => call.send({ params: { id, pid: paymentId }, body: { reason } })}
    />
  );
}
