import { toasts } from "@caseload/contract/toasts";
import { errorText } from "~/lib/api.ts";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useMember } from "~/lib/session.ts";
import { useLeaveGuard } from "~/ui/leave-guard.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { creationForm, type CreationOutput, type CreationValues } from "./creation-form.ts";
import { BackgroundFields, TermsFields, WorkFields } from "./paralegal-fields.tsx";
import { paralegalPrefill } from "./prefill.ts";
import { NotNow, ProfileFormFrame } from "./profile-form-frame.tsx";
import { useProfileSaved } from "./use-profile-saved.ts";

export default function ParalegalProfileForm() {
  const user = useMember();
  const form = useSchemaForm<CreationValues, CreationOutput>(creationForm, {
    defaultValues: paralegalPrefill(user.registration),
  });
  const guard = useLeaveGuard(form.formState.isDirty);
  const { create, isSaving } = useCreation((error) => applyServerErrors(form, error), guard.release);
  return (
    <ProfileFormFrame
      onSubmit={form.handleSubmit(create)}
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
      toast.success(toasts.profileCreated.title, toasts.profileCreated.text);
      saved("/dashboard/paralegal", refetched);
    },
    onError: (error) => {
      onRefused(error);
      toast.failure(toasts.creationFailed.title, errorText(error, toasts.creationFailed.text));
    },
  });
  function create({ certifications, ...profile }: CreationOutput): void {
    call.send({ body: { ...profile, certifications: certifications ? [certifications] : [], skills: [] } });
  }
  // Busy until the next screen is there.
  return { create, isSaving: call.isPending || call.isSuccess };
}
