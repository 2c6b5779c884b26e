import { limits } from "@caseload/contract/limits";

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
