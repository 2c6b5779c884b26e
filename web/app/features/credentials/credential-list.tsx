import { vitalPart } from "~/ui/lazy-part.ts";
import Plus from "lucide-react/icons/plus";
import { Suspense, useState } from "react";
import { UntilReady } from "~/lib/until-ready.tsx";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { QueueRows } from "~/ui/queue.tsx";
import { fileToasts } from "@caseload/contract/files/file-toasts";
import { credentialKindLabels } from "@caseload/contract/profiles/credential-kinds";
import type { Credential } from "@caseload/contract/profiles/credentials";
import { mayMove } from "@caseload/contract/lifecycles";
import { credentialMoves } from "@caseload/contract/staff/staff-lifecycles";
import { usStateName } from "@caseload/contract/us-states";
import Download from "lucide-react/icons/download";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useOpenFile } from "~/lib/use-open-file.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { CredentialBadge } from "~/ui/credential-badge.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./credentials.module.css";
import * as queueStyles from "~/ui/queue.module.css";

const StateSection = vitalPart(() => import("./state-section.tsx"));
const CredentialDialog = vitalPart(() => import("./credential-dialog.tsx"));

const empty = {
  title: "No credentials yet",
  text: "Submit a credential with a copy as evidence. We check it against the issuer's records and show the result on your profile.",
};

/** One's credentials and how far each check has come. */
export function CredentialList() {
  const list = useApiPages("listOwnCredentials");
  const [{ turn, isOpen }, setDialog] = useState({ turn: 0, isOpen: false });
  const setOpen = (open: boolean): void => setDialog((now) => ({ ...now, isOpen: open }));
  return (
    <>
      <PageHead
        title="Credentials"
        lede="Your licenses and certifications. Only you and our reviewers can see the evidence."
        actions={
          <Button
            variant="primary"
            onClick={() => setDialog(({ turn: last }) => ({ turn: last + 1, isOpen: true }))}
          >
            <Plus className="icon" aria-hidden="true" />
            Submit Credential
          </Button>
        }
      />
      <div className="sheet edge">
        <QueueRows list={list} noun="credentials" empty={empty}>
          {list.rows.map((credential) => (
            <CredentialRow key={credential.id} credential={credential} />
          ))}
        </QueueRows>
      </div>
      <Suspense>
        <UntilReady>
          <StateSection />
        </UntilReady>
      </Suspense>
      {turn > 0 && (
        <LateDialog onOpenChange={setOpen}>
          <CredentialDialog key={turn} open={isOpen} onOpenChange={setOpen} />
        </LateDialog>
      )}
    </>
  );
}

/** "NALA, No. 118204, Pennsylvania" */
const issuedBy = ({ issuer, number, state }: Credential): string =>
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
            {status === "lapsed" ? "Expired on" : "Valid through"} {format.day(expiresOn)}
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

function EvidenceButton({ credential: { id, title } }: { credential: Credential }) {
  const open = useOpenFile("openOwnEvidence", useToast());
  return (
    <Button
      size="sm"
      aria-label={`Download evidence of ${title}`}
      pending={open.isPending}
      pendingText="Opening"
      onClick={() => open.send({ params: { id } })}
    >
      <Download className="icon" aria-hidden="true" />
      Evidence
    </Button>
  );
}

function WithdrawButton({ credential: { id, title } }: { credential: Credential }) {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useSingleCall("withdrawCredential", {
    onSuccess: () => {
      setAsking(false);
      toast.success(fileToasts.credentialWithdrawn);
    },
    onError: (error) => {
      setAsking(false);
      toast.failure(fileToasts.credentialFailed, error);
    },
  });
  return (
    <>
      <Button
        className={styles.withdrawButton}
        size="sm"
        variant="ghost"
        aria-label={`Withdraw ${title}`}
        onClick={() => setAsking(true)}
      >
        Withdraw
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Withdraw this credential?"
        text="It will no longer be reviewed or shown, and its evidence is deleted. You can submit it again later."
        confirmLabel="Withdraw"
        pendingLabel="Withdrawing"
        pending={withdraw.isPending}
        onConfirm={() => withdraw.send({ params: { id } })}
      />
    </>
  );
}
