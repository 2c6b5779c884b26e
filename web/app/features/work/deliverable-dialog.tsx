import type { Deliverable } from "@caseload/contract/engagements/deliverables";
import { workLimits } from "@caseload/contract/engagements/work-limits";
import { workToasts } from "@caseload/contract/engagements/work-toasts";
import { useSchemaForm } from "~/lib/form.ts";
import { keptDrafts } from "~/lib/kept-drafts.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { Field } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { deliverableForm, type DeliverableInput, type DeliverableValues } from "./deliverable-form.ts";

interface DeliverableDialogProps extends DialogControl {
  contractId: number;
  /** The one that is changed; a new one when left out. */
  deliverable?: Deliverable;
}

/** Of new ones by contract; changes to one start from what is stored. */
const drafts = keptDrafts<DeliverableValues>({ title: "", dueOn: "", instructions: "" });

/** Adds a deliverable, or changes one that was never submitted. */
export default function DeliverableDialog({ contractId, deliverable, ...control }: DeliverableDialogProps) {
  const toast = useToast();
  const key = String(contractId);
  const form = useSchemaForm<DeliverableValues, DeliverableInput>(deliverableForm, {
    defaultValues: deliverable
      ? {
          title: deliverable.title,
          dueOn: deliverable.dueOn ?? "",
          instructions: deliverable.instructions ?? "",
        }
      : drafts.read(key),
  });
  const { errors } = form.formState;
  const finish = (title: string) => () => {
    drafts.drop(key);
    toast.success(title);
    control.onOpenChange(false);
  };
  const addition = useFormCall("addDeliverable", form, { onSuccess: finish(workToasts.deliverableAdded) });
  const change = useFormCall("changeDeliverable", form, { onSuccess: finish(workToasts.deliverableChanged) });
  const send = (body: DeliverableInput): void => {
    if (deliverable) change.send({ params: { id: deliverable.id }, body });
    else addition.send({ params: { id: contractId }, body });
  };
  return (
    <FormDialog
      {...control}
      onOpenChange={(open) => {
        if (!open && !deliverable) drafts.keep(key, form.getValues());
        control.onOpenChange(open);
      }}
      title={deliverable ? "Edit deliverable" : "Add deliverable"}
      description={deliverable ? undefined : "The other party is notified."}
      action={deliverable ? "Save Deliverable" : "Add Deliverable"}
      pendingText="Saving"
      failure={deliverable ? "Failed to update the deliverable" : "Failed to add the deliverable"}
      call={deliverable ? change : addition}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <Field label="Title" error={errors.title?.message}>
        <TextInput maxLength={workLimits.title} autoComplete="off" {...form.register("title")} />
      </Field>
      <Field label="Due date" optional error={errors.dueOn?.message}>
        <TextInput type="date" {...form.register("dueOn")} />
      </Field>
      <Field label="Instructions" optional error={errors.instructions?.message}>
        <Textarea rows={4} maxLength={workLimits.text} {...form.register("instructions")} />
      </Field>
    </FormDialog>
  );
}
