import { usStateName } from "@caseload/contract/us-states";
import type { PublicProfile } from "@caseload/contract/profiles/profiles";
import { useFormat } from "~/lib/use-format.ts";
import { Badge } from "~/ui/badge.tsx";
import { FileSection } from "~/ui/file-sheet.tsx";
import styles from "./public-profile.module.css";

/** What staff have checked: which credential, against what, and when. */
export function VerifiedCredentials({ credentials }: Pick<PublicProfile, "credentials">) {
  const format = useFormat();
  if (credentials.length === 0) return null;
  return (
    <FileSection title="Verified Credentials">
      <ul className={styles.verifiedCredentials}>
        {credentials.map(({ id, title, issuer, state, checked, verifiedAt, expiresOn }) => (
          <li key={id}>
            <p>
              <Badge tone="green" glyph="check">
                Verified
              </Badge>{" "}
              <b className="strong">{title}</b>
              <span className="muted">
                , {issuer}
                {state !== null && `, ${usStateName(state)}`}
              </span>
            </p>
            <p className="small muted">
              Checked on <time dateTime={verifiedAt}>{format.date(verifiedAt)}</time>: {checked}
              {expiresOn !== null && ` Holds until ${format.day(expiresOn)}.`}
            </p>
          </li>
        ))}
      </ul>
    </FileSection>
  );
}
