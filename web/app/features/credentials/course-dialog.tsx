import { maxLength } from "@caseload/contract/limits";
import { stateRuleToasts } from "@caseload/contract/profiles/state-rule-messages";
import { type StateCourseForm, stateCourseForm } from "@caseload/contract/profiles/state-rules";
import { usStateName } from "@caseload/contract/us-states";
import type { z } from "zod";
import { useSchemaForm } from "~/lib/form.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { FieldRow } from "~/ui/field-row.tsx";
import { Field } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

type CourseValues = z.input<typeof stateCourseForm>;

/** Hours as typed, in minutes. */
const toMinutes = (typed: unknown): number => Math.round(Number(typed) * 60);

interface CourseDialogProps extends DialogControl {
  state: string;
}

/** Records a completed course. */
export default function CourseDialog({ state, ...control }: CourseDialogProps) {
  const toast = useToast();
  const form = useSchemaForm<CourseValues, StateCourseForm>(stateCourseForm, {
    defaultValues: { state, title: "", provider: "", completedOn: "", certifiedTo: "" },
  });
  const { errors } = form.formState;
  const call = useFormCall("addStateCourse", form, {
    onSuccess: () => {
      toast.success(stateRuleToasts.courseAdded.title, stateRuleToasts.courseAdded.text);
      control.onOpenChange(false);
    },
  });
  return (
    <FormDialog
      {...control}
      title="Add a course"
      description={`Continuing education for ${usStateName(state)}. Keep the certificate of attendance.`}
      action="Add Course"
      pendingText="Adding"
      failure={stateRuleToasts.failed.title}
      call={call}
      onSubmit={(event) => void form.handleSubmit((body) => call.send({ body }))(event)}
    >
      <Field label="Course" error={errors.title?.message}>
        <TextInput maxLength={maxLength.title} {...form.register("title")} />
      </Field>
      <FieldRow>
        <Field label="Provider" error={errors.provider?.message}>
          <TextInput maxLength={maxLength.shortText} {...form.register("provider")} />
        </Field>
        <Field label="Completed on" error={errors.completedOn?.message}>
          <TextInput type="date" {...form.register("completedOn")} />
        </Field>
      </FieldRow>
      <FieldRow>
        <Field label="Hours of legal ethics" error={errors.ethicsMinutes?.message}>
          <TextInput inputMode="decimal" {...form.register("ethicsMinutes", { setValueAs: toMinutes })} />
        </Field>
        <Field label="Hours of other law" error={errors.generalMinutes?.message}>
          <TextInput inputMode="decimal" {...form.register("generalMinutes", { setValueAs: toMinutes })} />
        </Field>
      </FieldRow>
      <Field
        label="Certified to"
        optional
        hint="The supervising attorney"
        error={errors.certifiedTo?.message}
      >
        <TextInput maxLength={maxLength.name} autoComplete="off" {...form.register("certifiedTo")} />
      </Field>
    </FormDialog>
  );
}
