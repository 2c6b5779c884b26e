import type { OwnProfile } from "@caseload/contract/profiles/profiles";
import { toasts } from "@caseload/contract/toasts";
import { useEffect } from "react";
import { errorText } from "~/lib/api.ts";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { useLeaveGuard } from "~/ui/leave-guard.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { editForm, type EditFormOutput, type EditFormValues } from "./edit-form.ts";
import { BackgroundFields, WorkFields } from "./own-profile-fields.tsx";
import { editValues } from "./stored-values.ts";
import { KnowledgeFields, TimeFields } from "./working-fields.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./own-profile.module.css";

interface OwnProfileFormProps {
  profile: OwnProfile;
  onClose: () => void;
}

export default function OwnProfileForm({ profile, onClose }: OwnProfileFormProps) {
  const stored = editValues(profile);
  const form = useSchemaForm<EditFormValues, EditFormOutput>(editForm, { defaultValues: stored });
  const guard = useLeaveGuard(form.formState.isDirty);
  const { save, isSaving } = useUpdate((error) => applyServerErrors(form, error), onClose);
  const { setFocus } = form;
  useEffect(() => setFocus("experience"), [setFocus]);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <PageHead title="Edit Profile" lede="Law offices see these details beside your applications." />
      <div className={classNames("sheet edge", styles.ownProfile, styles.narrow)}>
        <WorkFields form={form} stored={stored} />
        <TimeFields form={form} />
        <KnowledgeFields form={form} />
        <BackgroundFields form={form} stored={stored} />
        <div className={styles.ownProfileEnd}>
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
    changes: [
      "me",
      "getOwnParalegalProfile",
      "getParalegalProfile",
      "listJobs",
      "getJob",
      "featuredTalent",
      "listParalegals",
    ],
    onSuccess: () => {
      toast.success(toasts.profileUpdated.title, toasts.profileUpdated.text);
      onSaved();
    },
    onError: (error) => {
      onRefused(error);
      toast.failure(toasts.updateFailed.title, errorText(error, toasts.updateFailed.text));
    },
  });
  return {
    save: (body: EditFormOutput): void => call.send({ body }),
    isSaving: call.isPending,
  };
}
