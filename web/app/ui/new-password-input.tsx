import type { ComponentProps } from "react";
import { passwordStrength } from "./password-strength.ts";
import { PasswordInput } from "./password-input.tsx";
import { Meter } from "./progress.tsx";
import styles from "./new-password-input.module.css";

/** The hint of every field for a new password. */
export const newPasswordHint = "At least 8 characters, with a number and one of !@#$%^&*";

interface NewPasswordInputProps extends ComponentProps<typeof PasswordInput> {
  /** The field's value; its strength is shown below. */
  typed: string;
}

/** A new password, with a button that shows it and a strength meter. */
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
