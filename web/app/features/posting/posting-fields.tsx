import type { posting } from "@caseload/contract/jobs/jobs";
import { maxLength } from "@caseload/contract/limits";
import { jobSpecialties } from "@caseload/contract/form-options";
import { hoursCounted, hoursUnitLabels, hoursUnits, readHours } from "@caseload/contract/jobs/posting-hours";
import { priorities, priorityLabels, workArrangements } from "@caseload/contract/options";
import { Suspense } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { ChipsField, SelectField } from "~/ui/controlled-fields.tsx";
import { Field } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import { TextInput } from "~/ui/text-input.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import type { PostingValues } from "./posting-draft.ts";
import * as styles from "./posting.module.css";

const GuardNotice = lazyPart(() => import("./guard-notice.tsx"));

export type PostingOutput = z.output<typeof posting>;
export type PostingFormState = UseFormReturn<PostingValues, unknown, PostingOutput>;

const unitOptions = hoursUnits.map((value) => ({ value, label: hoursCounted[value] }));
const arrangementOptions = workArrangements.map((value) => ({ value, label: value }));
export const priorityOptions = priorities.map((value) => ({ value, label: priorityLabels[value] }));

export function WorkFields({ form }: { form: PostingFormState }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field label="Job title" error={errors.title?.message}>
        <TextInput
          maxLength={maxLength.title}
          placeholder="Second-pass privilege review"
          {...register("title")}
        />
      </Field>
      <FieldRow>
        <Field label="Location" error={errors.location?.message}>
          <TextInput maxLength={maxLength.location} placeholder="City and state" {...register("location")} />
        </Field>
        <SelectField
          control={control}
          name="workArrangement"
          label="Work arrangement"
          options={arrangementOptions}
        />
      </FieldRow>
      <FieldRow>
        <div className={styles.hours}>
          <HoursField form={form} />
          <SelectField control={control} name="hoursUnit" label="Period" options={unitOptions} />
        </div>
        <Field label="Duration" error={errors.duration?.message}>
          <TextInput maxLength={maxLength.shortText} placeholder="8 weeks" {...register("duration")} />
        </Field>
      </FieldRow>
    </>
  );
}

/** Hours in figures, or in the poster's own words. */
function HoursField({ form: { control, register, setValue, formState } }: { form: PostingFormState }) {
  const unit = useWatch({ control, name: "hoursUnit" }) ?? "week";
  const read = (typed: string): void => {
    const hours = readHours(typed);
    setValue("hoursAmount", hours?.amount ?? null);
    if (hours?.unit) setValue("hoursUnit", hours.unit);
  };
  const { hoursPerWeek, hoursAmount } = formState.errors;
  return (
    <Field label={hoursUnitLabels[unit]} error={hoursPerWeek?.message ?? hoursAmount?.message}>
      <TextInput
        maxLength={maxLength.shortText}
        placeholder="25"
        {...register("hoursPerWeek", { onChange: ({ target }) => read(String(target.value)) })}
      />
    </Field>
  );
}

/** The fields of the dialog below WorkFields. */
export function RequirementFields({ form }: { form: PostingFormState }) {
  return (
    <>
      <SpecialtiesField form={form} />
      <DescriptionField form={form} rows={6} />
      <FieldRow>
        <SelectField control={form.control} name="priority" label="Priority" options={priorityOptions} />
        <BudgetLineField form={form} />
      </FieldRow>
      <FieldRow>
        <DeadlineField form={form} />
      </FieldRow>
    </>
  );
}

export const SpecialtiesField = ({ form: { control } }: { form: PostingFormState }) => (
  <ChipsField control={control} name="specialties" label="Required specialties" options={jobSpecialties} />
);

export const DescriptionField = ({ form, rows }: { form: PostingFormState; rows: number }) => (
  <>
    <Field
      label="Description"
      hint="The work, the volume and who supervises it."
      error={form.formState.errors.description?.message}
    >
      <Textarea rows={rows} {...form.register("description")} />
    </Field>
    {form.formState.dirtyFields.description && (
      <Suspense>
        <GuardNotice form={form} />
      </Suspense>
    )}
  </>
);

/** Pay as free text. */
export const BudgetLineField = ({ form }: { form: PostingFormState }) => (
  <Field
    label="Budget range"
    optional
    hint="Displayed exactly as entered."
    error={form.formState.errors.budgetRange?.message}
  >
    <TextInput maxLength={maxLength.shortText} placeholder="$48-58/hr" {...form.register("budgetRange")} />
  </Field>
);

export const DeadlineField = ({ form }: { form: PostingFormState }) => (
  <Field
    label="Deadline"
    optional
    hint="Applications close at the end of this day."
    error={form.formState.errors.deadline?.message}
  >
    <TextInput type="date" {...form.register("deadline")} />
  </Field>
);
