import { applicationForm } from "@caseload/contract/applications";
import type { JobDetail } from "@caseload/contract/jobs";
import { responseLines } from "@caseload/contract/response-words";
import { toasts } from "@caseload/contract/toasts";
import { useRef, type RefObject } from "react";
import { errorText } from "~/lib/api.ts";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { Field } from "~/ui/field.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { AttachedProfile } from "./attached-profile.tsx";

interface ApplyDialogProps {
  job: JobDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes focus once applied: the button that opened the dialog is disabled by then. */
  focusAfterwards: RefObject<HTMLElement | null>;
}

/** A cover letter; the profile goes along by itself. */
export default function ApplyDialog({ job, open, onOpenChange, focusAfterwards }: ApplyDialogProps) {
  const toast = useToast();
  const isSent = useRef(false);
  const form = useSchemaForm(applicationForm, { defaultValues: { coverLetter: "", jobId: job.id } });
  const apply = useApiCall("apply", {
    changes: ["getJob", "listOwnApplications", "dashboardStats"],
    onSuccess: () => {
      isSent.current = true;
      toast.success(toasts.applied.title, toasts.applied.text);
      onOpenChange(false);
    },
    onError: (error) => {
      if (applyServerErrors(form, error)) return;
      toast.failure(toasts.applyFailed.title, errorText(error, toasts.applyFailed.text));
    },
  });
  const close = (): void => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Apply for this position"
      description={`${job.title}, ${job.firmName}`}
      finalFocus={() => (isSent.current ? focusAfterwards.current : true)}
      onSubmit={(event) => void form.handleSubmit((body) => apply.mutate({ body }))(event)}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" pending={apply.isPending} pendingText="Submitting">
            Submit Application
          </Button>
        </>
      }
    >
      <Field
        label="Cover Letter"
        hint="Say which part of this work you have done before."
        error={form.formState.errors.coverLetter?.message}
      >
        <Textarea rows={7} counter {...form.register("coverLetter")} />
      </Field>
      <p className="small muted">
        {job.firmName}: {responseLines(job.responsiveness).join(". ")}.
      </p>
      <AttachedProfile />
    </Dialog>
  );
}
