import CircleCheck from "lucide-react/icons/circle-check";
import PenLine from "lucide-react/icons/pen-line";

interface SignatureProps {
  name: string;
  /** "Senior Partner, Lindqvist Okafor LLP" */
  role: string;
  /** The time as it is shown; null while unsigned. */
  signedAt: string | null;
  /** The shortened SHA-256 of what was signed. */
  hash?: string;
  /** While unsigned: who signs. */
  awaited?: string;
}

/** Letters from which a name takes a smaller hand. */
const longName = 18;
const veryLongName = 32;

function inkClass({ length }: string): string {
  if (length > veryLongName) return "signature-ink very-long";
  return length > longName ? "signature-ink long" : "signature-ink";
}

/** A signature line: name in blue ink, printed name, role, time and hash. */
export function Signature({ name, role, signedAt, hash, awaited }: SignatureProps) {
  return (
    <div className="signature">
      <div className={inkClass(name)} aria-hidden="true">
        {signedAt && <span>{name}</span>}
      </div>
      <p>
        <b>{name}</b>
        <br />
        {role}
      </p>
      {signedAt === null ? (
        <div className="signature-record awaited">
          <PenLine className="icon" />
          {awaited}
        </div>
      ) : (
        <div className="signature-record">
          <CircleCheck className="icon" />
          <span>
            Signed {signedAt}
            <br />
            {hash && <span className="hash">SHA-256 {hash}</span>}
          </span>
        </div>
      )}
    </div>
  );
}
