import { oneTimeCodeForm } from "@caseload/contract/accounts/account-security";
import { generate } from "lean-qr";
import { useState } from "react";
import type { Output } from "~/lib/api-types.ts";
import { api } from "~/lib/api.ts";
import { useSchemaForm } from "~/lib/form.ts";
import { Field } from "~/ui/field.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { CopyButton } from "~/ui/copy-button.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { PasswordQuestion } from "./password-question.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import * as styles from "./settings-dialogs.module.css";

type Secret = Output<"beginTwoFactor">;

/** Password, then the secret for the app, then the first code, then the recovery codes. */
export default function TwoFactorDialog(control: DialogControl) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodesDialog {...control} codes={codes} />;
  if (secret) return <FirstCode {...control} secret={secret} onConfirmed={setCodes} />;
  return (
    <PasswordQuestion
      {...control}
      section="two-factor"
      title="Set up two-factor authentication"
      description="You need an authenticator app on your phone. First, your password."
      action="Continue"
      pendingText="Checking"
      failure="Setup couldn't start"
      onSend={async (body) => setSecret(await api("beginTwoFactor", { body }))}
    />
  );
}

/** Light modules around the code, as the standard asks for (ISO/IEC 18004). */
const quiet = 4;

/** A QR code as one path; dark on light in both themes, because scanners expect it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const steps: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) steps.push(`M${x} ${y}h1v1h-1z`);
  }
  const side = code.size + 2 * quiet;
  return (
    <svg
      className={styles.qrCode}
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={steps.join("")} />
    </svg>
  );
}

interface FirstCodeProps extends DialogControl {
  secret: Secret;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

function FirstCode({ secret: { uri, secret }, onConfirmed, ...control }: FirstCodeProps) {
  const toast = useToast();
  const form = useSchemaForm(oneTimeCodeForm, { defaultValues: { code: "" } });
  const call = useFormCall("confirmTwoFactor", form, {
    onSuccess: ({ recoveryCodes }) => {
      toast.success("Two-factor authentication is on", "Every other browser has been signed out.");
      onConfirmed(recoveryCodes);
    },
  });
  return (
    <FormDialog
      {...control}
      section="two-factor"
      title="Add Caseload to your app"
      description="Scan the code with your authenticator app, then enter the 6 digits it shows."
      action="Turn On"
      pendingText="Checking"
      failure="We couldn't check this code"
      call={call}
      onSubmit={(event) => void form.handleSubmit((body) => call.send({ body }))(event)}
    >
      <div className={styles.secret}>
        <QrCode text={uri} label="QR code for your authenticator app" />
        <div>
          <h3 className="label">Can't scan the code?</h3>
          <p className="ui-text muted">Type this key into the app.</p>
          <code>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
          <CopyButton text={secret} done="Key copied">
            Copy Key
          </CopyButton>
          <a className="link ui-text" href={uri}>
            Open an app on this device
          </a>
        </div>
      </div>
      <Field label="Code" error={form.formState.errors.code?.message}>
        <TextInput inputMode="numeric" autoComplete="one-time-code" {...form.register("code")} />
      </Field>
    </FormDialog>
  );
}
