import { errorMessages } from "@caseload/contract/error-messages";
import { mayMove } from "@caseload/contract/lifecycles";
import { credentialKindLabels } from "@caseload/contract/profiles/credential-kinds";
import type { CredentialFile } from "@caseload/contract/profiles/credentials";
import { credentialMoves } from "@caseload/contract/staff/staff-lifecycles";
import { usStateName } from "@caseload/contract/us-states";
import Download from "lucide-react/icons/download";
import { Suspense } from "react";
import { fileSize } from "~/lib/file-size.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useOpenFile } from "~/lib/use-open-file.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { Button } from "~/ui/button.tsx";
import { CredentialBadge } from "~/ui/credential-badge.tsx";
import { FileSection } from "~/ui/file-sheet.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { ReviewCase, ReviewDecision, ReviewPage } from "~/ui/review-case.tsx";
import { useToast } from "~/ui/toast-context.ts";

const DecisionForm = vitalPart(() => import("./decision-form.tsx"));

/** One credential, its evidence, and the decision. */
export function CredentialFilePage({ id }: { id: number }) {
  return (
    <ReviewPage
      id={id}
      query={useApi("getCredentialToCheck", { params: { id } }, { enabled: !Number.isNaN(id) })}
      queue={{ to: "/staff/credentials", label: "Credentials to Check" }}
      failureTitle="We couldn't load this credential"
      notFound={{
        title: "Credential Not Found",
        text: errorMessages.credentialNotFound,
        action: "Back to credentials",
      }}
    >
      {(file) => <OpenFile file={file} />}
    </ReviewPage>
  );
}

function OpenFile({ file }: { file: CredentialFile }) {
  const format = useFormat();
  const { status, title, issuer, kind, owner, number, state, issuedOn, expiresOn, submittedAt } = file;
  const { decidedAt, decidedBy, reason } = file;
  return (
    <ReviewCase
      badge={<CredentialBadge status={status} />}
      title={title}
      subtitle={`${credentialKindLabels[kind]}, ${issuer}`}
      person={
        <>
          <Avatar id={owner.id} name={owner.name} photo={owner.photo} size="sm" /> {owner.name}
        </>
      }
      terms={[
        { term: "Number", value: number ?? "Not given" },
        { term: "State", value: state === null ? "Not given" : usStateName(state) },
        { term: "Issued", value: issuedOn === null ? "Not given" : format.day(issuedOn) },
        { term: "Expires", value: expiresOn === null ? "Not given" : format.day(expiresOn) },
        { term: "Submitted", value: format.dateTime(submittedAt) },
        { term: "Member since", value: format.date(owner.memberSince) },
      ]}
      actions={<Evidence file={file} />}
    >
      {decidedAt !== null && reason !== null && (
        <ReviewDecision
          title="Last decision"
          by={decidedBy}
          at={
            <time className="small muted" dateTime={decidedAt}>
              {format.dateTime(decidedAt)}
            </time>
          }
          reason={reason}
        />
      )}
      {mayMove(status, credentialMoves.reject) && (
        <FileSection title="Decision">
          <Suspense>
            <DecisionForm key={status} file={file} />
          </Suspense>
        </FileSection>
      )}
    </ReviewCase>
  );
}

/** The copy of the credential; the server logs who opens it. */
function Evidence({ file: { id, evidence } }: { file: CredentialFile }) {
  const open = useOpenFile("openEvidence", useToast());
  if (!evidence) return <p className="small muted">No evidence is kept for this one.</p>;
  return (
    <>
      <Button
        block
        pending={open.isPending}
        pendingText="Opening"
        onClick={() => open.send({ params: { id } })}
      >
        <Download className="icon" aria-hidden="true" />
        Open Evidence
      </Button>
      <p className="small muted">
        {evidence.name}, {fileSize(evidence.bytes)}. The audit log keeps who opens it.
      </p>
    </>
  );
}
