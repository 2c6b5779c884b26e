import { vitalPart } from "~/ui/lazy-part.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "~/ui/queue.module.css";
import fileSheetStyles from "~/ui/file-sheet.module.css";
import { credentialKindLabels } from "@caseload/contract/profiles/credential-kinds";
import type { CredentialFile } from "@caseload/contract/profiles/credentials";
import { mayMove } from "@caseload/contract/lifecycles";
import { credentialMoves } from "@caseload/contract/staff/staff-lifecycles";
import { errorMessages } from "@caseload/contract/refusals";
import { Suspense } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { TornPageArt } from "~/ui/art.tsx";
import { Avatar } from "~/ui/avatar.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { CredentialBadge } from "~/ui/credential-badge.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { FileSection, FileSheet } from "~/ui/file-sheet.tsx";
import { FileSkeleton } from "~/ui/file-skeleton.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { BackLink } from "~/ui/page-head.tsx";
import { CredentialPanel } from "./credential-panel.tsx";

const DecisionForm = vitalPart(() => import("./decision-form.tsx"));

/** One credential, its evidence, and the decision. */
export function CredentialFilePage({ id }: { id: number }) {
  const { data: file, error, refetch } = useApi("getCredentialToCheck", { params: { id } });
  if (error?.status === 404 || error?.status === 400) return <CredentialNotFound />;
  return (
    <>
      <BackLink to="/staff/credentials">Credentials to check</BackLink>
      {file ? (
        <OpenFile file={file} />
      ) : error ? (
        <InlineAlert
          title="This credential could not be loaded"
          text={errorText(error, "Please try again")}
          onRetry={() => void refetch()}
        />
      ) : (
        <FileSkeleton />
      )}
    </>
  );
}

function OpenFile({ file }: { file: CredentialFile }) {
  const mayReject = mayMove(file.status, credentialMoves.reject);
  return (
    <FileSheet head={<Head file={file} />} panel={<CredentialPanel file={file} />}>
      <Decision file={file} />
      {mayReject && (
        <FileSection title="Decision">
          <Suspense>
            <DecisionForm key={file.status} file={file} />
          </Suspense>
        </FileSection>
      )}
    </FileSheet>
  );
}

function Head({ file: { status, title, issuer, kind, owner } }: { file: CredentialFile }) {
  return (
    <>
      <div className={fileSheetStyles.badges}>
        <CredentialBadge status={status} />
      </div>
      <h1 className="display">{title}</h1>
      <p className={classNames("muted", styles.queueUnder)}>
        {credentialKindLabels[kind]}, {issuer}
      </p>
      <p className={styles.queuePerson}>
        <Avatar id={owner.id} name={owner.name} photo={owner.photo} size="sm" /> {owner.name}
      </p>
    </>
  );
}

function Decision({ file: { decidedAt, decidedBy, reason } }: { file: CredentialFile }) {
  const format = useFormat();
  if (decidedAt === null || reason === null) return null;
  return (
    <FileSection title="Last decision">
      <p>
        <b className="strong">{decidedBy}</b>{" "}
        <time className="small muted" dateTime={decidedAt}>
          {format.dateTime(decidedAt)}
        </time>
      </p>
      <p className={styles.queueWords}>{reason}</p>
    </FileSection>
  );
}

export function CredentialNotFound() {
  return (
    <EmptyState
      level={1}
      art={<TornPageArt />}
      title="Credential Not Found"
      text={errorMessages.credentialNotFound}
      action={
        <ButtonLink variant="primary" to="/staff/credentials">
          Back to credentials
        </ButtonLink>
      }
    />
  );
}
