import type { UserType } from "@caseload/contract/roles";
import type { PageForm } from "~/lib/page-form.ts";
import { Button } from "~/ui/button.tsx";
import type { AccountKind } from "./account-kind.ts";
import { AccountSwitch } from "./account-switch.tsx";
import { TermsBox } from "./terms-box.tsx";
import * as styles from "./accounts.module.css";

interface RegistrationEndProps {
  form: PageForm<{ terms: true | undefined }>;
  isPending: boolean;
  action: string;
  other: UserType;
  onSwitch: (kind: AccountKind) => void;
}

/** The terms, the button, and the way to the other forms. */
export function RegistrationEnd({ form, isPending, action, other, onSwitch }: RegistrationEndProps) {
  return (
    <>
      <TermsBox form={form} />
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
