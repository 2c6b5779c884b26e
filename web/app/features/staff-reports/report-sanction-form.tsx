import { maxLength } from "@caseload/contract/limits";
import type { ReportFile } from "@caseload/contract/staff/abuse-reports";
import { type SanctionKind, sanctionKinds, takedownSubjects } from "@caseload/contract/staff/sanction-kinds";
import { sanctionToasts } from "@caseload/contract/staff/sanction-messages";
import { sanctionForm } from "@caseload/contract/staff/sanctions";
import { Controller } from "react-hook-form";
import { useNavigate } from "react-router";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { RadioList } from "~/ui/radio-list.tsx";
import { ReviewForm } from "~/ui/review-form.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";

type Subject = (typeof takedownSubjects)[number];

/** A profile is not taken down: its owner is warned, suspended or banned. */
const takedownSubjectOf = ({ subject }: ReportFile): Subject | undefined =>
  takedownSubjects.find((one) => one === subject);

function labelOf(kind: SanctionKind, subject: Subject | undefined): string {
  switch (kind) {
    case "takedown":
      return subject === "job" ? "Take down this posting" : "Remove this message";
    case "warning":
      return "Warn the member";
    case "suspension":
      return "Suspend until a day: can read and export, but not change anything";
    case "ban":
      return "Ban: signed out everywhere, can only read and export";
  }
}

interface ReportSanctionFormProps {
  file: ReportFile & { reported: NonNullable<ReportFile["reported"]> };
}

/** From an upheld report to a sanction, in one step. */
export default function ReportSanctionForm({ file }: ReportSanctionFormProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const subject = takedownSubjectOf(file);
  const kinds = sanctionKinds.filter((kind) => kind !== "takedown" || subject !== undefined);
  const form = useSchemaForm(sanctionForm, {
    defaultValues: {
      userId: file.reported.id,
      kind: kinds[0],
      subject,
      subjectId: file.subjectId,
      reason: "",
    },
  });
  const impose = useSingleCall("imposeSanction", {
    onSuccess: ({ id }) => {
      toast.success(sanctionToasts.imposed.title, sanctionToasts.imposed.text);
      void navigate(`/staff/sanctions/${id}`);
    },
    onError: (error) => {
      if (!applyServerErrors(form, error)) toast.failure(sanctionToasts.failed, error);
    },
  });
  const kind = form.watch("kind");
  const choose = (next: SanctionKind) => {
    form.setValue("kind", next);
    form.setValue("subject", next === "takedown" ? subject : undefined);
    form.setValue("subjectId", next === "takedown" ? file.subjectId : undefined);
    if (next !== "suspension") form.setValue("until", undefined);
  };
  return (
    <ReviewForm
      label="Reason"
      hint={`${file.reported.name} will see it, in the app and by email, and can appeal once.`}
      error={form.formState.errors.reason?.message}
      text={{ rows: 4, maxLength: maxLength.reason, ...form.register("reason") }}
      onSubmit={(event) => void form.handleSubmit((body) => impose.send({ body }))(event)}
      before={
        <>
          <FieldGroup
            label={`Sanction for ${file.reported.name}`}
            error={form.formState.errors.kind?.message}
          >
            <Controller
              control={form.control}
              name="kind"
              render={({ field }) => (
                <RadioList
                  value={field.value}
                  onChange={choose}
                  options={kinds.map((value) => ({ value, label: labelOf(value, subject) }))}
                />
              )}
            />
          </FieldGroup>
          {kind === "suspension" && (
            <Field label="Last day" error={form.formState.errors.until?.message}>
              <TextInput
                type="date"
                {...form.register("until", { setValueAs: (value: string) => value || undefined })}
              />
            </Field>
          )}
        </>
      }
    >
      <Button type="submit" variant="danger" pending={impose.isPending} pendingText="Imposing">
        Impose Sanction
      </Button>
    </ReviewForm>
  );
}
