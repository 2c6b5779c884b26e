import type { AccountKind } from "./account-kind.ts";
import styles from "./accounts.module.css";

const words: Record<AccountKind, string> = {
  login: "Sign in",
  paralegal: "Register as Paralegal",
  attorney: "Register as Attorney",
};

interface AccountSwitchProps {
  lead: string;
  kinds: readonly AccountKind[];
  onSwitch: (kind: AccountKind) => void;
}

/** Leads from one account form to the others. */
export function AccountSwitch({ lead, kinds, onSwitch }: AccountSwitchProps) {
  return (
    <p className={styles.otherForms}>
      {lead}
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="link"
          // A field that is left says what it lacks, and would push this button from under the press.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onSwitch(kind)}
        >
          {words[kind]}
        </button>
      ))}
    </p>
  );
}
