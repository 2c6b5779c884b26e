import { useState } from "react";
import { Link } from "react-router";
import { localTimeZone } from "~/lib/clock.tsx";
import { errorText } from "~/lib/api-error.ts";
import { showFieldErrors } from "~/lib/field-errors.ts";
import { usePageForm } from "~/lib/page-form.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { NewPasswordInput, newPasswordHint } from "~/ui/new-password-input.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { TermsBox } from "./terms-box.tsx";
import { useJoined } from "./use-joined.ts";
import * as styles from "./accounts.module.css";

interface InvitationFormProps {
  token: string;
  firmName: string;
  /** Where one signs in, and comes back. */
  signIn: string;
}

const loadSchema = async () => (await import("@caseload/contract/firms/invitations")).joiningForm;

/** Makes the account of an invitation. */
export default function InvitationForm({ token, firmName, signIn }: InvitationFormProps) {
  const joined = useJoined(firmName);
  const form = usePageForm(loadSchema, {
    initial: { firstName: "", lastName: "", password: "", terms: undefined as true | undefined },
  });
  const [problem, setProblem] = useState<string | null>(null);
  const call = useSingleCall("joinByInvitation", {
    onSuccess: () => void joined(),
    onError: (error) => {
      if (!showFieldErrors(form, error)) setProblem(errorText(error, "Please try again."));
    },
  });
  const { errors } = form;
  const join = form.handleSubmit(({ terms: _, ...person }) => {
    setProblem(null);
    call.send({ body: { ...person, token, timeZone: localTimeZone() } });
  });
  return (
    <form className={styles.form} noValidate onSubmit={join}>
      <div className={styles.pair}>
        <Field label="First name" error={errors.firstName}>
          <TextInput autoComplete="given-name" {...form.text("firstName")} />
        </Field>
        <Field label="Last name" error={errors.lastName}>
          <TextInput autoComplete="family-name" {...form.text("lastName")} />
        </Field>
      </div>
      <Field label="Password" hint={newPasswordHint} keepsHint error={errors.password}>
        <NewPasswordInput typed={form.values.password} {...form.text("password")} />
      </Field>
      <TermsBox form={form} />
      {problem !== null && <InlineAlert title="You could not join" text={problem} />}
      <Button
        variant="primary"
        size="lg"
        block
        type="submit"
        className={styles.submit}
        pending={call.isPending}
        pendingText="Joining"
      >
        Join {firmName}
      </Button>
      <p className={styles.otherForms}>
        Already have an account?
        <Link className="link" to={signIn}>
          Sign in
        </Link>
      </p>
    </form>
  );
}
