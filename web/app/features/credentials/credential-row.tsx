import { credentialKindLabels } from "@caseload/contract/profiles/credential-kinds";
import type { Credential } from "@caseload/contract/profiles/credentials";
import { mayMove } from "@caseload/contract/lifecycles";
import { credentialMoves } from "@caseload/contract/staff/staff-lifecycles";
import { usStateName } from "@caseload/contract/us-states";
import { useFormat } from "~/lib/use-format.ts";
import { CredentialBadge } from "~/ui/credential-badge.tsx";
import { EvidenceButton } from "./evidence-button.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./credentials.module.css";
import queueStyles from "~/ui/queue.module.css";

/** "NALA, No. 118204, Pennsylvania" */
export const issuedBy = ({ issuer, number, state }: Credential): string =>
  [issuer, number && `No. ${number}`, state && usStateName(state)].filter(Boolean).join(", ");

export function CredentialRow({ credential }: { credential: Credential }) {
  const format = useFormat();
  const { kind, title, status, submittedAt, expiresOn, reason, evidence } = credential;
  const isShown = reason !== null && (status === "verified" || status === "rejected");
  return (
    <li className={styles.credentialRow}>
      <div className={queueStyles.gutter}>
        <b>{format.date(submittedAt)}</b>
        <span>{credentialKindLabels[kind]}</span>
      </div>
      <div className={queueStyles.details}>
        <div className={styles.badges}>
          <CredentialBadge status={status} />
        </div>
        <h2 className="heading">{title}</h2>
        <p className="small muted">{issuedBy(credential)}</p>
        {expiresOn !== null && (
          <p className="small muted">
            {status === "lapsed" ? "Expired on" : "Holds until"} {format.day(expiresOn)}
          </p>
        )}
        {isShown && (
          <p className={classNames(styles.preview, queueStyles.preview)}>
            {status === "verified" ? "Checked: " : "Why: "}
            {reason}
          </p>
        )}
        <div className={styles.actions}>
          {evidence && <EvidenceButton credential={credential} />}
          {mayMove(status, credentialMoves.withdraw) && <WithdrawButton credential={credential} />}
        </div>
      </div>
    </li>
  );
}
