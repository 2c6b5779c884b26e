import { maxLength } from "@caseload/contract/limits";
import { sanctionToasts } from "@caseload/contract/staff/sanction-messages";
import { sanctionNote, type SanctionFile } from "@caseload/contract/staff/sanctions";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { apiKey } from "~/lib/query-client.ts";
import { useReviewCall } from "~/lib/use-review-call.ts";
import { Button } from "~/ui/button.tsx";
import { ReviewForm } from "~/ui/review-form.tsx";
import { useToast } from "~/ui/toast-context.ts";

/** Lifts a sanction, or refuses its appeal, with a note to the member. */
export default function SanctionAnswerForm({ file }: { file: SanctionFile }) {
  const form = useSchemaForm(sanctionNote, { defaultValues: { note: "" } });
  const key = apiKey("getSanction", { params: { id: file.id } });
  const showError = (error: Parameters<typeof applyServerErrors>[1]) => applyServerErrors(form, error);
  const lift = useReviewCall(useToast(), "liftSanction", key, () => sanctionToasts.lifted, showError);
  const keep = useReviewCall(useToast(), "keepSanction", key, () => sanctionToasts.kept, showError);
  const send = (call: typeof lift | typeof keep) => () =>
    void form.handleSubmit((body) => call.send({ params: { id: file.id }, body }))();
  return (
    <ReviewForm
      label="Note"
      hint={`${file.person.name} will see it, in the app and by email.`}
      error={form.formState.errors.note?.message}
      text={{ rows: 4, maxLength: maxLength.reason, ...form.register("note") }}
    >
      <Button variant="primary" pending={lift.isPending} pendingText="Lifting" onClick={send(lift)}>
        Lift Sanction
      </Button>
      {file.mayKeep && (
        <Button pending={keep.isPending} pendingText="Refusing" onClick={send(keep)}>
          Refuse Appeal
        </Button>
      )}
    </ReviewForm>
  );
}
