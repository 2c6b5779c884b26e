import { useState, useTransition, useRef } from "react";
import { Link } from "react-router";
import { vitalPart } from "~/ui/lazy-part.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { useLateFormFocus } from "~/ui/late-form-focus.ts";
import { PasswordInput } from "~/ui/password-input.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import type { AccountFormProps } from "./account-kind.ts";
import { AccountSwitch } from "./account-switch.tsx";
import { useCredentials, type Credentials } from "./use-credentials.ts";
import * as styles from "./accounts.module.css";
import { accountToasts } from "@caseload/contract/account-toasts";
import { dashboardOf } from "~/lib/addresses.ts";
import { useToast } from "~/ui/toast-context.ts";
import { useEnter } from "./use-enter.ts";

const SecondFactorForm = vitalPart(() => import("./second-factor-form.tsx"));

/** Address and password; then, for accounts that ask for it, the code. The one form stands until the other has loaded. */
export default function SignInForm(props: AccountFormProps) {
  const [isHalfway, setHalfway] = useState(false);
  const [isTurning, turn] = useTransition();
  if (isHalfway) return <SecondFactorForm next={props.next} onBack={() => setHalfway(false)} />;
  return (
    <CredentialsForm {...props} isTurning={isTurning} onSecondFactor={() => turn(() => setHalfway(true))} />
  );
}

interface CredentialsFormProps extends AccountFormProps {
  /** The second step is on its way. */
  isTurning: boolean;
  onSecondFactor: () => void;
}

/** Two fields without the form library, which would be a tenth of the sign-in page's script. */
function CredentialsForm({ next, onSwitch, isTurning, onSecondFactor }: CredentialsFormProps) {
  const { signIn, isPending } = useSignIn(next, onSecondFactor);
  const { values, errors, field, set, submit } = useCredentials((body) => void signIn(body));
  const first = useLateFormFocus();
  return (
    <form className={styles.form} noValidate ref={first} onSubmit={(event) => void submit(event)}>
      <Field label="Email" error={errors.email}>
        <TextInput type="email" autoComplete="username" inputMode="email" {...field("email")} />
      </Field>
      <Field label="Password" error={errors.password}>
        <PasswordInput autoComplete="current-password" {...field("password")} />
      </Field>
      <div className={styles.remember}>
        <Checkbox
          name="rememberMe"
          checked={values.rememberMe}
          onChange={(event) => set({ rememberMe: event.currentTarget.checked })}
        >
          Remember me on this device
        </Checkbox>
        <Link className="link" to="/reset-password">
          Forgot password?
        </Link>
      </div>
      <Button
        variant="primary"
        size="lg"
        block
        type="submit"
        className={styles.submit}
        pending={isPending || isTurning}
        pendingText="Signing in"
      >
        Sign In
      </Button>
      <AccountSwitch lead="New to Caseload?" kinds={["paralegal", "attorney"]} onSwitch={onSwitch} />
    </form>
  );
}

/** Signs in, says hello, and leads to `next` or the person's dashboard (SPEC.md section 4). */
function useSignIn(next: string | null, onSecondFactor: () => void) {
  const enter = useEnter();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);

  async function signIn(body: Credentials): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    try {
      const { api } = await import("~/lib/api.ts");
      const answer = await api("login", { body });
      if ("twoFactorRequired" in answer) onSecondFactor();
      else void enter(answer, accountToasts.loggedIn(answer.firstName), next ?? dashboardOf(answer.userType));
    } catch (error) {
      toast.failure(accountToasts.loginFailed, error);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }
  return { signIn, isPending };
}
