import {
  credentialKindLabels,
  credentialStatusLabels,
  credentialStatuses,
  type CredentialStatus,
} from "@caseload/contract/profiles/credential-kinds";
import type { CredentialFile } from "@caseload/contract/profiles/credentials";
import { Link } from "react-router";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Queue, QueueRows } from "~/ui/queue.tsx";
import styles from "~/ui/queue.module.css";

const emptyTexts: Record<CredentialStatus, { title: string; text: string }> = {
  pending: { title: "Nothing waits", text: "Credentials that members submit arrive here." },
  verified: { title: "Nothing verified", text: "What we verified and what still holds stands here." },
  rejected: { title: "Nothing rejected", text: "What could not be verified is kept here." },
  lapsed: { title: "Nothing lapsed", text: "What was verified and has expired is kept here." },
  withdrawn: { title: "Nothing withdrawn", text: "What its owner took back is kept here." },
};

/** Credentials by how far the check has come; who waits longest comes first. */
export function CredentialQueue() {
  return (
    <Queue label="Credentials by status" statuses={credentialStatuses} labels={credentialStatusLabels}>
      {(status) => <Rows key={status} status={status} />}
    </Queue>
  );
}

function Rows({ status }: { status: CredentialStatus }) {
  const list = useApiPages("listCredentialsToCheck", { query: { status } });
  return (
    <QueueRows list={list} noun="credentials" empty={emptyTexts[status]}>
      {list.rows.map((credential) => (
        <Row key={credential.id} credential={credential} />
      ))}
    </QueueRows>
  );
}

function Row({ credential }: { credential: CredentialFile }) {
  const format = useFormat();
  const { id, title, issuer, kind, owner, submittedAt } = credential;
  return (
    <li>
      <div className={styles.gutter}>
        <b>No. {id}</b>
        <time dateTime={submittedAt}>{format.stamp(submittedAt)}</time>
      </div>
      <div className={styles.details}>
        <h2 className="heading">
          <Link to={`/staff/credentials/${id}`}>{owner.name}</Link>
        </h2>
        <p className="small muted">{credentialKindLabels[kind]}</p>
        <p className={styles.preview}>
          {title}, {issuer}
        </p>
      </div>
    </li>
  );
}
