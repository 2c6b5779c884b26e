import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { paymentMeansLabels } from "@caseload/contract/engagements/invoice-labels";
import { invoiceToasts } from "@caseload/contract/engagements/invoice-toasts";
import { paymentMeans } from "@caseload/contract/engagements/invoices";
import { formatCents } from "@caseload/contract/engagements/money-text";
import { useSchemaForm } from "~/lib/form.ts";
import { dollarsText } from "~/lib/typed-amounts.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { SelectField } from "~/ui/controlled-fields.tsx";
import { Field } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { InvoiceDialogProps } from "./invoice-dialogs.tsx";
import { type PaymentInput, type PaymentValues, paymentForm } from "./payment-form.ts";

const meansOptions = paymentMeans.map((value) => ({ value, label: paymentMeansLabels[value] }));

/** Records what the firm has paid; it counts once the paralegal confirms it. */
export function PaymentDialog({ invoice, onDone, ...control }: InvoiceDialogProps) {
  const toast = useToast();
  const { today } = useFormat();
  const { id, issuer, balanceCents, pendingCents, issuedOn } = invoice;
  const restCents = balanceCents - pendingCents;
  const form = useSchemaForm<PaymentValues, PaymentInput>(paymentForm(restCents), {
    defaultValues: { cents: dollarsText(restCents), paidOn: today, reference: "" },
  });
  const { errors } = form.formState;
  const call = useFormCall("recordPayment", form, {
    onSuccess: () => {
      toast.success(invoiceToasts.paymentRecorded, `${issuer.name} is asked to confirm it.`);
      onDone();
    },
  });
  return (
    <FormDialog
      {...control}
      title="Record payment"
      description={`${formatCents(restCents)} left to pay. Caseload doesn't process payments.`}
      action="Record Payment"
      pendingText="Recording"
      failure="Failed to record the payment"
      call={call}
      onSubmit={(event) => void form.handleSubmit((body) => call.send({ params: { id }, body }))(event)}
    >
      <FieldRow>
        <Field label="Amount" error={errors.cents?.message}>
          <TextInput prefix="$" inputMode="decimal" autoComplete="off" {...form.register("cents")} />
        </Field>
        <Field label="Paid on" error={errors.paidOn?.message}>
          <TextInput type="date" min={issuedOn ?? undefined} max={today} {...form.register("paidOn")} />
        </Field>
      </FieldRow>
      <SelectField
        control={form.control}
        name="means"
        label="Paid by"
        placeholder="Choose one"
        options={meansOptions}
      />
      <Field label="Reference" optional hint="A check or transfer number" error={errors.reference?.message}>
        <TextInput
          maxLength={engagementLimits.paymentReference}
          autoComplete="off"
          {...form.register("reference")}
        />
      </Field>
    </FormDialog>
  );
}
