import { type Passkey, passkeyName } from "@caseload/contract/accounts/passkeys";
import { useSchemaForm } from "~/lib/form.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { Field } from "~/ui/field.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { FormDialog } from "./form-dialog.tsx";

interface PasskeyNameDialogProps extends DialogControl {
  passkey: Passkey;
}

export default function PasskeyNameDialog({ passkey, ...control }: PasskeyNameDialogProps) {
  const toast = useToast();
  const form = useSchemaForm(passkeyName, { defaultValues: { name: passkey.name } });
  const call = useFormCall("renamePasskey", form, {
    onSuccess: ({ name }) => {
      toast.success("Passkey renamed", `It is now called ${name}.`);
      control.onOpenChange(false);
    },
  });
  return (
    <FormDialog
      {...control}
      section="passkeys"
      title="Rename this passkey"
      description="The name is shown here only. Your device may list it under another one."
      action="Save"
      pendingText="Saving"
      failure="The passkey wasn't renamed"
      call={call}
      onSubmit={(event) =>
        void form.handleSubmit((body) => call.send({ params: { id: passkey.id }, body }))(event)
      }
    >
      <Field label="Name" error={form.formState.errors.name?.message}>
        <TextInput autoComplete="off" {...form.register("name")} />
      </Field>
    </FormDialog>
  );
}
