import { Link } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { showFieldErrors } from "~/lib/field-errors.ts";
import { usePageForm } from "~/lib/page-form.ts";
import { useUser } from "~/lib/session.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { PasswordInput } from "~/ui/password-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import * as styles from "./accounts.module.css";

const loadSchema = async () => (await import("@caseload/contract/accounts/account-security")).passwordAgain;

interface ConfirmPasswordFormProps {
  /** The token of the email's link. */
  token: string;
  onConfirmed: () => void;
  onExpired: () => void;
}

/** Confirms an address with the account's password, in a browser without a session of the account. */
export default function ConfirmPasswordForm({ token, onConfirmed, onExpired }: ConfirmPasswordFormProps) {
  const user = useUser();
  const toast = useToast();
  const form = usePageForm(loadSchema, { initial: { password: "" } });
  const call = useSingleCall("verifyEmail", {
    onSuccess: onConfirmed,
    onError: (error) => {
      if (error.status === 410 || error.status === 409) return onExpired();
      if (showFieldErrors(form, error)) return;
      toast.failure("We couldn't confirm your address", errorText(error, "Try again."));
    },
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.handleSubmit(({ password }) => call.send({ body: { token, password } }))}
    >
      <p>
        {user
          ? `You're signed in as ${user.email}. This link belongs to another account. Enter that account's password to confirm its address.`
          : "Enter your password to confirm that this is your account."}
      </p>
      <Field label="Password" error={form.errors.password}>
        <PasswordInput {...form.text("password")} />
      </Field>
      <Button
        variant="primary"
        size="lg"
        block
        type="submit"
        className={styles.submit}
        pending={call.isPending}
        pendingText="Confirming"
      >
        Confirm Email Address
      </Button>
      <p className="ui-text muted">
        Didn't create this account?{" "}
        <Link className="link" to="/reset-password">
          Reset its password
        </Link>{" "}
        to take it over, or ignore the email.
      </p>
    </form>
  );
}
