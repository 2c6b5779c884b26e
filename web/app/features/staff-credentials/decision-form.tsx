import { credentialDecision, type CredentialFile } from "@caseload/contract/profiles/credentials";
import { mayMove } from "@caseload/contract/lifecycles";
import { credentialMoves } from "@caseload/contract/staff/staff-lifecycles";
import { maxLength } from "@caseload/contract/limits";
import { fileToasts } from "@caseload/contract/files/file-toasts";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { apiKey } from "~/lib/query-client.ts";
import { useReviewCall } from "~/lib/use-review-call.ts";
import { useToast } from "~/ui/toast-context.ts";
import { Button } from "~/ui/button.tsx";
import { ReviewForm } from "~/ui/review-form.tsx";

type Decision = "verified" | "rejected";

const successToasts = {
  verified: fileToasts.credentialVerified,
  rejected: fileToasts.credentialRejected,
} as const;

/** Verifies or rejects a credential, with a reason for its owner; a verified one shows it on the public profile. */
export default function DecisionForm({ file }: { file: CredentialFile }) {
  const form = useSchemaForm(credentialDecision.pick({ reason: true }), { defaultValues: { reason: "" } });
  const call = useReviewCall(
    useToast(),
    "decideCredential",
    apiKey("getCredentialToCheck", { params: { id: file.id } }),
    ({ body }) => successToasts[body.decision],
    (error) => applyServerErrors(form, error),
  );
  const decide = (decision: Decision) => () =>
    void form.handleSubmit(({ reason }) =>
      call.send({ params: { id: file.id }, body: { decision, reason } }),
    )();
  const isSending = (decision: Decision): boolean =>
    call.isPending && call.variables?.body.decision === decision;
  return (
    <ReviewForm
      label="What was checked, or why it wasn't verified"
      hint="The owner sees it. For a verified credential, it appears on the profile: name the register, and leave out the number."
      error={form.formState.errors.reason?.message}
      text={{ rows: 4, maxLength: maxLength.reason, ...form.register("reason") }}
    >
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
    </ReviewForm>
  );
}
