import { maxLength } from "@caseload/contract/limits";
import { reportDecision, type ReportFile } from "@caseload/contract/staff/abuse-reports";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useReportMove } from "./use-report-move.ts";
import styles from "~/ui/queue.module.css";

type Decision = "upheld" | "dismissed";

/** Uphold or dismiss, with the reason for the file. */
export default function ReportDecisionForm({ file }: { file: ReportFile }) {
  const form = useSchemaForm(reportDecision.pick({ note: true }), { defaultValues: { note: "" } });
  const call = useReportMove("decideReport", file.id, (error) => applyServerErrors(form, error));
  const decide = (decision: Decision) => () =>
    void form.handleSubmit(({ note }) => call.send({ params: { id: file.id }, body: { decision, note } }))();
  const isSending = (decision: Decision): boolean =>
    call.isPending && call.variables?.body.decision === decision;
  return (
    <form className={styles.queueForm} noValidate onSubmit={(event) => event.preventDefault()}>
      <Field
        label="Reason"
        hint="For this file and the audit log. Whoever sent the report is told the outcome only."
        error={form.formState.errors.note?.message}
      >
        <Textarea rows={4} counter maxLength={maxLength.reason} {...form.register("note")} />
      </Field>
      <div className={styles.queueChoices}>
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
      </div>
    </form>
  );
}
