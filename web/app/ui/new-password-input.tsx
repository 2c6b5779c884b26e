import type { ComponentProps } from "react";
import { passwordStrength } from "./password-strength.ts";
import { PasswordInput } from "./password-input.tsx";
import { Meter } from "./progress.tsx";
import styles from "./new-password-input.module.css";

/** What every field for a new password says below it. */
export const newPasswordHint = "At least 8 characters, with a number and one of !@#$%^&*";

interface NewPasswordInputProps extends ComponentProps<typeof PasswordInput> {
  /** What stands in the field now; its strength is shown below. */
  typed: string;
}

/** A password to be: with an eye to show it, and how hard it is to guess. */
export function NewPasswordInput({ typed, ...input }: NewPasswordInputProps) {
  return (
    <>
      <PasswordInput autoComplete="new-password" {...input} />
      {typed !== "" && <Strength password={typed} />}
    </>
  );
}

function Strength({ password }: { password: string }) {
  const { score, word } = passwordStrength(password);
  return (
    <div className={styles.strength}>
      <Meter label={`Password strength: ${word}`} value={score} className={styles.meter} />
      <span className="small muted" aria-hidden="true">
        {word}
      </span>
    </div>
  );
}
