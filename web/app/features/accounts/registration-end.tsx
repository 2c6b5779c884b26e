import type { UserType } from "@caseload/contract/roles";
import type { UseFormRegister } from "react-hook-form";
import { Button } from "~/ui/button.tsx";
import type { AccountKind } from "./account-kind.ts";
import { AccountSwitch } from "./account-switch.tsx";
import { TermsBox, type TermsValues } from "./terms-box.tsx";
import * as styles from "./accounts.module.css";

interface RegistrationEndProps {
  /** Called here, after the fields above: the first field in this order gets the focus when several are wrong. */
  register: UseFormRegister<TermsValues>;
  error: string | undefined;
  isPending: boolean;
  action: string;
  other: UserType;
  onSwitch: (kind: AccountKind) => void;
}

/** The terms, the button, and the way to the other forms. */
export function RegistrationEnd({
  register,
  error,
  isPending,
  action,
  other,
  onSwitch,
}: RegistrationEndProps) {
  return (
    <>
      <TermsBox register={register} error={error} />
      <Button
        variant="primary"
        size="lg"
        block
        type="submit"
        className={styles.submit}
        pending={isPending}
        pendingText="Registering"
      >
        {action}
      </Button>
      <AccountSwitch
        lead="Already registered, or on the other side?"
        kinds={["login", other]}
        onSwitch={onSwitch}
      />
    </>
  );
}
