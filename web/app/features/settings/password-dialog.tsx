import { passwordChange } from "@caseload/contract/accounts/account-security";
import { useSchemaForm } from "~/lib/form.ts";
import { resumePush } from "~/lib/push/resume.ts";
import { useMember } from "~/lib/session.ts";
import { useRefetch } from "~/lib/use-refetch.ts";
import { Field } from "~/ui/field.tsx";
import { NewPasswordInput, newPasswordHint } from "~/ui/new-password-input.tsx";
import { PasswordInput } from "~/ui/password-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { FormDialog } from "./form-dialog.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { useFormCall } from "~/lib/use-form-call.ts";

export default function PasswordDialog(control: DialogControl) {
  const toast = useToast();
  const refetch = useRefetch();
  const { id } = useMember();
  const form = useSchemaForm(passwordChange, { defaultValues: { password: "", newPassword: "" } });
  const call = useFormCall("changePassword", form, {
    onSuccess: () => {
      void resumePush(id, true).then(() => refetch("addPushDevice"));
      toast.success("Password changed", "Every other browser has been signed out.");
      control.onOpenChange(false);
    },
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      {...control}
      title="Change your password"
      description="This browser stays signed in; every other one is signed out. Your passkeys still work."
      action="Change Password"
      pendingText="Saving"
      failure="We couldn't change your password"
      call={call}
      onSubmit={(event) => void form.handleSubmit((body) => call.send({ body }))(event)}
    >
      <Field label="Current password" error={errors.password?.message}>
        <PasswordInput {...form.register("password")} />
      </Field>
      <Field label="New password" hint={newPasswordHint} keepsHint error={errors.newPassword?.message}>
        <NewPasswordInput typed={form.watch("newPassword")} {...form.register("newPassword")} />
      </Field>
    </FormDialog>
  );
}
