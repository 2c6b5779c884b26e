import { credentialDecision, type CredentialFile } from "@caseload/contract/profiles/credentials";
import { mayMove } from "@caseload/contract/lifecycles";
import { credentialMoves } from "@caseload/contract/staff/staff-lifecycles";
import { maxLength } from "@caseload/contract/limits";
import { fileToasts } from "@caseload/contract/files/file-toasts";
import { toasts } from "@caseload/contract/toasts";
import { useQueryClient } from "@tanstack/react-query";
import { errorText } from "~/lib/api.ts";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { apiKey } from "~/lib/query-client.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useRefresh } from "~/lib/use-refresh.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import styles from "~/ui/queue.module.css";

type Decision = "verified" | "rejected";

const said = { verified: fileToasts.credentialVerified, rejected: fileToasts.credentialRejected } as const;

function useDecision(file: CredentialFile, onRefused: (error: unknown) => boolean) {
  const client = useQueryClient();
  const toast = useToast();
  const refresh = useRefresh();
  return useSingleCall("decideCredential", {
    changes: ["listCredentialsToCheck", "listStaffActions", "getParalegalProfile"],
    onSuccess: (changed, { body }) => {
      client.setQueryData(apiKey("getCredentialToCheck", { params: { id: file.id } }), changed);
      toast.success(said[body.decision].title, said[body.decision].text);
    },
    onError: (error) => {
      if (onRefused(error)) return;
      toast.failure(toasts.staffActionFailed.title, errorText(error, toasts.staffActionFailed.text));
      if (error.status === 409) void refresh("getCredentialToCheck", "listCredentialsToCheck");
    },
  });
}

/** Verify or reject, with the words that the owner and, of a verified one, everybody reads. */
export default function DecisionForm({ file }: { file: CredentialFile }) {
  const form = useSchemaForm(credentialDecision.pick({ reason: true }), { defaultValues: { reason: "" } });
  const call = useDecision(file, (error) => applyServerErrors(form, error));
  const decide = (decision: Decision) => () =>
    void form.handleSubmit(({ reason }) =>
      call.send({ params: { id: file.id }, body: { decision, reason } }),
    )();
  const isSending = (decision: Decision): boolean =>
    call.isPending && call.variables?.body.decision === decision;
  return (
    <form className={styles.queueForm} noValidate onSubmit={(event) => event.preventDefault()}>
      <Field
        label="What was checked, or why not"
        hint="The owner reads it. Of a verified credential it stands on the profile: name the register, leave out the number."
        error={form.formState.errors.reason?.message}
      >
        <Textarea rows={4} counter maxLength={maxLength.reason} {...form.register("reason")} />
      </Field>
      <div className={styles.queueChoices}>
        {mayMove(file.status, credentialMoves.verify) && (
          <Button
            variant="primary"
            pending={isSending("verified")}
            pendingText="Verifying"
            onClick={decide("verified")}
          >
            Verify
          </Button>
        )}
        <Button
          variant="danger-quiet"
          pending={isSending("rejected")}
          pendingText="Rejecting"
          onClick={decide("rejected")}
        >
          Reject
        </Button>
      </div>
    </form>
  );
}
