import { currentPassword } from "@caseload/contract/fields";
import { z } from "zod";
import { useSchemaForm } from "~/lib/form.ts";
import { useLeaveSite } from "~/lib/leave-site.ts";
import { setClosing } from "~/lib/session.ts";
import { Field } from "~/ui/field.tsx";
import { PasswordInput } from "~/ui/password-input.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { FormDialog } from "./form-dialog.tsx";
import type { DialogControl } from "./use-dialogs.ts";
import { useFormCall } from "./use-form-call.ts";

/** Typed by hand, so that nobody deletes an account by habit. */
const word = "DELETE";
const confirmation = z.object({
  typed: z.string().refine((typed) => typed.trim().toUpperCase() === word, {
    error: `Please type ${word}`,
  }),
  password: currentPassword,
});

export default function DeleteDialog(control: DialogControl) {
  const leave = useLeaveSite();
  const form = useSchemaForm(confirmation, { defaultValues: { typed: "", password: "" } });
  const call = useFormCall("deleteAccount", form, {
    onSuccess: () => leave("accountDeleted", "/"),
    onError: () => setClosing(false),
  });
  const submit = form.handleSubmit(({ password }) => {
    setClosing(true);
    call.send({ body: { password } });
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      {...control}
      section="leave"
      title="Delete your account?"
      description="This cannot be undone. If you want a copy of your data, request the export first."
      action="Delete for Good"
      pendingText="Deleting"
      tone="danger"
      failure="Your account cannot be deleted now"
      call={call}
      onSubmit={(event) => void submit(event)}
    >
      <Field label={`Type ${word} to confirm`} error={errors.typed?.message}>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.register("typed")}
        />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput {...form.register("password")} />
      </Field>
    </FormDialog>
  );
}
