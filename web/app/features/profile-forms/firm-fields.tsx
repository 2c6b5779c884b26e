import { maxLength } from "@caseload/contract/limits";
import { profileSpecialties } from "@caseload/contract/form-options";
import { firmWorkTypes, profileFirmSizes } from "@caseload/contract/profiles/profile-options";
import type { firmProfileCreation } from "@caseload/contract/profiles/profiles";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { ChipsField, SelectField } from "~/ui/controlled-fields.tsx";
import { Field } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { ProfileFormSection } from "./profile-form-frame.tsx";

export type FirmValues = z.input<typeof firmProfileCreation>;
export type FirmOutput = z.output<typeof firmProfileCreation>;

interface FirmFieldsProps {
  form: UseFormReturn<FirmValues, unknown, FirmOutput>;
  /** Below the firm's name. */
  nameNote?: ReactNode;
}

/** What the firm prints in each of its contracts. */
export function FirmTermsField({ form: { register, formState } }: FirmFieldsProps) {
  return (
    <ProfileFormSection title="Your contracts">
      <Field
        label="Mailing address"
        optional
        hint="Printed in your agreements; New York, Illinois and California require it there. Your firm's page and your postings never show it."
        error={formState.errors.mailingAddress?.message}
      >
        <Textarea rows={3} autoComplete="off" {...register("mailingAddress")} />
      </Field>
      <Field
        label="Default terms"
        optional
        hint="Stands as a section of its own in every contract that is drafted from now on."
        error={formState.errors.defaultTerms?.message}
      >
        <Textarea rows={6} {...register("defaultTerms")} />
      </Field>
    </ProfileFormSection>
  );
}

export function FirmFields({ form: { control, register, formState }, nameNote }: FirmFieldsProps) {
  const { errors } = formState;
  return (
    <ProfileFormSection title="Your firm">
      <FieldRow>
        <Field label="Firm name" error={errors.firmName?.message}>
          <TextInput maxLength={maxLength.shortText} autoComplete="organization" {...register("firmName")} />
        </Field>
        <Field label="Location" error={errors.location?.message}>
          <TextInput maxLength={maxLength.location} placeholder="City and state" {...register("location")} />
        </Field>
      </FieldRow>
      {nameNote}
      <FieldRow>
        <SelectField control={control} name="firmSize" label="Firm size" options={profileFirmSizes} />
        <SelectField control={control} name="workType" label="Work arrangement" options={firmWorkTypes} />
      </FieldRow>
      <ChipsField
        control={control}
        name="practiceAreas"
        label="Practice areas"
        options={profileSpecialties}
      />
      <Field
        label="Description"
        optional
        hint="What paralegals should know before they apply."
        error={errors.description?.message}
      >
        <Textarea rows={5} {...register("description")} />
      </Field>
    </ProfileFormSection>
  );
}
