import { maxLength } from "@caseload/contract/limits";
import { sanctionToasts } from "@caseload/contract/staff/sanction-messages";
import { appealForm } from "@caseload/contract/staff/sanctions";
import { useSchemaForm } from "~/lib/form.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { Field } from "~/ui/field.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { FormDialog } from "./form-dialog.tsx";

/** Asks staff to lift one sanction. */
export default function AppealDialog({ id, ...control }: DialogControl & { id: number }) {
  const toast = useToast();
  const form = useSchemaForm(appealForm, { defaultValues: { text: "" } });
  const call = useFormCall("appealSanction", form, {
    onSuccess: () => {
      toast.success(sanctionToasts.appealed.title, sanctionToasts.appealed.text);
      control.onOpenChange(false);
    },
  });
  return (
    <FormDialog
      {...control}
      title="Appeal this sanction"
      description="Say why it should be lifted. You can appeal once. Staff respond in the app and by email."
      action="Send Appeal"
      pendingText="Sending"
      failure="We couldn't send your appeal"
      call={call}
      onSubmit={(event) => void form.handleSubmit((body) => call.send({ params: { id }, body }))(event)}
    >
      <Field label="Your appeal" error={form.formState.errors.text?.message}>
        <Textarea rows={5} counter maxLength={maxLength.report} {...form.register("text")} />
      </Field>
    </FormDialog>
  );
}
