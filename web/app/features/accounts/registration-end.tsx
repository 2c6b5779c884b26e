import type { UserType } from "@caseload/contract/roles";
import { CircleAlert } from "lucide-react";
import { useId } from "react";
import type { UseFormRegister } from "react-hook-form";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import type { AccountKind } from "./account-kind.ts";
import { AccountSwitch } from "./account-switch.tsx";

interface RegistrationEndProps {
  /** Called here, after the fields above: the first field in this order gets the focus when several are wrong. */
  register: UseFormRegister<{ terms: true | undefined }>;
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
  const errorId = useId();
  return (
    <>
      <div className="field">
        <Checkbox
          {...register("terms")}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        >
          I accept the <DocumentLink to="/terms">terms and conditions</DocumentLink> and the{" "}
          <DocumentLink to="/privacy">privacy policy</DocumentLink>
        </Checkbox>
        {error !== undefined && (
          <span className="err" id={errorId}>
            <CircleAlert className="i" />
            {error}
          </span>
        )}
      </div>
      <Button variant="primary" size="lg" block type="submit" pending={isPending} pendingText="Registering">
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

/** Opens beside the form, which keeps what was typed. */
function DocumentLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="link" href={to} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
