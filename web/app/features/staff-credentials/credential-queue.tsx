import {
  credentialKindLabels,
  credentialStatusLabels,
  credentialStatuses,
  type CredentialStatus,
} from "@caseload/contract/profiles/credential-kinds";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Queue, QueueRow, QueueRows } from "~/ui/queue.tsx";

const emptyTexts: Record<CredentialStatus, { title: string; text: string }> = {
  pending: { title: "You're all caught up", text: "Credentials that members submit appear here." },
  verified: { title: "Nothing verified", text: "Verified credentials that have not expired appear here." },
  rejected: { title: "Nothing rejected", text: "What could not be verified is kept here." },
  lapsed: { title: "Nothing lapsed", text: "What was verified and has expired is kept here." },
  withdrawn: { title: "Nothing withdrawn", text: "Credentials that their owners withdrew are kept here." },
};

/** Credentials by status, oldest first. */
export function CredentialQueue() {
  return (
    <Queue label="Credentials by status" statuses={credentialStatuses} labels={credentialStatusLabels}>
      {(status) => <Rows key={status} status={status} />}
    </Queue>
  );
}

function Rows({ status }: { status: CredentialStatus }) {
  const format = useFormat();
  const list = useApiPages("listCredentialsToCheck", { query: { status } });
  return (
    <QueueRows list={list} noun="credentials" empty={emptyTexts[status]}>
      {list.rows.map(({ id, title, issuer, kind, owner, submittedAt }) => (
        <QueueRow
          key={id}
          number={<>No. {id}</>}
          time={<time dateTime={submittedAt}>{format.stamp(submittedAt)}</time>}
          title={owner.name}
          to={`/staff/credentials/${id}`}
          kind={credentialKindLabels[kind]}
          preview={`${title}, ${issuer}`}
        />
      ))}
    </QueueRows>
  );
}
