import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { invoiceToasts } from "@caseload/contract/engagements/invoice-toasts";
import { invoiceEndpoints } from "@caseload/contract/engagements/invoices";
import { useSchemaForm } from "~/lib/form.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { Field } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { InvoiceDialogProps } from "./invoice-dialogs.tsx";

/** Says how the open dispute was resolved. */
export function ResolveDialog({ invoice, onDone, ...control }: InvoiceDialogProps) {
  const toast = useToast();
  const { id, viewerSide, issuer, payer } = invoice;
  const other = viewerSide === "paralegal" ? payer.name : issuer.name;
  const form = useSchemaForm(invoiceEndpoints.resolveDispute.body, { defaultValues: { note: "" } });
  const call = useFormCall("resolveDispute", form, {
    onSuccess: () => {
      toast.success(invoiceToasts.resolved, `${other} has been notified.`);
      onDone();
    },
  });
  return (
    <FormDialog
      {...control}
      title="Resolve dispute"
      description="The lines count as agreed again. To change them, the paralegal voids the invoice and creates another."
      action="Resolve Dispute"
      pendingText="Resolving"
      failure="Failed to resolve the dispute"
      call={call}
      onSubmit={(event) => void form.handleSubmit((body) => call.send({ params: { id }, body }))(event)}
    >
      <Field
        label="Resolution"
        hint={`${other} sees it. It stays in the history of the invoice.`}
        error={form.formState.errors.note?.message}
      >
        <Textarea rows={3} maxLength={engagementLimits.note} {...form.register("note")} />
      </Field>
    </FormDialog>
  );
}
