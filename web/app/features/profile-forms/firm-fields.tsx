import { maxLength } from "@caseload/contract/limits";
import { profileSpecialties } from "@caseload/contract/form-options";
import { firmWorkTypes, profileFirmSizes } from "@caseload/contract/profiles/profile-options";
import type { firmProfileCreation } from "@caseload/contract/profiles/profiles";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { PageForm } from "~/lib/page-form.ts";
import { Field } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { ChipsField, ChoiceField } from "~/ui/page-fields.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { ProfileFormSection } from "./profile-form-frame.tsx";

export type FirmValues = z.input<typeof firmProfileCreation>;
export type FirmOutput = z.output<typeof firmProfileCreation>;

interface FirmFieldsProps {
  form: PageForm<FirmValues>;
  /** Below the firm's name. */
  nameNote?: ReactNode;
}

/** What the firm prints in each of its contracts. */
export function FirmTermsField({ form: { errors, text } }: Pick<FirmFieldsProps, "form">) {
  return (
    <ProfileFormSection title="Your contracts">
      <Field
        label="Mailing address"
        optional
        hint="Appears in your agreements, where New York, Illinois and California require it. Never shown on your firm's page or postings."
        error={errors.mailingAddress}
      >
        <Textarea rows={3} autoComplete="off" {...text("mailingAddress")} />
      </Field>
      <Field
        label="Default terms"
        optional
        hint="Added as a separate section to every contract you draft from now on."
        error={errors.defaultTerms}
      >
        <Textarea rows={6} {...text("defaultTerms")} />
      </Field>
    </ProfileFormSection>
  );
}

export function FirmFields({ form, nameNote }: FirmFieldsProps) {
  const { errors, text } = form;
  return (
    <ProfileFormSection title="Your firm">
      <FieldRow>
        <Field label="Firm name" error={errors.firmName}>
          <TextInput maxLength={maxLength.shortText} autoComplete="organization" {...text("firmName")} />
        </Field>
        <Field label="Location" error={errors.location}>
          <TextInput maxLength={maxLength.location} placeholder="City and state" {...text("location")} />
        </Field>
      </FieldRow>
      {nameNote}
      <FieldRow>
        <ChoiceField form={form} name="firmSize" label="Firm size" options={profileFirmSizes} />
        <ChoiceField form={form} name="workType" label="Work arrangement" options={firmWorkTypes} />
      </FieldRow>
      <ChipsField form={form} name="practiceAreas" label="Practice areas" options={profileSpecialties} />
      <Field
        label="Description"
        optional
        hint="What paralegals should know before they apply."
        error={errors.description}
      >
        <Textarea rows={5} {...text("description")} />
      </Field>
    </ProfileFormSection>
  );
}
