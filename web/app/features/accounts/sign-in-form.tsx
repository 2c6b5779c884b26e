import { Suspense, useState, useTransition, useRef } from "react";
import { Link } from "react-router";
import { lazyPart, vitalPart } from "~/ui/lazy-part.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { useLateFormFocus } from "~/ui/late-form-focus.ts";
import { PasswordInput } from "~/ui/password-input.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import type { AccountFormProps } from "./account-kind.ts";
import { AccountSwitch } from "./account-switch.tsx";
import { draftOf, keepDraft } from "./account-draft.ts";
import * as styles from "./accounts.module.css";
import type { User } from "@caseload/contract/accounts/accounts";
import { accountToasts } from "@caseload/contract/account-toasts";
import { dashboardOf } from "~/lib/addresses.ts";
import { useHydrated } from "~/lib/hydrated.ts";
import { usePageForm, type Check } from "~/lib/page-form.ts";
import { useToast } from "~/ui/toast-context.ts";
import { useEnter } from "./use-enter.ts";

/** Loads when the email field is approached, so that a visit that only reads does not load it. */
const PasskeyOffer = lazyPart(() => import("./passkey-offer.tsx"));
const SecondFactorForm = vitalPart(() => import("./second-factor-form.tsx"));

/** Address and password; then, for accounts that ask for it, the code. The first form stays until the other has loaded. */
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

interface Credentials {
  email: string;
  password: string;
  rememberMe?: boolean | undefined;
}

/** Without the schema, as on a lost connection, the server checks alone. */
const loadSchema = (): Promise<Check<Credentials, Credentials>> =>
  import("@caseload/contract/accounts/accounts").then(
    ({ credentials }) => credentials,
    () => ({ safeParse: (data: Credentials) => ({ success: true, data }) }),
  );

function CredentialsForm({ next, onSwitch, isTurning, onSecondFactor }: CredentialsFormProps) {
  const { signIn, enterAs, refuse, isPending } = useSignIn(next, onSecondFactor);
  const form = usePageForm(loadSchema, {
    initial: draftOf<Credentials>({ email: "", password: "", rememberMe: false }),
    onChange: keepDraft,
  });
  const { rememberMe = false } = form.values;
  const [isNear, setNear] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const approach = (): void => setNear(true);
  const isHydrated = useHydrated();
  // The field may have been focused before the page's code arrived.
  const isOffered = isNear || (isHydrated && document.activeElement?.getAttribute("name") === "email");

  async function askForPasskey(): Promise<void> {
    setAsking(true);
    try {
      const { askForPasskey: ask } = await import("./passkey-sign-in.ts");
      enterAs(await ask(rememberMe));
    } catch (error) {
      refuse(error);
    } finally {
      setAsking(false);
    }
  }
  const first = useLateFormFocus();
  return (
    <form
      className={styles.form}
      noValidate
      ref={first}
      onSubmit={form.handleSubmit((body) => void signIn(body))}
    >
      {/* A browser asks for one passkey at a time: the button's dialog ends the offer. */}
      {isOffered && !isAsking && (
        <Suspense>
          <PasskeyOffer rememberMe={rememberMe} onSignedIn={enterAs} onRefused={refuse} />
        </Suspense>
      )}
      <Field label="Email" error={form.errors.email}>
        <TextInput
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          onPointerEnter={approach}
          onFocus={approach}
          {...form.text("email")}
        />
      </Field>
      <Field label="Password" error={form.errors.password}>
        <PasswordInput autoComplete="current-password" {...form.text("password")} />
      </Field>
      <div className={styles.remember}>
        <Checkbox
          name="rememberMe"
          checked={rememberMe}
          onChange={(event) => form.set({ rememberMe: event.currentTarget.checked })}
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
      <p className={styles.alternative} aria-hidden="true">
        or
      </p>
      <Button
        size="lg"
        block
        className={styles.submit}
        pending={isAsking}
        pendingText="Waiting"
        onClick={() => void askForPasskey()}
      >
        Sign In with a Passkey
      </Button>
      <AccountSwitch lead="New to Caseload?" kinds={["paralegal", "attorney"]} onSwitch={onSwitch} />
    </form>
  );
}

/** Signs in with the password, shows a welcome toast, and leads to `next` or the person's dashboard (SPEC.md section 4). */
function useSignIn(next: string | null, onSecondFactor: () => void) {
  const enter = useEnter();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);
  const enterAs = (user: User): void =>
    void enter(user, accountToasts.loggedIn(user.firstName), next ?? dashboardOf(user.userType));

  const refuse = (error: unknown): void => toast.failure(accountToasts.loginFailed, error);

  async function signIn(body: Credentials): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    try {
      const { api, ApiError } = await import("~/lib/api.ts");
      // A refusal by the limits that guessers share gives this browser a cookie, with which it has attempts of its own.
      const answer = await api("login", { body }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 429) return api("login", { body });
        throw error;
      });
      if ("twoFactorRequired" in answer) onSecondFactor();
      else enterAs(answer);
    } catch (error) {
      refuse(error);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }
  return { signIn, enterAs, refuse, isPending };
}
