import { oneTimeCodeForm, recoveryCodeForm } from "@caseload/contract/accounts/account-security";
import { errorMessages } from "@caseload/contract/error-messages";
import { accountToasts } from "@caseload/contract/account-toasts";
import { useState, type ReactNode } from "react";
import { errorText, type ApiError } from "~/lib/api-error.ts";
import { useSchemaForm } from "~/lib/form.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { useStepFocus } from "~/ui/late-form-focus.ts";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { useSecondFactor } from "./use-registration.ts";
import * as styles from "./accounts.module.css";

interface SecondFactorFormProps {
  next: string | null;
  /** Back to address and password. */
  onBack: () => void;
}

/** The second step of a sign-in: a code of the app, or one of the recovery codes. */
export default function SecondFactorForm(props: SecondFactorFormProps) {
  const [byRecovery, setByRecovery] = useState(false);
  const [trustDevice, setTrustDevice] = useState(false);
  const Form = byRecovery ? RecoveryForm : CodeForm;
  return (
    <Form
      {...props}
      trustDevice={trustDevice}
      trust={
        <Checkbox
          checked={trustDevice}
          onChange={(event) => setTrustDevice(event.currentTarget.checked)}
          hint="Only on a device that no one else uses."
        >
          Trust this browser for 30 days
        </Checkbox>
      }
      other={
        <button type="button" className="link" onClick={() => setByRecovery(!byRecovery)}>
          {byRecovery ? "Use an app code instead" : "Use a recovery code instead"}
        </button>
      }
    />
  );
}

interface StepProps extends SecondFactorFormProps {
  trustDevice: boolean;
  trust: ReactNode;
  /** The way to the other kind of code. */
  other: ReactNode;
}

/** Shows an error at the code's field; an expired sign-in starts over. */
function useCodeRefusal(onBack: () => void, showError: (text: string) => void) {
  const toast = useToast();
  return (error: ApiError): void => {
    const text = errorText(error, accountToasts.loginFailed.text);
    if (error.status === 401 && text !== errorMessages.wrongCode) onBack();
    else showError(text);
    toast.failure(accountToasts.loginFailed.title, text);
  };
}

function CodeForm({ next, onBack, trustDevice, trust, other }: StepProps) {
  const form = useSchemaForm(oneTimeCodeForm, { defaultValues: { code: "" } });
  const { setError } = form;
  const refused = useCodeRefusal(onBack, (message) =>
    setError("code", { type: "server", message }, { shouldFocus: true }),
  );
  const enter = useSecondFactor(next, refused);
  const first = useStepFocus();
  return (
    <form
      className={styles.form}
      noValidate
      ref={first}
      onSubmit={form.handleSubmit(({ code }) => enter.mutate({ body: { code, trustDevice } }))}
    >
      <p className="ui-text muted">Open your authenticator app and enter the code it shows for Caseload.</p>
      <Field
        label="Code"
        hint="6 digits, refreshed every 30 seconds."
        error={form.formState.errors.code?.message}
      >
        <TextInput
          className={styles.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.register("code")}
        />
      </Field>
      <StepEnd isPending={enter.isPending} trust={trust} other={other} onBack={onBack} />
    </form>
  );
}

function RecoveryForm({ next, onBack, trustDevice, trust, other }: StepProps) {
  const form = useSchemaForm(recoveryCodeForm, { defaultValues: { recoveryCode: "" } });
  const { setError } = form;
  const refused = useCodeRefusal(onBack, (message) =>
    setError("recoveryCode", { type: "server", message }, { shouldFocus: true }),
  );
  const enter = useSecondFactor(next, refused);
  const first = useStepFocus();
  return (
    <form
      className={styles.form}
      noValidate
      ref={first}
      onSubmit={form.handleSubmit(({ recoveryCode }) =>
        enter.mutate({ body: { recoveryCode, trustDevice } }),
      )}
    >
      <p className="ui-text muted">
        Enter one of the 10 codes you saved when you set up two-factor authentication.
      </p>
      <Field
        label="Recovery code"
        hint="Each code works once."
        error={form.formState.errors.recoveryCode?.message}
      >
        <TextInput
          className={styles.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.register("recoveryCode")}
        />
      </Field>
      <StepEnd isPending={enter.isPending} trust={trust} other={other} onBack={onBack} />
    </form>
  );
}

interface StepEndProps extends Pick<StepProps, "trust" | "other" | "onBack"> {
  isPending: boolean;
}

function StepEnd({ isPending, trust, other, onBack }: StepEndProps) {
  return (
    <>
      {trust}
      <Button
        variant="primary"
        size="lg"
        block
        type="submit"
        className={styles.submit}
        pending={isPending}
        pendingText="Signing in"
      >
        Sign In
      </Button>
      <p className={styles.otherForms}>
        {other}
        <button type="button" className="link" onClick={onBack}>
          Back
        </button>
      </p>
    </>
  );
}
