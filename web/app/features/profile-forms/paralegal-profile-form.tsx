import { profileToasts } from "@caseload/contract/profiles/profile-toasts";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useMember } from "~/lib/session.ts";
import { useLeaveGuard } from "~/ui/leave-guard.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { CreationOutput, CreationValues } from "./creation-form.ts";
import { paralegalPrefill } from "./prefill.ts";
import { NotNow, ProfileFormFrame, ProfileFormSection } from "./profile-form-frame.tsx";
import { useProfileSaved } from "./use-profile-saved.ts";
import { maxLength } from "@caseload/contract/limits";
import { profileSpecialties } from "@caseload/contract/form-options";
import {
  creationAvailability,
  creationExperience,
  registrationWorkPreference,
} from "@caseload/contract/profiles/profile-options";
import type { UseFormReturn } from "react-hook-form";
import { ChipsField, SelectField } from "~/ui/controlled-fields.tsx";
import { Field } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { Textarea } from "~/ui/textarea.tsx";

const loadSchema = async () => (await import("./creation-form.ts")).creationForm;

export default function ParalegalProfileForm() {
  const user = useMember();
  const form = useSchemaForm<CreationValues, CreationOutput>(loadSchema, {
    defaultValues: paralegalPrefill(user.registration),
  });
  const guard = useLeaveGuard(form.formState.isDirty);
  const { create, isSaving } = useCreation((error) => applyServerErrors(form, error), guard.release);
  return (
    <ProfileFormFrame
      onSubmit={(event) => void form.handleSubmit(create)(event)}
      isSaving={isSaving}
      submitLabel="Create Profile"
      leave={<NotNow to="/dashboard/paralegal" />}
    >
      <WorkFields form={form} />
      <TermsFields form={form} />
      <BackgroundFields form={form} />
      {guard.dialog}
    </ProfileFormFrame>
  );
}

function useCreation(onRefused: (error: unknown) => void, onCreated: () => void) {
  const toast = useToast();
  const saved = useProfileSaved();
  const call = useSingleCall("createParalegalProfile", {
    onSuccess: (_output, _input, refetched) => {
      onCreated();
      toast.success(profileToasts.profileCreated);
      saved("/dashboard/paralegal", refetched);
    },
    onError: (error) => {
      onRefused(error);
      toast.failure(profileToasts.creationFailed, error);
    },
  });
  function create({ certifications, ...profile }: CreationOutput): void {
    call.send({ body: { ...profile, certifications: certifications ? [certifications] : [], skills: [] } });
  }
  // Busy until the next screen is there.
  return { create, isSaving: call.isPending || call.isSuccess };
}

interface FieldsProps {
  form: UseFormReturn<CreationValues, unknown, CreationOutput>;
}

export function WorkFields({ form: { control, register, formState } }: FieldsProps) {
  return (
    <ProfileFormSection title="Your work">
      <FieldRow>
        <SelectField
          control={control}
          name="yearsExperience"
          label="Experience level"
          options={creationExperience}
        />
        <Field label="Location" error={formState.errors.location?.message}>
          <TextInput maxLength={maxLength.location} placeholder="City and state" {...register("location")} />
        </Field>
      </FieldRow>
      <ChipsField control={control} name="specialties" label="Specialties" options={profileSpecialties} />
      <Field
        label="Bio"
        hint="Two or three sentences on what you have done before."
        error={formState.errors.bio?.message}
      >
        <Textarea rows={5} {...register("bio")} />
      </Field>
    </ProfileFormSection>
  );
}

function TermsFields({ form: { control, register, formState } }: FieldsProps) {
  return (
    <ProfileFormSection title="Your terms">
      <FieldRow>
        <SelectField
          control={control}
          name="availability"
          label="Availability"
          options={creationAvailability}
        />
        <SelectField
          control={control}
          name="workPreference"
          label="Work arrangement"
          options={registrationWorkPreference}
        />
      </FieldRow>
      <FieldRow>
        <Field label="Hourly rate" hint="US dollars per hour." error={formState.errors.hourlyRate?.message}>
          <TextInput prefix="$" inputMode="decimal" {...register("hourlyRate", { setValueAs: dollars })} />
        </Field>
      </FieldRow>
    </ProfileFormSection>
  );
}

export function BackgroundFields({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState;
  return (
    <ProfileFormSection title="Your background">
      <Field label="Education" error={errors.education?.message}>
        <Textarea rows={3} {...register("education")} />
      </Field>
      <Field
        label="Certifications"
        optional
        hint="For example Certified Paralegal (CP). You can add more later."
        error={errors.certifications?.message}
      >
        <TextInput maxLength={maxLength.shortText} {...register("certifications")} />
      </Field>
    </ProfileFormSection>
  );
}

/** An empty field is no number; anything unreadable becomes NaN, which the schema refuses. */
function dollars(text: unknown): number | undefined {
  return text === "" || text === undefined || text === null ? undefined : Number(text);
}
