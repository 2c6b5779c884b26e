import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { useId } from "react";
import type { PageForm } from "~/lib/page-form.ts";
import { Checkbox } from "~/ui/checkbox.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";

interface TermsBoxProps {
  form: PageForm<{ terms: true | undefined }>;
}

/** Required for an account. */
export function TermsBox({ form }: TermsBoxProps) {
  const { terms: error } = form.errors;
  const errorId = useId();
  return (
    <div className="field">
      <Checkbox
        name="terms"
        checked={form.values.terms === true}
        onChange={(event) => form.set({ terms: event.currentTarget.checked || undefined })}
        onBlur={() => form.leave("terms")}
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
