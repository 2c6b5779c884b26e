import { maxLength } from "@caseload/contract/limits";
import {
  reportReasonOptions,
  reportSubjectLabels,
  type ReportSubject,
} from "@caseload/contract/staff/report-reasons";
import { reportForm } from "@caseload/contract/staff/abuse-reports";
import { fileToasts } from "@caseload/contract/files/file-toasts";
import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField } from "~/ui/controlled-fields.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { Field } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";

interface ReportDialogProps {
  subject: ReportSubject;
  subjectId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const reportFields = reportForm.pick({ reason: true, text: true });

/** Reports a message, a posting or a profile to staff. */
export default function ReportDialog({ subject, subjectId, open, onOpenChange }: ReportDialogProps) {
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useSchemaForm(reportFields, { defaultValues: { text: "" } });
  const send = useSingleCall("reportAbuse", {
    onSuccess: () => {
      toast.success(fileToasts.reported);
      onOpenChange(false);
    },
    onError: (error) => {
      if (!applyServerErrors(form, error)) setProblem(errorText(error, fileToasts.reportFailed.text));
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="narrow"
      title={`Report this ${reportSubjectLabels[subject].toLowerCase()}`}
      description="Our staff reviews your report and what you reported. The other party doesn't learn who sent it."
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={send.isPending} pendingText="Sending">
            Send Report
          </Button>
        </>
      }
      onSubmit={(event) => {
        setProblem(null);
        void form.handleSubmit((body) => send.send({ body: { ...body, subject, subjectId } }))(event);
      }}
    >
      <SelectField
        control={form.control}
        name="reason"
        label="Reason"
        placeholder="Choose"
        options={reportReasonOptions}
      />
      <Field label="What happened" error={form.formState.errors.text?.message}>
        <Textarea rows={5} counter maxLength={maxLength.report} {...form.register("text")} />
      </Field>
      {problem !== null && <InlineAlert title={fileToasts.reportFailed.title} text={problem} />}
    </Dialog>
  );
}
