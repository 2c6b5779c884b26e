import type { ManagedJob } from "@caseload/contract/jobs/postings";
import { errorMessages } from "@caseload/contract/refusals";
import { useState } from "react";
import { docketNumber, plural } from "~/lib/format.ts";
import { Button } from "~/ui/button.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { bulkWords } from "./bulk-words.ts";
import type { BulkOutcome } from "./use-bulk.ts";
import styles from "./manage.module.css";

interface OutcomeDialogProps {
  outcome: BulkOutcome | null;
  jobs: readonly ManagedJob[];
  onClose: () => void;
  /** Reopens those that somebody works under. */
  onConfirm: (ids: number[]) => void;
}

/** Which postings were refused, and why; each by itself. */
export function OutcomeDialog({ outcome, jobs, onClose, onConfirm }: OutcomeDialogProps) {
  // The last one stays in sight while the dialog closes.
  const [shown, setShown] = useState(outcome);
  if (outcome !== null && outcome !== shown) setShown(outcome);
  if (!shown) return null;
  const refused = shown.results.filter(({ done }) => !done);
  const asked = refused.filter(({ problem }) => problem === errorMessages.somebodyWorks).map(({ id }) => id);
  return (
    <Dialog
      open={outcome !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`${plural(refused.length, "posting")} not ${bulkWords[shown.change.action].done}`}
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
          {asked.length > 0 && (
            <Button variant="primary" onClick={() => onConfirm(asked)}>
              Reopen {plural(asked.length, "Posting")} Anyway
            </Button>
          )}
        </>
      }
    >
      <ul className={styles.manageOutcome}>
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
