import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import { timeToasts } from "@caseload/contract/engagements/time-toasts";
import { formatCents } from "@caseload/contract/engagements/money-text";
import { formatHours } from "@caseload/contract/engagements/hours-text";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { isEditable, sumOf } from "./entry-text.ts";
import { useTimer } from "./use-timer.ts";
import * as styles from "./week-sections.module.css";

interface SubmitBarProps {
  contractId: number;
  monday: string;
  entries: readonly TimeEntry[];
  /** Whether a timesheet of the week awaits an answer: no other can be submitted then. */
  isAwaiting: boolean;
}

/** The drafts and returned entries of the week, and the button that submits them. */
export function SubmitBar({ contractId, monday, entries, isAwaiting }: SubmitBarProps) {
  const toast = useToast();
  const { timer } = useTimer();
  const submission = useSingleCall("submitTimesheet", {
    onSuccess: () => toast.success(timeToasts.timesheetSubmitted),
    onError: (error) => toast.failure(timeToasts.timesheetFailed, error),
  });
  const open = entries.filter(isEditable);
  if (open.length === 0) return null;
  const { minutes, cents, rateCents } = sumOf(open);
  const isReturned = open.some(({ status }) => status === "returned");
  const sum = [formatHours(minutes), ...(cents === null ? [] : [formatCents(cents)])].join(", ");
  return (
    <div className={styles.submit} data-phone-bar="own">
      <p>
        <b>{sum}</b>
        {rateCents !== null && ` at ${formatCents(rateCents)}/hr`}.
        {isAwaiting &&
          " This week's timesheet is awaiting approval. Submit these after it's approved or returned."}
        {!isAwaiting && timer && " The running timer isn't included."}
      </p>
      {!isAwaiting && (
        <Button
          variant="primary"
          size="lg"
          pending={submission.isPending}
          pendingText="Submitting"
          onClick={() => submission.send({ params: { id: contractId }, body: { weekStart: monday } })}
        >
          {isReturned ? "Resubmit Timesheet" : "Submit Timesheet"}
        </Button>
      )}
    </div>
  );
}
