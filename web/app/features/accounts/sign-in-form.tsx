import { credentials } from "@caseload/contract/accounts";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { useSchemaForm } from "~/lib/form.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { PasswordInput } from "~/ui/password-input.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { draftOf, useDraft } from "./account-draft.ts";
import type { AccountFormProps } from "./account-kind.ts";
import { AccountSwitch } from "./account-switch.tsx";
import { FormSkeleton } from "./form-skeleton.tsx";
import { useSignIn } from "./use-sign-in.ts";

const SecondFactorForm = lazy(() => import("./second-factor-form.tsx"));

/** Address and password; then, for accounts that ask for it, the code. */
export default function SignInForm(props: AccountFormProps) {
  const [isHalfway, setHalfway] = useState(false);
  if (!isHalfway) return <CredentialsForm {...props} onSecondFactor={() => setHalfway(true)} />;
  return (
    <Suspense fallback={<FormSkeleton fields={1} />}>
      <SecondFactorForm next={props.next} onBack={() => setHalfway(false)} />
    </Suspense>
  );
}

interface CredentialsFormProps extends AccountFormProps {
  onSecondFactor: () => void;
}

function CredentialsForm({ next, onSwitch, onSecondFactor }: CredentialsFormProps) {
  const signIn = useSignIn(next, onSecondFactor);
  const form = useSchemaForm(credentials, {
    defaultValues: draftOf({ email: "", password: "", rememberMe: false }),
  });
  useDraft(form);
  const { errors } = form.formState;
  return (
    <form className="account-form" noValidate onSubmit={form.handleSubmit((body) => signIn.mutate({ body }))}>
      <Field label="Email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="username" inputMode="email" {...form.register("email")} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register("password")} />
      </Field>
      <div className="account-remember">
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
        pending={signIn.isPending}
        pendingText="Signing in"
      >
        Sign In
      </Button>
      <AccountSwitch lead="New to Caseload?" kinds={["paralegal", "attorney"]} onSwitch={onSwitch} />
    </form>
  );
}
