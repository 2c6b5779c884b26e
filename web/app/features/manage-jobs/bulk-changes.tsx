import { jobMoves, mayMove } from "@caseload/contract/lifecycles";
import type { BulkAction } from "@caseload/contract/jobs/posting-options";
import { postingToasts } from "@caseload/contract/jobs/posting-messages";
import type { BulkChange, BulkResult, ManagedJob } from "@caseload/contract/jobs/postings";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { plural } from "~/lib/phrases.ts";
import { useMember } from "~/lib/session.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import * as styles from "./manage-jobs.module.css";

/** The label of an action's button, the label while it runs, and its past participle. */
export const bulkLabels: Record<BulkAction, { button: string; pending: string; done: string }> = {
  close: { button: "Close", pending: "Closing", done: "closed" },
  reopen: { button: "Reopen", pending: "Reopening", done: "reopened" },
  approve: { button: "Approve", pending: "Approving", done: "approved" },
  reassign: { button: "Reassign", pending: "Reassigning", done: "reassigned" },
  duplicate: { button: "Duplicate", pending: "Duplicating", done: "duplicated" },
};

const doneText = (action: BulkAction, count: number): string =>
  `${plural(count, "posting")} ${bulkLabels[action].done}`;

export interface BulkOutcome {
  readonly change: BulkChange;
  readonly results: readonly BulkResult[];
}

/** Changes several postings in one call; the outcome lists the ones that were refused. */
export function useBulkChange(onDone: (refused: number[]) => void) {
  const toast = useToast();
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const call = useSingleCall("changeJobs", {
    onSuccess: (results, { body }) => {
      const refused = results.filter(({ done }) => !done);
      if (refused.length < results.length)
        toast.success(doneText(body.action, results.length - refused.length), "");
      setOutcome(refused.length > 0 ? { change: body, results } : null);
      onDone(refused.map(({ id }) => id));
    },
    onError: (error) => toast.failure(postingToasts.bulkFailed, error),
  });
  return {
    run: (body: BulkChange): void => call.send({ body }),
    running: call.isPending ? (call.variables?.body.action ?? null) : null,
    outcome,
    closeOutcome: () => setOutcome(null),
  };
}

interface BulkBarProps {
  jobs: readonly ManagedJob[];
  running: BulkAction | null;
  onAction: (action: BulkAction) => void;
  onClear: () => void;
}

/** Whether an action makes sense for a posting; the server decides. */
const isOffered: Record<BulkAction, (job: ManagedJob) => boolean> = {
  close: ({ status }) => mayMove(status, jobMoves.close),
  reopen: ({ status }) => status === "closed" || status === "filled",
  approve: ({ status }) => mayMove(status, jobMoves.approve),
  reassign: () => true,
  duplicate: () => true,
};
const bulkActions = Object.keys(isOffered) as BulkAction[];

/** Stays at the bottom of the window while postings are selected. */
export function BulkBar({ jobs, running, onAction, onClear }: BulkBarProps) {
  const mayApprove = useMember().permissions.includes("job:approve");
  const offered = bulkActions.filter(
    (action) => (action !== "approve" || mayApprove) && jobs.some((job) => isOffered[action](job)),
  );
  return (
    <div
      className={styles.bulkBar}
      role="group"
      aria-label="Change the selected postings"
      data-phone-bar="own"
    >
      <span role="status">{jobs.length} selected</span>
      <span className={styles.buttons}>
        {offered.map((action) => (
          <Button
            key={action}
            size="sm"
            pending={running === action}
            pendingText={bulkLabels[action].pending}
            disabled={running !== null && running !== action}
            onClick={() => onAction(action)}
          >
            {bulkLabels[action].button}
          </Button>
        ))}
      </span>
      <IconButton label="Clear the selection" icon={X} onClick={onClear} />
    </div>
  );
}
