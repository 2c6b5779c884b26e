import { currentPassword } from "@caseload/contract/fields";
import { useState } from "react";
import { z } from "zod";
import { api, errorText } from "~/lib/api.ts";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { leaveSite } from "~/lib/leave-site.ts";
import { useClosing } from "~/lib/close-session.ts";
import { Field } from "~/ui/field.tsx";
import { PasswordInput } from "~/ui/password-input.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { FormDialog } from "./form-dialog.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";

/** Typing a word prevents deletion by accident. */
const word = "DELETE";
const confirmation = z.object({
  typed: z.string().refine((typed) => typed.trim().toUpperCase() === word, {
    error: `Please type ${word}`,
  }),
  password: currentPassword,
});

export default function DeleteDialog(control: DialogControl) {
  const closing = useClosing();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useSchemaForm(confirmation, { defaultValues: { typed: "", password: "" } });
  const submit = form.handleSubmit(async ({ password }) => {
    setProblem(null);
    try {
      await closing(() => api("deleteAccount", { body: { password } }));
      leaveSite("accountDeleted", "/");
    } catch (error) {
      if (!applyServerErrors(form, error)) setProblem(errorText(error, "Please try again."));
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormDialog
      {...control}
      section="leave"
      title="Delete your account?"
      description="This cannot be undone. If you want a copy of your data, request the export first."
      action="Delete Permanently"
      pendingText="Deleting"
      tone="danger"
      failure="Your account cannot be deleted now"
      call={{ isPending: isSubmitting, problem }}
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
