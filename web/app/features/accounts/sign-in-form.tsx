import { credentials } from "@caseload/contract/accounts";
import { useSchemaForm } from "~/lib/form.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { PasswordInput } from "~/ui/password-input.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import type { AccountFormProps } from "./account-kind.ts";
import { AccountSwitch } from "./account-switch.tsx";
import { useSignIn } from "./use-sign-in.ts";

export default function SignInForm({ next, onSwitch }: AccountFormProps) {
  const signIn = useSignIn(next);
  const form = useSchemaForm(credentials, { defaultValues: { email: "", password: "", rememberMe: false } });
  const { errors } = form.formState;
  return (
    <form className="account-form" noValidate onSubmit={form.handleSubmit((body) => signIn.mutate({ body }))}>
      <Field label="Email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="username" inputMode="email" {...form.register("email")} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register("password")} />
      </Field>
      <Checkbox {...form.register("rememberMe")}>Remember me on this device</Checkbox>
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
