import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { invoiceToasts } from "@caseload/contract/engagements/invoice-toasts";
import { type InvoiceLine, invoiceEndpoints } from "@caseload/contract/engagements/invoices";
import { useController } from "react-hook-form";
import type { z } from "zod";
import { useSchemaForm } from "~/lib/form.ts";
import { signedCents } from "~/lib/money.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { InvoiceDialogProps } from "./invoice-dialogs.tsx";
import * as styles from "./invoice-dialogs.module.css";

const disputeForm = invoiceEndpoints.disputeInvoice.body;
type DisputeValues = z.input<typeof disputeForm>;
type DisputeInput = z.output<typeof disputeForm>;

/** Names the lines that the firm disputes, and why. */
export function DisputeDialog({ invoice, onDone, ...control }: InvoiceDialogProps) {
  const toast = useToast();
  const { id, lines, issuer } = invoice;
  const form = useSchemaForm<DisputeValues, DisputeInput>(disputeForm, {
    defaultValues: { lines: [], reason: "" },
  });
  const { field } = useController({ control: form.control, name: "lines" });
  const { errors } = form.formState;
  const call = useFormCall("disputeInvoice", form, {
    onSuccess: () => {
      toast.success(invoiceToasts.disputed, `${issuer.name} has been notified.`);
      onDone();
    },
  });
  const toggle = (line: InvoiceLine, isChosen: boolean): void =>
    field.onChange(isChosen ? [...field.value, line.id] : field.value.filter((one) => one !== line.id));
  return (
    <FormDialog
      {...control}
      title="Dispute lines"
      description="The rest of the invoice can still be paid."
      action="Open Dispute"
      pendingText="Opening"
      failure="Failed to open the dispute"
      call={call}
      onSubmit={(event) => void form.handleSubmit((body) => call.send({ params: { id }, body }))(event)}
    >
      <FieldGroup label="Lines" error={errors.lines?.message}>
        <div className={styles.choices}>
          {lines.length > 1 && (
            <Checkbox
              checked={field.value.length === lines.length}
              onChange={(event) =>
                field.onChange(event.currentTarget.checked ? lines.map((line) => line.id) : [])
              }
            >
              All lines
            </Checkbox>
          )}
          {lines.map((line) => (
            <Checkbox
              key={line.id}
              checked={field.value.includes(line.id)}
              onChange={(event) => toggle(line, event.currentTarget.checked)}
            >
              <LineText line={line} />
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
      <Field label="Reason" hint={`${issuer.name} sees it.`} error={errors.reason?.message}>
        <Textarea rows={3} maxLength={engagementLimits.reason} {...form.register("reason")} />
      </Field>
    </FormDialog>
  );
}

function LineText({ line: { day, description, cents } }: { line: InvoiceLine }) {
  const format = useFormat();
  return (
    <span className={styles.choice}>
      <span>
        {description}
        {day !== null && <small> {format.day(day)}</small>}
      </span>
      <b>{signedCents(cents)}</b>
    </span>
  );
}
