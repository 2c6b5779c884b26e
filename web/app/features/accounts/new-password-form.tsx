import { accountMessages } from "@caseload/contract/account-messages";
import { Suspense } from "react";
import { useNavigate } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { showFieldErrors } from "~/lib/field-errors.ts";
import { usePageForm } from "~/lib/page-form.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { NewPasswordInput, newPasswordHint } from "~/ui/new-password-input.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useToast } from "~/ui/toast-context.ts";
import * as styles from "./accounts.module.css";

const LinkExpired = vitalPart(async () => ({ default: (await import("./link-outcome.tsx")).LinkExpired }));

/** Whether the link is expired, used or malformed. */
const isExpired = (text: string): boolean => text === accountMessages.linkExpired || text.includes("(token)");

const loadSchema = async () =>
  (await import("@caseload/contract/accounts/account-security")).passwordReset.omit({ token: true });

/** Sets a new password by the link of an email. */
export default function NewPasswordForm({ token }: { token: string }) {
  const toast = useToast();
  const navigate = useNavigate();
  const form = usePageForm(loadSchema, { initial: { password: "" } });
  const call = useSingleCall("resetPassword", {
    onSuccess: () => {
      toast.success("Password changed", "Sign in with your new password.");
      void navigate("/auth", { replace: true });
    },
    onError: (error) => {
      if (isExpired(error.text) || showFieldErrors(form, error)) return;
      toast.failure("We couldn't change your password", errorText(error, "Please try again."));
    },
  });
  if (call.error && isExpired(call.error.text)) {
    return (
      <Suspense>
        <LinkExpired to="/reset-password" action="Get a New Link">
          A reset link works once and expires after 2 hours. Your password hasn't changed.
        </LinkExpired>
      </Suspense>
    );
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.handleSubmit(({ password }) => call.send({ body: { token, password } }))}
    >
      <Field label="New password" hint={newPasswordHint} keepsHint error={form.errors.password}>
        <NewPasswordInput typed={form.values.password} {...form.text("password")} />
      </Field>
      <Button
        variant="primary"
        size="lg"
        block
        type="submit"
        className={styles.submit}
        pending={call.isPending}
        pendingText="Saving"
      >
        Change Password
      </Button>
      <p className="ui-text muted">
        Every signed-in browser will be signed out, and your passkeys will be removed.
      </p>
    </form>
  );
}
