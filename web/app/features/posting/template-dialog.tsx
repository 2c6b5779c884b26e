import { templateToasts } from "@caseload/contract/jobs/template-messages";
import { newTemplate } from "@caseload/contract/jobs/posting-templates";
import { maxLength } from "@caseload/contract/limits";
import { useState, type FormEvent } from "react";
import { ApiError, errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { Field } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { PostingFormState } from "./posting-fields.tsx";
import { templateContentOf } from "./posting-values.ts";

interface TemplateDialogProps {
  form: PostingFormState;
  onClose: () => void;
}

/** Keeps what the form says as a template of the firm, and asks before it replaces one of the same name. */
export default function TemplateDialog({ form, onClose }: TemplateDialogProps) {
  const toast = useToast();
  const [name, setName] = useState(() => form.getValues("title"));
  const [problem, setProblem] = useState<string | null>(null);
  /** Of the form behind the dialog. */
  const [unfit, setUnfit] = useState<string | null>(null);
  /** The name that the firm has already, as it was sent. */
  const [taken, setTaken] = useState<string | null>(null);
  const call = useSingleCall("savePostingTemplate", {
    onSuccess: () => {
      toast.success(templateToasts.templateSaved);
      onClose();
    },
    onError: (error) => {
      const isTaken = error instanceof ApiError && error.status === 409 && taken !== name;
      setTaken(isTaken ? name : null);
      setProblem(errorText(error, templateToasts.templateFailed.text));
    },
  });
  const isReplacing = taken !== null && taken === name;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const body = {
      name,
      content: templateContentOf(form.getValues()),
      ...(isReplacing && { replace: true }),
    };
    const checked = newTemplate.safeParse(body);
    if (checked.success) return call.send({ body });
    const [issue] = checked.error.issues;
    const show = issue?.path[0] === "name" ? setProblem : setUnfit;
    show(issue?.message ?? templateToasts.templateFailed.text);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title="Save as a template"
      description="Everyone at your firm can start a posting from it. Parties, matter number, deadline and supervising attorney are left out."
      onSubmit={submit}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={call.isPending} pendingText="Saving">
            {isReplacing ? "Replace Template" : "Save Template"}
          </Button>
        </>
      }
    >
      {unfit && <InlineAlert title="We couldn't save this template" text={unfit} />}
      <Field label="Template name" error={problem ?? undefined}>
        <TextInput
          maxLength={maxLength.title}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(null);
          }}
        />
      </Field>
    </Dialog>
  );
}
