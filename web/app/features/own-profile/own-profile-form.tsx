import type { OwnProfile } from "@caseload/contract/profiles/profiles";
import { profileToasts } from "@caseload/contract/profiles/profile-toasts";
import { useEffect } from "react";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { useLeaveGuard } from "~/ui/leave-guard.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { EditFormOutput, EditFormValues } from "./edit-form.ts";
import {
  editValues,
  availabilityOptions,
  certificationOptions,
  experienceOptions,
  specialtyOptions,
  workTypeOptions,
  type EditValues,
} from "./stored-values.ts";
import { KnowledgeFields, TimeFields } from "./working-fields.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./own-profile.module.css";
import { maxLength } from "@caseload/contract/limits";
import type { UseFormReturn } from "react-hook-form";
import { ChipsField, SelectField } from "~/ui/controlled-fields.tsx";
import { Field } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { Textarea } from "~/ui/textarea.tsx";

const loadSchema = async () => (await import("./edit-form.ts")).editForm;

interface OwnProfileFormProps {
  profile: OwnProfile;
  onClose: () => void;
}

export default function OwnProfileForm({ profile, onClose }: OwnProfileFormProps) {
  const stored = editValues(profile);
  const form = useSchemaForm<EditFormValues, EditFormOutput>(loadSchema, { defaultValues: stored });
  const guard = useLeaveGuard(form.formState.isDirty);
  const { save, isSaving } = useUpdate((error) => applyServerErrors(form, error), onClose);
  const { setFocus } = form;
  useEffect(() => setFocus("experience"), [setFocus]);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <PageHead title="Edit Profile" lede="Firms see these details next to your applications." />
      <div className={classNames("sheet edge", styles.ownProfile, styles.narrow)}>
        <WorkFields form={form} stored={stored} />
        <TimeFields form={form} />
        <KnowledgeFields form={form} />
        <BackgroundFields form={form} stored={stored} />
        <div className={styles.ownProfileEnd} data-phone-bar="own">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={isSaving} pendingText="Saving">
            Save
          </Button>
        </div>
      </div>
      {guard.dialog}
    </form>
  );
}

function useUpdate(onRefused: (error: unknown) => void, onSaved: () => void) {
  const toast = useToast();
  const call = useSingleCall("updateParalegalProfile", {
    onSuccess: () => {
      toast.success(profileToasts.profileUpdated);
      onSaved();
    },
    onError: (error) => {
      onRefused(error);
      toast.failure(profileToasts.updateFailed, error);
    },
  });
  return {
    save: (body: EditFormOutput): void => call.send({ body }),
    isSaving: call.isPending,
  };
}

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
          hint="US dollars per hour. Leave empty to show Negotiable."
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
