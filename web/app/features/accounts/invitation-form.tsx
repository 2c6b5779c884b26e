import type { joiningForm } from "@caseload/contract/firms/invitations";
import type { z } from "zod";
import { Link } from "react-router";
import { localTimeZone } from "~/lib/clock.tsx";
import { useSchemaForm } from "~/lib/form.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
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

type Values = z.input<typeof joiningForm>;
type Sent = z.output<typeof joiningForm>;

/** Makes the account of an invitation. */
export default function InvitationForm({ token, firmName, signIn }: InvitationFormProps) {
  const joined = useJoined(firmName);
  const form = useSchemaForm<Values, Sent>(loadSchema, {
    defaultValues: { firstName: "", lastName: "", password: "", terms: undefined },
  });
  const call = useFormCall("joinByInvitation", form, { onSuccess: () => void joined() });
  const { errors } = form.formState;
  const join = ({ terms: _, ...person }: Sent) =>
    call.send({ body: { ...person, token, timeZone: localTimeZone() } });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(join)(event)}>
      <div className={styles.pair}>
        <Field label="First name" error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" {...form.register("firstName")} />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" {...form.register("lastName")} />
        </Field>
      </div>
      <Field label="Password" hint={newPasswordHint} error={errors.password?.message}>
        <NewPasswordInput typed={form.watch("password")} {...form.register("password")} />
      </Field>
      <TermsBox register={form.register} error={errors.terms?.message} />
      {call.problem !== null && <InlineAlert title="You could not join" text={call.problem} />}
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
        Have you an account already?
        <Link className="link" to={signIn}>
          Log in
        </Link>
      </p>
    </form>
  );
}
