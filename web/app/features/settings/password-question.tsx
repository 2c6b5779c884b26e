import { passwordAgain } from "@caseload/contract/accounts/account-security";
import { useState, type ReactNode } from "react";
import { errorText } from "~/lib/api-error.ts";
import { applyServerErrors, useSchemaForm } from "~/lib/form.ts";
import { Field } from "~/ui/field.tsx";
import { PasswordInput } from "~/ui/password-input.tsx";
import { FormDialog } from "./form-dialog.tsx";
import type { SettingsSectionId } from "./settings-sections.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

interface PasswordQuestionProps extends DialogControl {
  section: SettingsSectionId;
  title: string;
  description: ReactNode;
  action: string;
  pendingText: string;
  tone?: "primary" | "danger";
  /** Title of what went wrong besides the password. */
  failure: string;
  /** Makes the call that needs the password, and handles its response. */
  onSend: (body: { password: string }) => Promise<void>;
}

/** Asks for the password before something that only the owner of the account may do. */
export function PasswordQuestion({ onSend, ...dialog }: PasswordQuestionProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const form = useSchemaForm(passwordAgain, { defaultValues: { password: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    setProblem(null);
    try {
      await onSend(body);
    } catch (error) {
      if (!applyServerErrors(form, error)) setProblem(errorText(error, "Please try again."));
    }
  });
  return (
    <FormDialog
      {...dialog}
      call={{ isPending: isSubmitting, problem }}
      onSubmit={(event) => void submit(event)}
    >
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput {...form.register("password")} />
      </Field>
    </FormDialog>
  );
}
