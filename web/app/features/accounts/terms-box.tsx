import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { useId } from "react";
import type { UseFormRegister } from "react-hook-form";
import { Checkbox } from "~/ui/checkbox.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";

export interface TermsValues {
  terms: true | undefined;
}

interface TermsBoxProps {
  register: UseFormRegister<TermsValues>;
  error: string | undefined;
}

/** Required for an account. */
export function TermsBox({ register, error }: TermsBoxProps) {
  const errorId = useId();
  return (
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
        <span className="error" id={errorId}>
          <CircleAlert className="icon" />
          {error}
        </span>
      )}
    </div>
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
