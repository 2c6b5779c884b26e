import { jobMoves, mayMove } from "@caseload/contract/lifecycles";
import type { BulkAction } from "@caseload/contract/jobs/posting-options";
import type { ManagedJob } from "@caseload/contract/jobs/postings";
import X from "lucide-react/icons/x";
import { useMember } from "~/lib/session.ts";
import { Button } from "~/ui/button.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { bulkWords } from "./bulk-words.ts";
import styles from "./manage.module.css";

interface BulkBarProps {
  chosen: readonly ManagedJob[];
  running: BulkAction | null;
  onAction: (action: BulkAction) => void;
  onClear: () => void;
}

/** What a posting in this status could go through; the server decides for each. */
const fits: Record<BulkAction, (job: ManagedJob) => boolean> = {
  close: ({ status }) => mayMove(status, jobMoves.close),
  reopen: ({ status }) => status === "closed" || status === "filled",
  approve: ({ status }) => mayMove(status, jobMoves.approve),
  reassign: () => true,
  duplicate: () => true,
};
const actions = Object.keys(fits) as BulkAction[];

/** Stays at the bottom while postings are chosen. */
export function BulkBar({ chosen, running, onAction, onClear }: BulkBarProps) {
  const mayApprove = useMember().permissions.includes("job:approve");
  const offered = actions.filter(
    (action) => (action !== "approve" || mayApprove) && chosen.some((job) => fits[action](job)),
  );
  return (
    <div className={styles.manageBar} role="group" aria-label="Change the selected postings">
      <span role="status">{chosen.length} selected</span>
      <span className={styles.buttons}>
        {offered.map((action) => (
          <Button
            key={action}
            size="sm"
            pending={running === action}
            pendingText={bulkWords[action].pending}
            disabled={running !== null && running !== action}
            onClick={() => onAction(action)}
          >
            {bulkWords[action].button}
          </Button>
        ))}
      </span>
      <IconButton label="Clear the selection" icon={X} onClick={onClear} />
    </div>
  );
}
