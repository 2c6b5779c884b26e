import type { ContractVersion } from "@caseload/contract/engagements/contracts";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { missingAddress } from "@caseload/contract/engagements/required-addresses";
import { isNameOfAccount, signatureNameError } from "@caseload/contract/engagements/signature-name";
import PenLine from "lucide-react/icons/pen-line";
import { type FormEvent, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { stepFailures, stepLabels } from "./contract-text.ts";
import type { useSigning } from "./use-signing.ts";
import * as styles from "./rail.module.css";

interface SignFormProps {
  version: ContractVersion;
  /** Whether the other side proposed the version. */
  isOthers: boolean;
  /** The name of the signer's account. */
  name: string;
  signing: ReturnType<typeof useSigning>;
}

/** The typed name and the consent enable the button. */
export default function SignForm({
  version: { version, kind, sha256, structuredTerms },
  isOthers,
  name,
  signing,
}: SignFormProps) {
  const [typed, setTyped] = useState("");
  const [hasConsented, setConsented] = useState(false);
  const [read, setRead] = useState({ version, sha256, isOutdated: false });
  // Consent is to the text that was read. The typed name holds for any version.
  if (read.sha256 !== sha256 || read.version !== version) {
    setRead({ version, sha256, isOutdated: isOthers });
    setConsented(false);
  }
  const [isChecked, setChecked] = useState(false);
  const blocked = missingAddress(structuredTerms);
  const isReady = typed.trim() !== "" && hasConsented && blocked === null;
  const problem = isChecked && !isNameOfAccount(typed, name) ? signatureNameError(name) : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (isReady && isNameOfAccount(typed, name)) signing.sign(typed.trim());
  }
  return (
    <form className={styles.signForm} onSubmit={submit}>
      {read.isOutdated && (
        <InlineAlert
          narrow
          title={`The terms changed while you were reading. Review version ${version}.`}
          text="Your name is kept. Agree again once you have read the new version."
        />
      )}
      <Field
        label="Type your full name to sign"
        hint={`As it appears on your account: ${name}`}
        error={problem}
      >
        <TextInput
          autoComplete="name"
          maxLength={engagementLimits.signature}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setChecked(false);
          }}
        />
      </Field>
      <Checkbox checked={hasConsented} onChange={(event) => setConsented(event.currentTarget.checked)}>
        I have read version {version}. I agree to sign it electronically, and to be bound by it.
      </Checkbox>
      {signing.error && (
        <InlineAlert
          narrow
          title={stepFailures.agree}
          text={errorText(signing.error, "Check your connection and try again.")}
        />
      )}
      {blocked !== null && <InlineAlert tone="note" narrow title="An address is missing" text={blocked} />}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        disabled={!isReady}
        pending={signing.isPending}
        pendingText="Signing"
      >
        <PenLine className="icon" aria-hidden="true" />
        {kind === "terms" ? stepLabels.agree : `Sign Version ${version}`}
      </Button>
    </form>
  );
}
