import { contactAnswer, type ContactFile } from "@caseload/contract/staff/contact-messages";
import { maxLength } from "@caseload/contract/limits";
import { staffToasts } from "@caseload/contract/staff/staff-toasts";
import { useQueryClient } from "@tanstack/react-query";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { apiKey } from "~/lib/query-client.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { Button } from "~/ui/button.tsx";
import { ReviewForm } from "~/ui/review-form.tsx";
import { useToast } from "~/ui/toast-context.ts";

/** Sends the answer as an email. */
export default function AnswerForm({ file }: { file: ContactFile }) {
  const client = useQueryClient();
  const toast = useToast();
  const form = useSchemaForm(contactAnswer, { defaultValues: { text: "" } });
  const answer = useApiCall("answerContactMessage", {
    onSuccess: (changed) => {
      client.setQueryData(apiKey("getContactMessage", { params: { id: file.id } }), changed);
      form.reset();
      toast.success(staffToasts.answerSent);
    },
    onError: (error) => {
      if (applyServerErrors(form, error)) return;
      toast.failure(staffToasts.staffActionFailed, error);
    },
  });
  return (
    <ReviewForm
      onSubmit={(event) =>
        void form.handleSubmit((body) => answer.mutate({ params: { id: file.id }, body }))(event)
      }
      label={`Reply to ${file.name}`}
      hint="Sent by email, signed with your name. A blank line starts a paragraph."
      error={form.formState.errors.text?.message}
      text={{ rows: 7, maxLength: maxLength.contactMessage, ...form.register("text") }}
    >
      <Button variant="primary" type="submit" pending={answer.isPending} pendingText="Sending">
        Send Reply
      </Button>
    </ReviewForm>
  );
}
