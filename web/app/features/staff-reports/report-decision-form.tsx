import { fileToasts } from "@caseload/contract/files/file-toasts";
import { maxLength } from "@caseload/contract/limits";
import { reportDecision, type ReportFile } from "@caseload/contract/staff/abuse-reports";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { apiKey } from "~/lib/query-client.ts";
import { useReviewCall } from "~/lib/use-review-call.ts";
import { useToast } from "~/ui/toast-context.ts";
import { Button } from "~/ui/button.tsx";
import { ReviewForm } from "~/ui/review-form.tsx";

type Decision = "upheld" | "dismissed";

/** Upholds or dismisses a report, with the reason. */
export default function ReportDecisionForm({ file }: { file: ReportFile }) {
  const form = useSchemaForm(reportDecision.pick({ note: true }), { defaultValues: { note: "" } });
  const call = useReviewCall(
    useToast(),
    "decideReport",
    apiKey("getReport", { params: { id: file.id } }),
    () => fileToasts.reportDecided,
    (error) => applyServerErrors(form, error),
  );
  const decide = (decision: Decision) => () =>
    void form.handleSubmit(({ note }) => call.send({ params: { id: file.id }, body: { decision, note } }))();
  const isSending = (decision: Decision): boolean =>
    call.isPending && call.variables?.body.decision === decision;
  return (
    <ReviewForm
      label="Reason"
      hint="For the case record and the audit log. The person who sent the report learns only the outcome."
      error={form.formState.errors.note?.message}
      text={{ rows: 4, maxLength: maxLength.reason, ...form.register("note") }}
    >
      <Button
        variant="primary"
        pending={isSending("upheld")}
        pendingText="Upholding"
        onClick={decide("upheld")}
      >
        Uphold
      </Button>
      <Button pending={isSending("dismissed")} pendingText="Dismissing" onClick={decide("dismissed")}>
        Dismiss
      </Button>
    </ReviewForm>
  );
}
