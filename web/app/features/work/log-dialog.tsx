import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { writtenSupervisionKinds } from "@caseload/contract/engagements/supervision";
import { workLimits } from "@caseload/contract/engagements/work-limits";
import { workToasts } from "@caseload/contract/engagements/work-toasts";
import { type FormEvent, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { keptDrafts } from "~/lib/kept-drafts.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Field } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { Segmented } from "~/ui/segmented.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

interface LogDialogProps extends DialogControl {
  contract: ContractDetail;
}

interface Draft {
  readonly kind: (typeof writtenSupervisionKinds)[number];
  readonly text: string;
}

/** By contract. */
const drafts = keptDrafts<Draft>({ kind: "instruction", text: "" });

const labels = { instruction: "Instruction", review: "Review" } as const;

/** Adds an instruction or a review to the supervision log, for good. */
export default function LogDialog({ contract: { id, paralegal }, ...control }: LogDialogProps) {
  const toast = useToast();
  const key = String(id);
  const [draft, setDraft] = useState(() => drafts.read(key));
  const [isChecked, setChecked] = useState(false);
  const isEmpty = draft.text.trim() === "";
  const call = useSingleCall("addSupervisionEntry", {
    onSuccess: () => {
      drafts.drop(key);
      toast.success(workToasts.supervisionAdded);
      control.onOpenChange(false);
    },
  });
  function write(changes: Partial<Draft>): void {
    const next = { ...draft, ...changes };
    drafts.keep(key, next);
    setDraft(next);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!isEmpty) call.send({ params: { id }, body: { kind: draft.kind, text: draft.text.trim() } });
  }
  return (
    <FormDialog
      {...control}
      title="Add to the supervision log"
      description={`${paralegal.name} is notified. The entry can't be edited or deleted later.`}
      action="Add Entry"
      pendingText="Adding"
      failure="Failed to add the entry"
      call={{
        isPending: call.isPending,
        problem: call.error && errorText(call.error, "Check your connection and try again."),
      }}
      onSubmit={submit}
    >
      <Segmented
        label="Kind"
        options={writtenSupervisionKinds.map((value) => ({ value, label: labels[value] }))}
        value={draft.kind}
        onChange={(kind) => write({ kind })}
      />
      <Field label={labels[draft.kind]} error={isChecked && isEmpty ? "Please write an entry" : undefined}>
        <Textarea
          rows={5}
          maxLength={workLimits.text}
          value={draft.text}
          onChange={(event) => write({ text: event.currentTarget.value })}
        />
      </Field>
    </FormDialog>
  );
}
