import {
  isHash,
  normalizeHash,
  verificationMessages,
} from "@caseload/contract/engagements/verification-texts";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useVerification, type VerificationEvents } from "./use-verification.ts";
import * as styles from "./verification.module.css";

/** Checks a SHA-256, as people copy it: in groups, in upper case. */
export function HashForm(events: VerificationEvents) {
  const [problem, setProblem] = useState<string | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const { verify, pending } = useVerification(events);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const sha256 = normalizeHash(input.current?.value ?? "");
    if (isHash(sha256)) {
      setProblem(undefined);
      verify({ sha256 });
      return;
    }
    events.onAsked();
    setProblem(`${verificationMessages.hash}.`);
    input.current?.focus();
  }
  return (
    <form className={styles.hashForm} noValidate onSubmit={submit}>
      <Field
        label="SHA-256"
        hint="Shows only whether a signed file or terms with this fingerprint exist."
        error={problem}
      >
        <TextInput
          ref={input}
          name="sha256"
          placeholder="64 characters"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
      </Field>
      <Button type="submit" pending={pending !== null} pendingText="Checking">
        Check Fingerprint
      </Button>
    </form>
  );
}
