import type { ContractVersion } from "@caseload/contract/engagements/contracts";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
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
  /** The signer's name as the agreement or the account has it. */
  name: string;
  nameHint: string;
  signing: ReturnType<typeof useSigning>;
}

/** The typed name and the consent enable the button. */
export default function SignForm({ version: { version, kind }, name, nameHint, signing }: SignFormProps) {
  const [typed, setTyped] = useState("");
  const [hasConsented, setConsented] = useState(false);
  const isReady = typed.trim() !== "" && hasConsented;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isReady) signing.sign(typed.trim());
  }
  return (
    <form className={styles.signForm} onSubmit={submit}>
      <Field label="Type your full name to sign" hint={`${nameHint}: ${name}`}>
        <TextInput
          autoComplete="name"
          maxLength={engagementLimits.signature}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
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
