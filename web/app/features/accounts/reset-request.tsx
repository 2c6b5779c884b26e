import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { errorText } from "~/lib/api-error.ts";
import { showFieldErrors } from "~/lib/field-errors.ts";
import { usePageForm } from "~/lib/page-form.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { draftOf, keepDraft } from "./account-draft.ts";
import * as styles from "./accounts.module.css";

const loadSchema = async () =>
  (await import("@caseload/contract/accounts/account-security")).passwordResetRequest;

/** Requests the email that resets a password. The response never reveals whether an account exists. */
export default function ResetRequest() {
  const toast = useToast();
  const form = usePageForm(loadSchema, { initial: draftOf({ email: "" }), onChange: keepDraft });
  const call = useSingleCall("requestPasswordReset", {
    onError: (error) => {
      if (showFieldErrors(form, error)) return;
      toast.failure("We couldn't send the email", errorText(error, "Please try again."));
    },
  });
  if (call.isSuccess) return <EmailSent />;
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit((body) => call.send({ body }))}>
      <Field label="Email" hint="The address you registered with." error={form.errors.email}>
        <TextInput type="email" autoComplete="username" inputMode="email" {...form.text("email")} />
      </Field>
      <Button
        variant="primary"
        size="lg"
        block
        type="submit"
        className={styles.submit}
        pending={call.isPending}
        pendingText="Sending"
      >
        Email Me a Link
      </Button>
      <p className={styles.otherForms}>
        <Link className="link" to="/auth">
          Back to sign in
        </Link>
      </p>
    </form>
  );
}

function EmailSent() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h2 className="title" ref={title} tabIndex={-1}>
        Check your email
      </h2>
      <p>If an account has this address, we've emailed a link to it.</p>
      <p className="ui-text muted">
        The link works once and expires after 2 hours. If nothing arrives within a few minutes, check your
        spam folder, or check the address and try again.
      </p>
      <p className={styles.otherForms}>
        <Link className="link" to="/auth">
          Back to sign in
        </Link>
      </p>
    </div>
  );
}
