import type { AccountKind } from "./account-kind.ts";
import * as styles from "./accounts.module.css";

const labels: Record<AccountKind, string> = {
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
          // Blur would show a field's error, which would move this button before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onSwitch(kind)}
        >
          {labels[kind]}
        </button>
      ))}
    </p>
  );
}
