import CircleCheck from "lucide-react/icons/circle-check";
import type { ReactNode } from "react";

interface SignatureProps {
  name: string;
  /** "Senior Partner, Lindqvist Okafor LLP" */
  role: string;
  /** The time as it is shown; empty while unsigned. */
  signedAt?: string | null;
  /** While unsigned: the "Agree to Terms" button, or a word on who signs next. */
  action?: ReactNode;
}

/** A signature line: name in blue ink, printed name, role and time. */
export function Signature({ name, role, signedAt, action }: SignatureProps) {
  return (
    <div className="signature">
      <div className="signature-ink" aria-hidden="true">
        {signedAt && <span>{name}</span>}
      </div>
      <p>
        <b>{name}</b>
        <br />
        {role}
      </p>
      {signedAt && (
        <div className="signature-record">
          <CircleCheck className="icon" />
          Signed {signedAt}
        </div>
      )}
      {!signedAt && action}
    </div>
  );
}
