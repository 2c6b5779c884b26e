import type { Deliverable } from "@caseload/contract/engagements/deliverables";
import { workLimits } from "@caseload/contract/engagements/work-limits";
import { workToasts } from "@caseload/contract/engagements/work-toasts";
import { type FormEvent, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { keptDrafts } from "~/lib/kept-drafts.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Field } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

interface SubmitDialogProps extends DialogControl {
  deliverable: Deliverable;
}

/** Notes by deliverable and the number of its submission. */
const notes = keptDrafts("");

/** Submits a deliverable with a note to the firm. */
export default function SubmitDialog({ deliverable, ...control }: SubmitDialogProps) {
  const { id, title, submissions } = deliverable;
  const toast = useToast();
  const key = `${id} ${submissions.length}`;
  const [note, setNote] = useState(() => notes.read(key));
  const verb = submissions.length > 0 ? "Resubmit" : "Submit";
  const call = useSingleCall("submitDeliverable", {
    onSuccess: () => {
      notes.drop(key);
      toast.success(workToasts.deliverableSubmitted);
      control.onOpenChange(false);
    },
  });
  function write(text: string): void {
    setNote(text);
    notes.keep(key, text);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    call.send({ params: { id }, body: { note: note.trim() || null } });
  }
  return (
    <FormDialog
      {...control}
      title={`${verb} deliverable`}
      description={title}
      action={`${verb} Deliverable`}
      pendingText="Submitting"
      failure="Failed to submit the deliverable"
      call={{
        isPending: call.isPending,
        problem: call.error && errorText(call.error, "Check your connection and try again."),
      }}
      onSubmit={submit}
    >
      <Field label="Note" optional hint="What you delivered, and what is still open.">
        <Textarea
          rows={4}
          maxLength={workLimits.text}
          value={note}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  );
}
