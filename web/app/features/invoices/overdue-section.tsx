import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { invoiceToasts } from "@caseload/contract/engagements/invoice-toasts";
import type { InvoiceDetail } from "@caseload/contract/engagements/invoices";
import { formatCents } from "@caseload/contract/engagements/money-text";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { useToast } from "~/ui/toast-context.ts";
import * as styles from "./invoice-page.module.css";

/** "1, 7, and 14" */
const daysAfter = new Intl.ListFormat("en-US").format(
  engagementLimits.invoiceReminderDays.filter((days) => days > 0).map(String),
);

/** What the payee can do about an overdue invoice. */
export function OverdueSection({ invoice }: { invoice: InvoiceDetail }) {
  const toast = useToast();
  const { mediumDate } = useFormat();
  const { id, payer, balanceCents, dueOn, remindedAt, may } = invoice;
  const call = useSingleCall("remindPayer", {
    onSuccess: () => toast.success(invoiceToasts.reminded, `${payer.name} has been notified.`),
    onError: (error) => toast.failure(invoiceToasts.remindingFailed, error),
  });
  return (
    <section>
      <RuledHeading>Overdue</RuledHeading>
      <p className={styles.lead}>
        {formatCents(balanceCents)} was due {mediumDate(dueOn ?? "")}. {payer.name} is reminded automatically{" "}
        {daysAfter} days after the due date. You can send a reminder on any other day.
        {remindedAt !== null && ` Your last reminder: ${mediumDate(remindedAt)}.`}
      </p>
      {may.remind && (
        <p className={styles.buttons}>
          <Button
            variant="primary"
            pending={call.isPending}
            pendingText="Sending"
            onClick={() => call.send({ params: { id } })}
          >
            Send Reminder
          </Button>
        </p>
      )}
    </section>
  );
}
