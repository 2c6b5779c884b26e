import type { ComponentProps } from "react";
import { PasswordInput } from "./password-input.tsx";
import { Meter } from "./progress.tsx";
import * as styles from "./new-password-input.module.css";
import { limits } from "@caseload/contract/limits";

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

export interface Strength {
  /** 0 to 100 */
  readonly score: number;
  readonly word: "Too short" | "Weak" | "Fair" | "Good" | "Strong";
}

const words = ["Weak", "Fair", "Good", "Strong"] as const;
/** From this length on, length alone counts as a quality. */
const longLength = 12;

/** How hard a password is to guess, from its length and its kinds of characters. A hint, not a rule. */
export function passwordStrength(password: string): Strength {
  if (password.length < limits.passwordLength) {
    return { score: Math.round((password.length / limits.passwordLength) * 20), word: "Too short" };
  }
  const qualities = [
    /\d/.test(password) && /[!@#$%^&*]/.test(password),
    /[a-z]/.test(password) && /[A-Z]/.test(password),
    password.length >= longLength,
  ];
  const met = qualities.filter(Boolean).length;
  return { score: 25 * (met + 1), word: words[met] ?? "Weak" };
}
