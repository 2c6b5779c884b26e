import { activeContractMessage } from "@caseload/contract/jobs/posting-messages";
import type { ManagedJob } from "@caseload/contract/jobs/postings";
import { useState } from "react";
import { docketNumber } from "~/lib/format.ts";
import { plural } from "~/lib/phrases.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { bulkLabels, type BulkOutcome } from "./bulk-changes.tsx";
import * as styles from "./manage-jobs.module.css";

interface OutcomeDialogProps {
  outcome: BulkOutcome | null;
  jobs: readonly ManagedJob[];
  onClose: () => void;
  /** Reopens postings with a contract in progress. */
  onReopen: (ids: number[]) => void;
}

/** The postings that were refused, each with the reason. */
export default function OutcomeDialog({ outcome, jobs, onClose, onReopen }: OutcomeDialogProps) {
  // Keeps the last outcome while the dialog closes.
  const [shown, setShown] = useState(outcome);
  if (outcome !== null && outcome !== shown) setShown(outcome);
  if (!shown) return null;
  const refused = shown.results.filter(({ done }) => !done);
  const confirmable = refused.filter(({ problem }) => problem === activeContractMessage).map(({ id }) => id);
  return (
    <Dialog
      open={outcome !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`${plural(refused.length, "posting")} not ${bulkLabels[shown.change.action].done}`}
      description={
        shown.results.length > refused.length
          ? `The other ${plural(shown.results.length - refused.length, "posting")} went through.`
          : undefined
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Close
          </Button>
          {confirmable.length > 0 && (
            <Button variant="primary" onClick={() => onReopen(confirmable)}>
              Reopen {plural(confirmable.length, "Posting")} Anyway
            </Button>
          )}
        </>
      }
    >
      <ul className={styles.outcome}>
        {refused.map(({ id, problem }) => (
          <li key={id}>
            <b>{jobs.find((job) => job.id === id)?.title ?? docketNumber(id)}</b>
            <span className="muted">{problem}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
