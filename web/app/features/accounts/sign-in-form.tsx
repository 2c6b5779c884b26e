import { credentials } from "@caseload/contract/accounts/accounts";
import { useState, useTransition } from "react";
import { Link } from "react-router";
import { useSchemaForm } from "~/lib/form.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { useLateFormFocus } from "~/ui/late-form-focus.ts";
import { PasswordInput } from "~/ui/password-input.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { draftOf, useDraft } from "./account-draft.ts";
import type { AccountFormProps } from "./account-kind.ts";
import { AccountSwitch } from "./account-switch.tsx";
import { useSignIn } from "./use-sign-in.ts";
import styles from "./accounts.module.css";

const SecondFactorForm = vitalPart(() => import("./second-factor-form.tsx"));

/** Address and password; then, for accounts that ask for it, the code. The first form stays until the second has loaded. */
export default function SignInForm(props: AccountFormProps) {
  const [isHalfway, setHalfway] = useState(false);
  const [isTurning, turn] = useTransition();
  if (isHalfway) return <SecondFactorForm next={props.next} onBack={() => setHalfway(false)} />;
  return (
    <CredentialsForm {...props} isTurning={isTurning} onSecondFactor={() => turn(() => setHalfway(true))} />
  );
}

interface CredentialsFormProps extends AccountFormProps {
  /** The second step is loading. */
  isTurning: boolean;
  onSecondFactor: () => void;
}

function CredentialsForm({ next, onSwitch, isTurning, onSecondFactor }: CredentialsFormProps) {
  const signIn = useSignIn(next, onSecondFactor);
  const form = useSchemaForm(credentials, {
    defaultValues: draftOf({ email: "", password: "", rememberMe: false }),
  });
  useDraft(form);
  const { errors } = form.formState;
  const first = useLateFormFocus();
  return (
    <form
      className={styles.form}
      noValidate
      ref={first}
      onSubmit={form.handleSubmit((body) => signIn.mutate({ body }))}
    >
      <Field label="Email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="username" inputMode="email" {...form.register("email")} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register("password")} />
      </Field>
      <div className={styles.remember}>
        <Checkbox {...form.register("rememberMe")}>Remember me on this device</Checkbox>
        <Link className="link" to="/reset-password">
          Forgot password?
        </Link>
      </div>
      <Button
        variant="primary"
        size="lg"
        block
        type="submit"
        pending={signIn.isPending || isTurning}
        pendingText="Signing in"
      >
        Sign In
      </Button>
      <AccountSwitch lead="New to Caseload?" kinds={["paralegal", "attorney"]} onSwitch={onSwitch} />
    </form>
  );
}
