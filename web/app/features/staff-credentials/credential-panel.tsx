import type { CredentialFile } from "@caseload/contract/profiles/credentials";
import { usStateName } from "@caseload/contract/us-states";
import Download from "lucide-react/icons/download";
import { fileSize } from "~/lib/file-size.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useOpenFile } from "~/lib/use-open-file.ts";
import { Button } from "~/ui/button.tsx";
import { TermList } from "~/ui/meta.tsx";
import { useToast } from "~/ui/toast-context.ts";
import styles from "~/ui/queue.module.css";

/** What is claimed, and the copy of it; opening that is logged. */
export function CredentialPanel({ file }: { file: CredentialFile }) {
  const format = useFormat();
  const open = useOpenFile("openEvidence", useToast());
  const { id, number, state, issuedOn, expiresOn, submittedAt, owner, evidence } = file;
  return (
    <div className="sheet">
      <TermList
        terms={[
          { term: "Number", value: number ?? "Not given" },
          { term: "State", value: state === null ? "Not given" : usStateName(state) },
          { term: "Issued", value: issuedOn === null ? "Not given" : format.day(issuedOn) },
          { term: "Expires", value: expiresOn === null ? "Not given" : format.day(expiresOn) },
          { term: "Submitted", value: format.dateTime(submittedAt) },
          { term: "Member since", value: format.date(owner.memberSince) },
        ]}
      />
      <div className={styles.queueActions}>
        {evidence ? (
          <Button
            block
            pending={open.isPending}
            pendingText="Opening"
            onClick={() => open.send({ params: { id } })}
          >
            <Download className="icon" aria-hidden="true" />
            Open Evidence
          </Button>
        ) : (
          <p className="small muted">No evidence is kept for this one.</p>
        )}
        {evidence && (
          <p className="small muted">
            {evidence.name}, {fileSize(evidence.bytes)}. The audit log keeps who opens it.
          </p>
        )}
      </div>
    </div>
  );
}
