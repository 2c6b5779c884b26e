import { contactAnswer, type ContactFile } from "@caseload/contract/staff/contact-messages";
import { maxLength } from "@caseload/contract/limits";
import { toasts } from "@caseload/contract/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { errorText } from "~/lib/api.ts";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { apiKey } from "~/lib/query-client.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useRefresh } from "~/lib/use-refresh.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import styles from "~/ui/queue.module.css";

/** What is typed here goes out as a letter. */
export default function AnswerForm({ file }: { file: ContactFile }) {
  const client = useQueryClient();
  const toast = useToast();
  const refresh = useRefresh();
  const form = useSchemaForm(contactAnswer, { defaultValues: { text: "" } });
  const answer = useApiCall("answerContactMessage", {
    changes: ["listContactMessages"],
    onSuccess: (changed) => {
      client.setQueryData(apiKey("getContactMessage", { params: { id: file.id } }), changed);
      form.reset();
      toast.success(toasts.answerSent.title, toasts.answerSent.text);
    },
    onError: (error) => {
      if (applyServerErrors(form, error)) return;
      toast.failure(toasts.staffActionFailed.title, errorText(error, toasts.staffActionFailed.text));
      if (error.status === 409) void refresh("getContactMessage", "listContactMessages");
    },
  });
  return (
    <form
      className={styles.queueForm}
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit((body) => answer.mutate({ params: { id: file.id }, body }))(event)
      }
    >
      <Field
        label={`Answer to ${file.name}`}
        hint="Goes out as an e-mail, signed with your name. A blank line starts a paragraph."
        error={form.formState.errors.text?.message}
      >
        <Textarea rows={7} counter maxLength={maxLength.contactMessage} {...form.register("text")} />
      </Field>
      <Button variant="primary" type="submit" pending={answer.isPending} pendingText="Sending">
        Send Answer
      </Button>
    </form>
  );
}
