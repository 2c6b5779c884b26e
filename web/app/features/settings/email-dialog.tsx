import { emailChange } from "@caseload/contract/accounts/account-security";
import { useSchemaForm } from "~/lib/form.ts";
import { Field } from "~/ui/field.tsx";
import { PasswordInput } from "~/ui/password-input.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { FormDialog } from "./form-dialog.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { useFormCall } from "~/lib/use-form-call.ts";

export default function EmailDialog(control: DialogControl) {
  const toast = useToast();
  const form = useSchemaForm(emailChange, { defaultValues: { email: "", password: "" } });
  const call = useFormCall("changeEmail", form, {
    onSuccess: (_, { body }) => {
      toast.success("Email sent", `Use the link in it to confirm ${body.email}.`);
      control.onOpenChange(false);
    },
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      {...control}
      section="name"
      title="Change your email address"
      description="We'll email a link to the new address. Nothing changes until you use it."
      action="Email Me a Link"
      pendingText="Sending"
      failure="We couldn't change your address"
      call={call}
      onSubmit={(event) => void form.handleSubmit((body) => call.send({ body }))(event)}
    >
      <Field label="New email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" inputMode="email" {...form.register("email")} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput {...form.register("password")} />
      </Field>
    </FormDialog>
  );
}
