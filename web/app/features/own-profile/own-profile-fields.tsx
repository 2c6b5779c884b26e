import { maxLength } from "@caseload/contract/limits";
import type { UseFormReturn } from "react-hook-form";
import { ChipsField, SelectField } from "~/ui/controlled-fields.tsx";
import { Field } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import type { EditFormOutput, EditFormValues } from "./edit-form.ts";
import {
  availabilityOptions,
  certificationOptions,
  experienceOptions,
  specialtyOptions,
  workTypeOptions,
} from "./stored-values.ts";
import type { EditValues } from "./stored-values.ts";

interface FieldsProps {
  form: UseFormReturn<EditFormValues, unknown, EditFormOutput>;
  /** What the lists must be able to show. */
  stored: EditValues;
}

export function WorkFields({ form: { control, register, formState }, stored }: FieldsProps) {
  const { errors } = formState;
  return (
    <>
      <FieldRow>
        <SelectField
          control={control}
          name="experience"
          label="Experience"
          options={experienceOptions(stored.experience)}
        />
        <Field label="Location" error={errors.location?.message}>
          <TextInput maxLength={maxLength.location} {...register("location")} />
        </Field>
      </FieldRow>
      <ChipsField
        control={control}
        name="specialties"
        label="Specialties"
        options={specialtyOptions(stored.specialties)}
      />
      <FieldRow>
        <SelectField
          control={control}
          name="availability"
          label="Availability"
          options={availabilityOptions(stored.availability)}
        />
        <SelectField
          control={control}
          name="workType"
          label="Work type"
          options={workTypeOptions(stored.workType)}
        />
      </FieldRow>
      <FieldRow>
        <Field
          label="Hourly rate"
          optional
          hint="US dollars per hour; empty reads as Negotiable."
          error={errors.hourlyRate?.message}
        >
          <TextInput prefix="$" inputMode="decimal" {...register("hourlyRate", { setValueAs: dollars })} />
        </Field>
      </FieldRow>
    </>
  );
}

export function BackgroundFields({ form: { control, register, formState }, stored }: FieldsProps) {
  const { errors } = formState;
  return (
    <>
      <Field label="Description" optional error={errors.description?.message}>
        <Textarea rows={5} {...register("description")} />
      </Field>
      <Field label="Education" error={errors.education?.message}>
        <Textarea rows={3} {...register("education")} />
      </Field>
      <ChipsField
        control={control}
        name="certifications"
        label="Certifications"
        optional
        options={certificationOptions(stored.certifications)}
      />
    </>
  );
}

/** An empty field means no rate; anything unreadable becomes NaN, which the schema refuses. */
function dollars(text: unknown): number | null {
  return text === "" || text === undefined || text === null ? null : Number(text);
}
